import { loadAccounts } from '../../../auth/load-accounts'
import { Dialog } from '../../../components/dialog'
import { Field } from '../../../components/form/field'
import { Form } from '../../../components/form/form'
import { FormActions } from '../../../components/form/form-actions'
import { SubmitButton } from '../../../components/form/submit-button'
import { useSubmit } from '../../../components/form/use-submit'
import { showMessage } from '../../../components/message'
import { words } from '../../../content/en/account'
import { words as fieldWords } from '../../../content/en/fields'
import { readForm } from '../../../lib/read-form'
import { resetForm } from '../../../model/user-forms'

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
