import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { focusHeading, focusOnMount } from '#components/page/focus-heading.ts'
import { components as copy } from '#copy/layout.ts'
import { markPage } from '#lib/mark-page.ts'
import { Form, FormActions } from '../form/form.tsx'
import type { Sending } from '../form/use-submit.ts'
import { Button, IconButton } from '../ui/button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  /** The close button, Escape or a click on the backdrop: the parent component then stops rendering the dialog. */
  onClose: () => void
  /** Keeps the dialog open while its form is being sent, so that the outcome is seen. */
  isPending?: boolean
  /** Once its form has been sent: the sentence that replaces the form and takes the focus. */
  thanks?: string | undefined
  children: ReactNode
}

/**
 * Open while it is rendered: `{isOpen && <Dialog …>}`. Closing resets its fields and restores the focus. It is rendered
 * at the end of the document: inside the page, its neighbours would be restyled.
 */
export function Dialog({ title, onClose, isPending = false, thanks, children }: DialogProps) {
  const titleId = useId()
  const close = isPending ? () => undefined : onClose
  const dialog = useModal(close)
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className="edge edge-small" aria-hidden="true" />
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={copy.close} icon={X} onClick={close} aria-disabled={isPending} />
      </div>
      <div className={styles.body}>
        {/* There before the thanks are, so that screen readers notice them. */}
        <div role="status">
          {thanks !== undefined && (
            <p ref={focusOnMount} tabIndex={-1}>
              {thanks}
            </p>
          )}
        </div>
        {thanks === undefined ? (
          children
        ) : (
          <FormActions>
            <Button onClick={close}>{copy.close}</Button>
          </FormActions>
        )}
      </div>
    </dialog>,
    document.body,
  )
}

interface FormDialogProps extends Omit<DialogProps, 'isPending'> {
  sending: Sending
  /** The label of its main button, and the label while the form is being sent. */
  submit: string
  pending?: string
  /** Whether it can be closed while the form is being sent: a message then reports the outcome. */
  canLeave?: boolean
}

export function FormDialog({
  sending,
  submit,
  pending,
  canLeave = false,
  children,
  ...rest
}: FormDialogProps) {
  return (
    <Dialog {...rest} isPending={sending.isPending && !canLeave}>
      <Form sending={sending}>
        {children}
        <FormActions submit={submit} pending={pending} onCancel={rest.onClose} />
      </Form>
    </Dialog>
  )
}

/** Focuses the first field or button of the last block, or the title if that would be scrolled out of view. */
function focusFirst(dialog: HTMLElement): void {
  const body = dialog.querySelector(':scope > div:last-child')
  const first = body?.querySelector<HTMLElement>('input, textarea, select, button, a[href]')
  // With large text the whole dialog scrolls.
  const isLong = [body, dialog].some((box) => box !== null && box.scrollHeight > box.clientHeight)
  const isBelow = first?.matches('button') === true && isLong
  ;(isBelow ? dialog.querySelector('h2') : first)?.focus()
}

/**
 * Shows a `<dialog>` as a modal while it is mounted. The focus goes where `focusFirst` says, and returns afterwards.
 * Escape, a press on the backdrop and the browser's own closing call `onClose`.
 */
function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const askToClose = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    const opener = document.activeElement
    const listening = listenForClosing(dialog, () => askToClose())
    const page = document.documentElement
    page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`)
    const unmark = markPage('data-modal')
    dialog.showModal()
    focusFirst(dialog)
    // Before the element leaves the document, so that the top layer is left in order.
    return () => {
      listening.abort()
      dialog.close()
      unmark()
      // The opener may have disappeared with what the dialog changed.
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus()
      else focusHeading()
    }
  }, [])

  return ref
}

function listenForClosing(dialog: HTMLDialogElement, onClose: () => void): AbortController {
  const listening = new AbortController()
  const { signal } = listening
  let isPressedOutside = false

  function handleCancel(event: Event) {
    if (event.target !== dialog) return
    event.preventDefault()
    // Escape closes a message inside the dialog first.
    if (dialog.querySelector('.swal2-container') === null) onClose()
  }
  dialog.addEventListener('cancel', handleCancel, { signal })
  // Ignored if it arrives after the dialog has been shown again.
  dialog.addEventListener('close', () => !dialog.open && onClose(), { signal })
  // A press that begins inside, such as selecting text, and ends on the backdrop does not close it.
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog), { signal })
  dialog.addEventListener('click', (event) => isPressedOutside && event.target === dialog && onClose(), {
    signal,
  })
  return listening
}
