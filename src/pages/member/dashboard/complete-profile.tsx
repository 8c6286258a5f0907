import { Alert } from '#components/ui/alert.tsx'
import { FullNameField, PhoneField } from '#components/form/person-fields.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy } from '#copy/dashboard.ts'
import { registerUser } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import { profileForm } from '#model/user.ts'
import styles from './dashboard-page.module.css'

const { profile: profileCopy } = copy

interface CompleteProfileProps {
  uid: string
  email: string
  onSaved: () => void
}

/** Asks for the details of an account whose first documents could not be written. */
export function CompleteProfile({ uid, email, onSaved }: CompleteProfileProps) {
  const sending = useSubmit({
    read: (form) => readForm(profileForm, form),
    write: async (profile) => {
      await registerUser(uid, { ...profile, email })
      onSaved()
    },
    explainFailure: () => copy.details.failed,
  })

  return (
    <section className={`card ${styles.profile ?? ''}`}>
      <Alert kind="warn" text={`${profileCopy.title} ${profileCopy.text}`} />
      <Form sending={sending}>
        <FullNameField label={profileCopy.name} />
        <PhoneField />
        <FormActions submit={profileCopy.submit} pending={copy.details.pending} />
      </Form>
    </section>
  )
}
