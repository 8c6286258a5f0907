import { loadAccounts } from '#auth/load-accounts.ts'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Field } from '#components/form/field.tsx'
import { Form } from '#components/form/form.tsx'
import { FormActions } from '#components/form/form-actions.tsx'
import { SubmitButton } from '#components/form/submit-button.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { showMessage } from '#components/dialog/message.ts'
import { words } from '#words/account.ts'
import { words as fieldWords } from '#words/fields.ts'
import { readForm } from '#lib/read-form.ts'
import { resetForm } from '#model/user-forms.ts'

const { reset } = words

interface ResetDialogProps {
  /** What stands in the sign-in form already; it need not be typed again. */
  typedEmail: string
  onClose: () => void
}

/** The forgot-password modal (SPEC section 5, Reset password). */
export function ResetDialog({ typedEmail, onClose }: ResetDialogProps) {
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(resetForm, form),
    explain: () => ({ fields: { email: reset.empty } }),
    write: async ({ email }) => {
      await (await loadAccounts()).sendPasswordReset(email)
      onClose()
      void showMessage({
        title: reset.sentTitle,
        text: reset.sent,
        icon: 'success',
        confirmLabel: words.okay,
      })
    },
    explainFailure: () => reset.failed,
  })

  return (
    <Dialog title={reset.title} onClose={onClose}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>{reset.lead}</p>
        <Field
          label={fieldWords.labels.email}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={typedEmail}
          error={errors.email}
        />
        <FormActions>
          <SubmitButton isPending={isPending} pendingLabel={reset.pending}>
            {reset.submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
