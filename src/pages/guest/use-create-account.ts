import { useRef } from 'react'
import { authErrorOf } from '#auth/auth-error.ts'
import { loadAccounts } from '#auth/load-accounts.ts'
import { useSubmit } from '#components/form/use-submit.ts'
import { words } from '#words/account.ts'
import { explainFields } from '#words/fields.ts'
import type { FormReading } from '#lib/read-form.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import { HalfMadeAccount } from './incomplete-account.ts'
import { showError } from './show-error.ts'
import { useHold } from './use-redirect-lock.ts'

interface NewAccount<Value> {
  read: (form: FormData) => FormReading<Value>
  /**
   * Fetches what writes the first documents of the account, before the account is made; the writing must be safe to run
   * again after a lost answer.
   */
  loadWriter: () => Promise<(uid: string, value: Value) => Promise<void>>
}

/**
 * Sends a form that makes an account: first the account, then its documents. Where the documents fail, the person is
 * told so and the form stays; sent again, only the documents are written, so that an account is never half-made in
 * silence. Errors are told in the spec's words (S8.02).
 */
export function useNewAccount<Value extends { email: string; password: string; isShared: boolean }>({
  read,
  loadWriter,
}: NewAccount<Value>) {
  const hold = useHold()
  const account = useRef<{ uid: string; email: string; password: string } | null>(null)
  const invalidEmail = words.signUpErrors['invalid-email']

  async function write(value: Value): Promise<void> {
    const { email, password, isShared } = value
    const [accounts, writeDocuments] = await Promise.all([loadAccounts(), loadWriter()])
    if (account.current?.email !== email) {
      account.current = { uid: await accounts.createAccount(email, password, isShared), email, password }
    }
    try {
      if (account.current.password !== password) await accounts.changePassword(password)
      account.current.password = password
      await writeDocuments(account.current.uid, value)
    } catch (error) {
      console.error('The first documents of a new account could not be written:', error)
      if (error instanceof UnknownOutcome) throw error
      throw new HalfMadeAccount('The first documents could not be written.', { cause: error })
    }
  }

  return useSubmit({
    read,
    explain: (codes) => {
      if (codes.email === 'not-an-email') void showError(invalidEmail)
      return explainFields(codes, words.signUp.missing, { 'not-an-email': invalidEmail })
    },
    write: (value) => hold(() => write(value)),
    explainFailure: (error) => {
      if (error instanceof HalfMadeAccount) return words.signUp.halfMade
      void showError(words.signUpErrors[authErrorOf(error)])
      return null
    },
  })
}
