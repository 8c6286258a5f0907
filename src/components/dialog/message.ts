import { words } from '#words/components.ts'

/** One of the spec's alerts: its title, its sentence, its icon and the word on its button. */
export interface Message {
  title: string
  text?: string
  icon: 'success' | 'error' | 'info' | 'warning'
  confirmLabel: string
}

/**
 * Fetches the message box before it is needed, while somebody fills in a form: where the line has dropped by the time a
 * failure has to be told, it could not be fetched any more.
 */
export function prefetchMessage(): void {
  // A failure here is no failure yet: showMessage tries again, and has the browser's alert in reserve.
  import('./message-box.ts').catch(() => undefined)
}

/** Dismisses the message that is open; does nothing where none ever was. */
let dismiss = () => undefined as unknown

/** Closes the message that is open, because its page is left. */
export function closeMessage(): void {
  dismiss()
}

/**
 * Shows a message and resolves when it has been dismissed. Its library is fetched when first needed; where that fails,
 * the browser's own alert says the sentence. With a dialog open the message is shown inside it, so close the dialog
 * before the call or after its end.
 */
export async function showMessage(message: Message): Promise<void> {
  try {
    const { openMessage, dismissMessage } = await import('./message-box.ts')
    dismiss = dismissMessage
    await openMessage(message)
  } catch (error) {
    console.error(error)
    window.alert([message.title, message.text ?? words.notLoaded].join('\n'))
  }
}
