import { useEffect, useState } from 'react'
import { changeEmail } from '#auth/accounts.ts'
import { passwordErrorOf } from '#auth/auth-error.ts'
import { useSignedInUser } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Field, PasswordField } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { EmailField, NameFields, PhoneField } from '#components/form/person-fields.tsx'
import { type FormCopy, useSubmit } from '#components/form/use-submit.ts'
import { Skeleton } from '#components/loading/loading.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { copy } from '#copy/dashboard.ts'
import { formatDay } from '#copy/format.ts'
import { accountErrors, fields as fieldCopy } from '#copy/forms.ts'
import type { ReadState } from '#data/read.ts'
import { changeDetails, storeEmail } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import { type Details, detailsForm, emailForm, type User } from '#model/user.ts'
import { fullName } from '#model/values/name.ts'
import { useChanges } from '#components/form/use-changes.ts'
import pageStyles from '../dashboard-page.module.css'
import { useAccountCheck } from '../verify-email.tsx'
import styles from './your-details.module.css'

const { details } = copy

interface YourDetailsProps {
  user: ReadState<User | null>
  /** Of the account: the school writes to it. */
  email: string
}

/** What is stored of the parent, and the ways to change it and the account's address; nothing while none is stored. */
export function YourDetails({ user, email }: YourDetailsProps) {
  const [opened, setOpened] = useState<'details' | 'email' | null>(null)
  /** What was done last, in a sentence. */
  const [outcome, setOutcome] = useState<string>()
  const [isLinkSent, setLinkSent] = useState(false)
  useAccountCheck(isLinkSent)
  useStoredEmail(user.data?.email, email)
  if (user.data === null) return null

  function open(dialog: typeof opened) {
    setOutcome(undefined)
    setOpened(dialog)
  }

  function handleDone(sentence: string) {
    setOpened(null)
    setOutcome(sentence)
  }

  return (
    <section className={pageStyles.section}>
      <div className={`row ${pageStyles.head ?? ''}`}>
        <h2>{details.title}</h2>
        {user.data && (
          <div className="row">
            <Button variant="third" onClick={() => open('email')}>
              {copy.email.open}
            </Button>
            <Button variant="third" onClick={() => open('details')}>
              {details.edit}
            </Button>
          </div>
        )}
      </div>
      <StatusMessage text={outcome} />
      {user.data ? (
        <dl className={`card ${styles.details ?? ''}`}>
          <Fact name={fieldCopy.labels.fullName}>{fullName(user.data)}</Fact>
          <Fact name={fieldCopy.labels.email}>
            <Whole text={email} />
          </Fact>
          <Fact name={details.phoneNumber}>{user.data.phoneNumber}</Fact>
          <Fact name={fieldCopy.labels.birthdate}>{formatDay(user.data.birthdate)}</Fact>
        </dl>
      ) : (
        <Skeleton shape="rows" />
      )}
      {opened === 'details' && user.data && (
        <DetailsDialog
          user={user.data}
          onSaved={() => handleDone(details.saved)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'email' && (
        <EmailDialog
          onSent={(address) => {
            setLinkSent(true)
            handleDone(copy.email.sent(address))
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

/** What the school knows of a parent's address follows that of the account. */
function useStoredEmail(stored: string | undefined, email: string): void {
  const { uid } = useSignedInUser()
  useEffect(() => {
    if (stored === undefined || email === '' || stored.toLowerCase() === email.toLowerCase()) return
    storeEmail(uid, email).catch((error: unknown) => console.error('The address was not stored:', error))
  }, [uid, stored, email])
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
    read: (form) => readForm(detailsForm(user), form),
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
        <Field
          label={fieldCopy.labels.birthdate}
          name="birthdate"
          type="date"
          autoComplete="bday"
          hint={fieldCopy.hints.ownBirthdate}
          isOptional={user.birthdate === ''}
          defaultValue={user.birthdate}
          error={errors.birthdate}
        />
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

/** Asks for another address of the account, and for its password. */
function EmailDialog({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) {
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(emailForm, form),
    write: async ({ email, password }) => {
      await changeEmail(email, password)
      onSent(email)
    },
    explainFailure: explainRefusal,
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
        <FormActions submit={copy.email.submit} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** At the field to correct; a lost connection and too many tries are about none. */
function explainRefusal(error: unknown): FormCopy | string {
  const code = passwordErrorOf(error)
  if (code === 'wrong-password') return { fields: { password: accountErrors.wrongPassword } }
  if (code === 'invalid-email') return { fields: { email: accountErrors.invalidEmail } }
  return code === 'email-already-in-use'
    ? { fields: { email: accountErrors.emailInUse } }
    : copy.verify.failed
}
