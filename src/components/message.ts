import { words } from '../content/en/components'

/** One of the spec's alerts: its title, its sentence, its icon and the word on its button. */
export interface Message {
  title: string
  text?: string
  icon: 'success' | 'error' | 'info' | 'warning'
  confirmLabel: string
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
    const { openMessage, dismissMessage } = await import('./message-box')
    dismiss = dismissMessage
    await openMessage(message)
  } catch (error) {
    console.error(error)
    window.alert([message.title, message.text ?? words.messageNotLoaded].join('\n'))
  }
}
