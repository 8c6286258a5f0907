import { components as words } from '#words/layout.ts'
import { lazyModule } from '#lib/lazy-module.tsx'
import { withTimeout } from '#lib/with-timeout.ts'
import type { Message } from './message-box.ts'

const messageBox = lazyModule(() => import('./message-box.ts'))

/** Call it while a form is filled in: after the connection has dropped, the message box could not be downloaded. */
export function preloadMessage(): void {
  void messageBox.preload()
}

/** Closes the message that is open, if any, because its page is left. */
export function closeMessage(): void {
  messageBox.loaded()?.dismissMessage()
}

/**
 * Shows a message and resolves when it has been dismissed. Where its library cannot be downloaded, the browser's own
 * alert says the sentence. With a dialog open the message is shown inside it, so close the dialog before the call or
 * after its end.
 */
export async function showMessage(message: Message): Promise<void> {
  try {
    const { openMessage } = await withTimeout(messageBox.load())
    await openMessage(message)
  } catch (error) {
    console.error(error)
    window.alert([message.title, message.text ?? words.notLoaded].join('\n'))
  }
}
