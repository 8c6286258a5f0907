// Declares the types of sweetalert2/dist/sweetalert2.js.
import type {} from 'sweetalert2'
import Swal from 'sweetalert2/dist/sweetalert2.js'
import 'sweetalert2/dist/sweetalert2.css'
import { components as copy } from '#copy/layout.ts'
import alertStyles from '#components/ui/alert.module.css'
import buttonStyles from '#components/ui/button.module.css'
import dialogStyles from './dialog.module.css'
import styles from './message-box.module.css'

/** One of the alerts that the site shows (S8.01): its title, its sentence and its icon. */
export interface Message {
  title: string
  text?: string
  icon: 'success' | 'error' | 'info' | 'warning'
}

/** SVG path and alert style for each icon. */
const signs: Record<Message['icon'], [path: string, alert: string]> = {
  success: ['M23 33l6 6 12-13', 'ok'],
  error: ['M32 22v12M32 42v.01', 'error'],
  warning: ['M32 22v12M32 42v.01', 'warn'],
  info: ['M32 31v12M32 22v.01', 'info'],
}

function css(name: string): string {
  return styles[name] ?? ''
}

export async function openMessage({ title, text = '', icon }: Message): Promise<void> {
  // An open modal is in the top layer: only what is inside it can be seen and clicked.
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1)
  const [path, alert] = signs[icon]
  // The library would restore the focus with a delay, when a dialog may have it already.
  const focused = document.activeElement
  await Swal.fire({
    // Its `title` would be read as HTML, and a title may hold a child's name.
    titleText: title,
    text,
    icon,
    iconHtml: `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M32 2 62 32 32 62 2 32z"/><path d="${path}"/></svg>`,
    confirmButtonText: copy.okay,
    buttonsStyling: false,
    heightAuto: false,
    scrollbarPadding: dialog === undefined,
    target: dialog ?? document.body,
    showClass: {
      popup: dialogStyles.rising ?? '',
      backdrop: `swal2-backdrop-show ${dialogStyles.fading ?? ''}`,
    },
    hideClass: { popup: '', backdrop: '' },
    customClass: {
      container: css('container'),
      popup: css('popup'),
      icon: `${css('icon')} ${alertStyles[alert] ?? ''}`,
      title: css('title'),
      htmlContainer: css('text'),
      confirmButton: `${buttonStyles.button ?? ''} ${buttonStyles.main ?? ''} ${css('confirm')}`,
    },
    returnFocus: false,
  })
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
}

export function dismissMessage(): void {
  Swal.close()
}
