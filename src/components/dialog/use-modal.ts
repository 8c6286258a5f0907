import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { markPage } from '#lib/mark-page.ts'
import { focusHeading } from '../focus-heading.ts'

const focusable = ':scope > div:last-child :is(input, textarea, select, button, a[href])'

/**
 * Shows a `<dialog>` as a modal while it is mounted. The focus goes to the first field or button of its last block, and
 * afterwards back. Escape, a press on the backdrop and the browser's own closing call `onClose`.
 */
export function useModal(onClose: () => void) {
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
    dialog.querySelector<HTMLElement>(focusable)?.focus()
    // Before the element leaves the document, so that the top layer is left in order.
    return () => {
      listening.abort()
      dialog.close()
      unmark()
      // The opener may have gone with what the dialog changed.
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
  // Ignored when it arrives after the dialog has been shown again.
  dialog.addEventListener('close', () => !dialog.open && onClose(), { signal })
  // A press that begins inside, such as selecting text, and ends on the backdrop does not close.
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog), { signal })
  dialog.addEventListener('click', (event) => isPressedOutside && event.target === dialog && onClose(), {
    signal,
  })
  return listening
}
