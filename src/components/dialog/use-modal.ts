import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusHeading } from '../focus-heading.ts'

const focusable = ':scope > div:last-child :is(input, textarea, select, button, a[href])'

/**
 * Shows a `<dialog>` as a modal for as long as it is mounted. The first field or button of its last block has the
 * focus, and afterwards the element that had it before. Escape and a press on the backdrop ask to close; so does the
 * browser when it closes the dialog by itself.
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
    dialog.showModal()
    dialog.querySelector<HTMLElement>(focusable)?.focus()
    // Runs before the element leaves the document, so that the top layer is left in good order.
    return () => {
      listening.abort()
      dialog.close()
      // Where the opener has gone with what the dialog changed, the page's heading is the nearest place.
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
    // Escape belongs to a message that stands inside the dialog.
    if (dialog.querySelector('.swal2-container') === null) onClose()
  }
  dialog.addEventListener('cancel', handleCancel, { signal })
  // After a dialog was closed and shown again the event of the closing is late, and means nothing.
  dialog.addEventListener('close', () => !dialog.open && onClose(), { signal })
  // A press that begins inside, such as selecting text, and ends on the backdrop is no wish to close.
  dialog.addEventListener('pointerdown', (event) => (isPressedOutside = event.target === dialog), { signal })
  dialog.addEventListener('click', (event) => isPressedOutside && event.target === dialog && onClose(), {
    signal,
  })
  return listening
}
