import { showMessage } from '#components/dialog/message.ts'
import type { FormCopy } from '#components/form/use-submit.ts'
import { copy } from '#copy/account.ts'
import type { AuthError } from '#model/user.ts'

/** Shows a sign-in or sign-up error in a modal titled Error! (S8.01, S8.02). */
export function showError(text: string): Promise<void> {
  return showMessage({ title: copy.errorTitle, text, icon: 'error' })
}

const fieldOf: Partial<Record<AuthError, string>> = {
  'user-not-found': 'email',
  'invalid-email': 'email',
  'email-already-in-use': 'email',
  'wrong-password': 'password',
}

/** `other` if an error has none. */
type Sentences = Partial<Record<AuthError, string>> & { other: string }

/**
 * Shows the error in its modal.
 * @returns the same words for the field to correct, which gets the focus when the modal is closed; `null` if the error
 *   is about no field (decision 93).
 */
export function showAccountError(error: AuthError, sentences: Sentences): FormCopy | null {
  const text = sentences[error] ?? sentences.other
  const field = fieldOf[error]
  void showError(text)
  return field === undefined || text === sentences.other ? null : { fields: { [field]: text }, isSaid: true }
}
