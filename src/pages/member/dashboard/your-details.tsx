import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { NameFields, PhoneField } from '#components/form/person-fields.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Skeleton } from '#components/loading/loading.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { copy } from '#copy/dashboard.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import type { ReadState } from '#data/read.ts'
import { changeDetails } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import { type Details, detailsForm, oneNameDetailsForm, type User } from '#model/user.ts'
import { fullName } from '#model/values/name.ts'
import pageStyles from './dashboard-page.module.css'
import { useChanges } from '#components/form/use-changes.ts'
import styles from './your-details.module.css'

const { details } = copy

interface YourDetailsProps {
  user: ReadState<User | null>
  /** Of the account: the school writes to it. */
  email: string
}

/** The parent's own names and phone number, and the way to change them; nothing while none are stored. */
export function YourDetails({ user, email }: YourDetailsProps) {
  const [state, setState] = useState<'closed' | 'open' | 'saved'>('closed')
  const close = () => setState('closed')
  if (user.data === null) return null

  return (
    <section className={pageStyles.section}>
      <div className={`row ${pageStyles.head ?? ''}`}>
        <h2>{details.title}</h2>
        {user.data && (
          <Button variant="third" onClick={() => setState('open')}>
            {details.edit}
          </Button>
        )}
      </div>
      <StatusMessage text={state === 'saved' ? details.saved : undefined} />
      {user.data ? (
        <dl className={`card ${styles.details ?? ''}`}>
          <Fact name={fieldCopy.labels.fullName}>{fullName(user.data)}</Fact>
          <Fact name={fieldCopy.labels.email}>
            <Whole text={email} />
          </Fact>
          <Fact name={details.phoneNumber}>{user.data.phoneNumber}</Fact>
        </dl>
      ) : (
        <Skeleton shape="rows" />
      )}
      {state === 'open' && user.data && (
        <DetailsDialog user={user.data} onSaved={() => setState('saved')} onClose={close} />
      )}
    </section>
  )
}

interface DetailsDialogProps {
  user: User
  onSaved: () => void
  onClose: () => void
}

function DetailsDialog({ user, onSaved, onClose }: DetailsDialogProps) {
  const { uid } = useSignedInUser()
  const changesIn = useChanges<Details>(user)
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(user.lastName === '' ? oneNameDetailsForm : detailsForm, form),
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
        <PhoneField defaultValue={user.phoneNumber} error={errors.phoneNumber} />
        <FormActions
          submit={details.submit}
          pending={details.pending}
          isPending={isPending}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  )
}
