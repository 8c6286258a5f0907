import { useRef, useState } from 'react'
import { authErrorOf } from '#auth/auth-error.ts'
import { loadAccounts } from '#auth/auth.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { copy } from '#copy/account.ts'
import type { FormReading } from '#lib/read-form.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { showAccountError, showError } from './show-error.ts'
import { IncompleteAccount, useGuestContext } from './guest-context.ts'

interface AccountForm<Value> {
  read: (form: FormData) => FormReading<Value>
  /** Loads the code that writes the first documents before creating the account. Repeating the write must be safe. */
  loadWriter: () => Promise<(uid: string, value: Value) => Promise<void>>
}

/**
 * Sends a form that creates an account: first the account, then its documents. If the documents fail the form says so
 * and stays; sent again, it writes only the documents. Other errors appear in a modal (S8.02).
 * @returns besides what `useSubmit` returns, the last submitted address that already belongs to an account.
 */
export function useCreateAccount<Value extends { email: string; password: string; isShared: boolean }>({
  read,
  loadWriter,
}: AccountForm<Value>) {
  const { lockRedirect } = useGuestContext()
  const [sentEmail, setSentEmail] = useState<string | null>(null)
  const account = useRef<{ uid: string; email: string; password: string } | null>(null)
  const invalidEmail = copy.signUpErrors['invalid-email']

  async function write(value: Value): Promise<void> {
    const { email, password, isShared } = value
    const [{ createAccount, changePassword }, writeDocuments] = await Promise.all([
      loadAccounts(),
      loadWriter(),
    ])
    if (account.current?.email !== email) {
      account.current = { uid: await createAccount(email, password, isShared), email, password }
    }
    try {
      if (account.current.password !== password) await changePassword(password)
      account.current.password = password
      await writeDocuments(account.current.uid, value)
    } catch (error) {
      console.error('The first documents of a new account could not be written:', error)
      if (error instanceof UnknownOutcome) throw error
      throw new IncompleteAccount('The first documents could not be written.', { cause: error })
    }
  }

  const submission = useSubmit({
    read,
    explain: (codes) => {
      if (codes.email === 'not-an-email') void showError(invalidEmail)
      return explainFields(codes, undefined, { 'not-an-email': invalidEmail })
    },
    write: (value) => {
      setSentEmail(value.email)
      return lockRedirect(() => write(value))
    },
    explainFailure: (error) => {
      if (error instanceof IncompleteAccount) return copy.signUp.incomplete
      return showAccountError(authErrorOf(error), copy.signUpErrors)
    },
  })
  const isTaken = submission.errors.email === copy.signUpErrors['email-already-in-use']
  return { ...submission, takenEmail: isTaken ? sentEmail : null }
}
