import { components as copy } from '#copy/layout.ts'
import { withTimeout } from '#lib/retry.ts'
import type * as MessageBox from './message-box.ts'

let messageBox: typeof MessageBox | null = null

async function loadMessageBox() {
  return (messageBox ??= await import('./message-box.ts'))
}

/** Call it while a form is filled in: after the connection has dropped, the message box could not be downloaded. */
export function preloadMessage(): void {
  loadMessageBox().catch(() => undefined)
}

export function closeMessage(): void {
  messageBox?.dismissMessage()
}

/**
 * Shows a message and resolves when it has been dismissed. If its library cannot be downloaded, the browser's own
 * alert says the sentence. With a dialog open the message is shown inside it, so close the dialog before the call or
 * after its end.
 */
export async function showMessage(message: MessageBox.Message): Promise<void> {
  try {
    const { openMessage } = await withTimeout(loadMessageBox())
    await openMessage(message)
  } catch (error) {
    console.error(error)
    window.alert([message.title, message.text ?? copy.notLoaded].join('\n'))
  }
}
