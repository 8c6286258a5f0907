import { useEffect, useState } from 'react'
import { changeEmail } from '#auth/accounts.ts'
import { passwordErrorOf } from '#auth/auth-error.ts'
import { useSignedInUser } from '#auth/auth.tsx'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { PasswordField } from '#components/form/field.tsx'
import { EmailField, NameFields, OwnBirthdateField, PhoneField } from '#components/form/person-fields.tsx'
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
  /** The account's address: the school writes to it. */
  email: string
}

/** The parent's stored details, with ways to change them and the account's address; nothing if none are stored. */
export function YourDetails({ user, email }: YourDetailsProps) {
  const [opened, setOpened] = useState<'details' | 'email' | null>(null)
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

/** The parent's stored address follows the account's. */
function useStoredEmail(stored: string | undefined, email: string): void {
  const { uid } = useSignedInUser()
  useEffect(() => {
    const address = email.toLowerCase()
    if (stored === undefined || email === '' || stored === address) return
    storeEmail(uid, address).catch((error: unknown) => console.error('The address was not stored:', error))
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
  const sending = useSubmit({
    read: (form) => readForm(detailsForm(user), form),
    write: async (typed) => {
      await changeDetails(uid, changesIn(typed))
      onSaved()
    },
    explainFailure: () => details.failed,
  })

  return (
    <FormDialog {...details} sending={sending} onClose={onClose}>
      <NameFields value={user} />
      <PhoneField defaultValue={user.phoneNumber} />
      <OwnBirthdateField isOptional={user.birthdate === ''} defaultValue={user.birthdate} />
    </FormDialog>
  )
}

/** Asks for a new address for the account, and for its password. */
function EmailDialog({ onSent, onClose }: { onSent: (email: string) => void; onClose: () => void }) {
  const sending = useSubmit({
    read: (form) => readForm(emailForm, form),
    write: async ({ email, password }) => {
      await changeEmail(email, password)
      onSent(email)
    },
    explainFailure: explainRefusal,
  })
  return (
    <FormDialog title={copy.email.open} sending={sending} submit={copy.email.submit} onClose={onClose}>
      <p>{copy.email.lead}</p>
      <EmailField autoComplete="email" />
      <PasswordField autoComplete="current-password" />
    </FormDialog>
  )
}

/** The error at its field; a lost connection and too many attempts belong to none. */
function explainRefusal(error: unknown): FormCopy | string {
  const code = passwordErrorOf(error)
  if (code === 'user-not-found' || code === 'other') return copy.verify.failed
  return { fields: { [code === 'wrong-password' ? 'password' : 'email']: accountErrors[code] } }
}
