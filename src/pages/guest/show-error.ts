import { showMessage } from '#components/dialog/message.ts'
import { words } from '#words/account.ts'

/** A sign-in or sign-up error, in a modal titled Error! with an Okay button (SPEC section 8). */
export function showError(text: string): Promise<void> {
  return showMessage({ title: words.errorTitle, text, icon: 'error', confirmLabel: words.okay })
}
