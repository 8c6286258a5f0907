import { showMessage } from '#components/dialog/message.ts'
import { words } from '#words/account.ts'

/** Shows a sign-in or sign-up error in a modal titled Error! (S8.01, S8.02). */
export function showError(text: string): Promise<void> {
  return showMessage({ title: words.errorTitle, text, icon: 'error', confirmLabel: words.okay })
}
