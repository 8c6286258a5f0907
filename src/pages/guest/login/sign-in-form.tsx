import { type MouseEvent, useState } from 'react'
import { authErrorOf } from '#auth/auth-error.ts'
import { loadAccounts, preloadAccounts } from '#auth/auth.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmailField } from '#components/form/person-fields.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { PasswordField } from '#components/form/field.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy } from '#copy/account.ts'
import { readForm } from '#lib/read-form.ts'
import { signInForm } from '#model/user.ts'
import { SharedComputer } from '#pages/guest/account-fields.tsx'
import { useGuestContext } from '../guest-context.ts'
import { showAccountError } from '../show-error.ts'
import { FormHeading } from './form-heading.tsx'
import { ResetDialog } from './reset-dialog.tsx'

interface SignInFormProps {
  wasSignedOut: boolean
  reason: string | null
  email: string | undefined
  /** Shows the form that creates an account, prefilled with this address. */
  onSignUp: (email: string) => void
}

export function SignInForm({ wasSignedOut, reason, email: knownEmail, onSignUp }: SignInFormProps) {
  const { lockRedirect } = useGuestContext()
  /** The email that was typed when the reset dialog was opened; `null` while it is closed. */
  const [resetEmail, setResetEmail] = useState<string | null>(null)
  const sending = useSubmit({
    read: (form) => readForm(signInForm, form),
    write: ({ email, password, isShared }) =>
      lockRedirect(async () => {
        await (await loadAccounts()).signIn(email, password, isShared)
      }),
    explainFailure: (error) => showAccountError(authErrorOf(error), copy.signInErrors),
  })

  return (
    <>
      <FormHeading title={copy.signIn.title}>
        {wasSignedOut ? (
          <Alert kind="info" text={copy.wasSignedOut} />
        ) : (
          reason !== null && <p className="soft">{reason}</p>
        )}
      </FormHeading>
      <Form sending={sending} onFocus={preloadAccounts}>
        <NeedsScript />
        <EmailField
          autoComplete="username"
          defaultValue={knownEmail}
          aside={
            sending.errors.email === copy.signInErrors['user-not-found'] ? (
              <Button variant="third" onClick={(event) => onSignUp(emailBeside(event))}>
                {copy.signIn.signUpInstead}
              </Button>
            ) : undefined
          }
        />
        <PasswordField
          autoComplete="current-password"
          aside={
            <Button variant="third" onClick={(event) => setResetEmail(emailBeside(event))}>
              {copy.signIn.forgot}
            </Button>
          }
        />
        <SharedComputer />
        <FormActions>
          <SubmitButton pendingLabel={copy.signIn.pending} isWide>
            {copy.signIn.title}
          </SubmitButton>
        </FormActions>
      </Form>
      {resetEmail !== null && <ResetDialog typedEmail={resetEmail} onClose={() => setResetEmail(null)} />}
    </>
  )
}

/** The typed email of a button's form. */
function emailBeside({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): string {
  const typed = form && new FormData(form).get('email')
  return typeof typed === 'string' ? typed : ''
}
