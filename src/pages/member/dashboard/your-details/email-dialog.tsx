import { changeEmail } from '#auth/accounts.ts'
import { passwordErrorOf } from '#auth/auth-error.ts'
import { Dialog } from '#components/dialog/dialog.tsx'
import { PasswordField } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { EmailField } from '#components/form/person-fields.tsx'
import { type FormCopy, useSubmit } from '#components/form/use-submit.ts'
import { copy as accountCopy } from '#copy/account.ts'
import { copy } from '#copy/dashboard.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import { readForm } from '#lib/read-form.ts'
import { emailForm } from '#model/user.ts'

interface EmailDialogProps {
  onSent: (email: string) => void
  onClose: () => void
}

/** Asks for another address of the account, and for its password. */
export function EmailDialog({ onSent, onClose }: EmailDialogProps) {
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(emailForm, form),
    write: async ({ email, password }) => {
      await changeEmail(email, password)
      onSent(email)
    },
    explainFailure,
  })
  return (
    <Dialog title={copy.email.open} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>{copy.email.lead}</p>
        <EmailField autoComplete="email" error={errors.email} />
        <PasswordField
          label={fieldCopy.labels.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <FormActions submit={accountCopy.reset.submit} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** At the field to correct; a lost connection and too many tries are about none. */
function explainFailure(error: unknown): FormCopy | string {
  const { signInErrors, signUpErrors } = accountCopy
  const code = passwordErrorOf(error)
  if (code === 'wrong-password') return { fields: { password: signInErrors[code] } }
  if (code === 'email-already-in-use') return { fields: { email: signUpErrors[code] } }
  return code === 'invalid-email' ? { fields: { email: signInErrors[code] } } : copy.verify.failed
}
