import { flushSync } from 'react-dom'
import { loadAccounts } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { EmailField } from '#components/form/person-fields.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { Form, FormActions } from '#components/form/form.tsx'
import { showMessage } from '#components/dialog/message.ts'
import { copy } from '#copy/account.ts'
import { readForm } from '#lib/read-form.ts'
import { resetForm } from '#model/user.ts'

const { reset } = copy

interface ResetDialogProps {
  typedEmail: string
  onClose: () => void
}

export function ResetDialog({ typedEmail, onClose }: ResetDialogProps) {
  const sending = useSubmit({
    read: (form) => readForm(resetForm, form),
    explain: (codes) =>
      codes.email === 'missing' ? { fields: { email: reset.empty } } : explainFields(codes, reset.empty),
    write: async ({ email }) => {
      await (await loadAccounts()).sendPasswordReset(email)
      // Closed at once, or the message would be shown inside the dialog and be removed with it.
      flushSync(onClose)
      void showMessage({
        title: reset.sentTitle,
        text: reset.sent,
        icon: 'success',
      })
    },
    explainFailure: () => reset.failed,
  })

  return (
    <Dialog title={copy.signIn.forgot} onClose={onClose}>
      <Form sending={sending}>
        <p>{reset.lead}</p>
        <EmailField autoComplete="username" defaultValue={typedEmail} />
        <FormActions submit={reset.submit} />
      </Form>
    </Dialog>
  )
}
