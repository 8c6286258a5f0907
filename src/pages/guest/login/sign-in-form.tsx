import { type MouseEvent, useState } from 'react'
import { authErrorOf } from '#auth/auth-error.ts'
import { loadAccounts, prefetchAccounts } from '#auth/load-accounts.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/form/field.tsx'
import { Form } from '#components/form/form.tsx'
import { FormActions } from '#components/form/form-actions.tsx'
import { PasswordField } from '#components/form/password-field.tsx'
import { LateDialog, lateCode } from '#components/dialog/lazy-dialog.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { SubmitButton } from '#components/form/submit-button.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { words } from '#words/account.ts'
import { explainFields, words as fieldWords } from '#words/fields.ts'
import { readForm } from '#lib/read-form.ts'
import { signInForm } from '#model/user-forms.ts'
import { SharedComputer } from '../shared-computer.tsx'
import { showError } from '../show-error.ts'
import { useHold } from '../use-redirect-lock.ts'
import { FormHeading } from './form-heading.tsx'

/** Downloaded when somebody is about to say that the password is forgotten. */
const lateReset = lateCode(() => import('./reset-dialog.tsx'))

/** Email and password; what the sign-in service answers is told in the spec's words (SPEC section 5, Sign-in errors). */
export function SignInForm({ wasSignedOut }: { wasSignedOut: boolean }) {
  const hold = useHold()
  /** What was typed as the email when the password turned out to be forgotten; `null` while it is not. */
  const [forgetful, setForgetful] = useState<string | null>(null)
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(signInForm, form),
    explain: (codes) => explainFields(codes, words.signIn.missing),
    write: ({ email, password, isShared }) =>
      hold(async () => {
        await (await loadAccounts()).signIn(email, password, isShared)
      }),
    explainFailure: (error) => {
      void showError(words.signInErrors[authErrorOf(error)])
      return null
    },
  })

  function handleForgotten({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const typed = currentTarget.form && new FormData(currentTarget.form).get('email')
    setForgetful(typeof typed === 'string' ? typed : '')
  }

  return (
    <>
      <FormHeading>{words.signIn.title}</FormHeading>
      {wasSignedOut && <Alert kind="info" role="status" text={words.wasSignedOut} />}
      <Form onSubmit={onSubmit} failure={failure} onFocus={prefetchAccounts}>
        <NeedsScript />
        <Field
          label={fieldWords.labels.email}
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
        />
        <PasswordField
          label={fieldWords.labels.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
          aside={
            <Button variant="third" onClick={handleForgotten} {...lateReset.beforehand}>
              {words.signIn.forgot}
            </Button>
          }
        />
        <SharedComputer />
        <FormActions>
          <SubmitButton isPending={isPending} pendingLabel={words.signIn.pending} isWide>
            {words.signIn.submit}
          </SubmitButton>
        </FormActions>
      </Form>
      {forgetful !== null && (
        <LateDialog code={lateReset} onClose={() => setForgetful(null)}>
          {({ ResetDialog }) => <ResetDialog typedEmail={forgetful} onClose={() => setForgetful(null)} />}
        </LateDialog>
      )}
    </>
  )
}
