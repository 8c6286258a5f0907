import { components as copy } from '#copy/layout.ts'
import { withTimeout } from '#lib/retry.ts'
import type * as MessageBox from './message-box.ts'

let messageBox: typeof MessageBox | null = null

async function loadMessageBox() {
  return (messageBox ??= await import('./message-box.ts'))
}

/** Call it while a form is being filled in: once offline, the message box could not be downloaded. */
export function preloadMessage(): void {
  loadMessageBox().catch(() => undefined)
}

export function closeMessage(): void {
  messageBox?.dismissMessage()
}

/**
 * Shows a message and resolves when it has been dismissed. If its library cannot be downloaded, the browser's own alert
 * is used. If a dialog is open the message appears inside it, so close the dialog before or after the call.
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
