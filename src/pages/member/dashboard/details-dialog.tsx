import { useSignedInUser } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { NameFields, PhoneField } from '#components/form/person-fields.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { Button } from '#components/ui/button.tsx'
import { copy } from '#copy/dashboard.ts'
import { changeDetails } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import { type Details, detailsForm, oneNameDetailsForm, type User } from '#model/user.ts'
import { useChanges } from './use-changes.ts'

const { details } = copy

interface DetailsDialogProps {
  user: User
  onSaved: () => void
  onClose: () => void
}

/** Changes the parent's own names and phone number. */
export function DetailsDialog({ user, onSaved, onClose }: DetailsDialogProps) {
  const { uid } = useSignedInUser()
  const changesIn = useChanges<Details>(user)
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(user.lastName === '' ? oneNameDetailsForm : detailsForm, form),
    explain: (codes) => explainFields(codes, details.missing),
    write: async (typed) => {
      await changeDetails(uid, changesIn(typed))
      onSaved()
    },
    explainFailure: () => details.failed,
  })

  return (
    <Dialog title={details.title} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <NameFields isOwn value={user} errors={errors} />
        <PhoneField value={user.phoneNumber} error={errors.phoneNumber} />
        <FormActions>
          <SubmitButton isPending={isPending} pendingLabel={details.pending}>
            {details.submit}
          </SubmitButton>
          <Button variant="third" onClick={onClose} isPending={isPending}>
            {details.cancel}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
