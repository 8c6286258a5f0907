import { Alert } from '#components/ui/alert.tsx'
import { FullNameField, PhoneField } from '#components/form/contact-fields.tsx'
import { Form } from '#components/form/form.tsx'
import { FormActions } from '#components/form/form-actions.tsx'
import { SubmitButton } from '#components/form/submit-button.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { words } from '#words/dashboard.ts'
import { explainFields } from '#words/fields.ts'
import { registerUser } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import { profileForm } from '#model/user-forms.ts'
import styles from './dashboard-page.module.css'

const { unfinished } = words

interface UnfinishedAccountProps {
  uid: string
  email: string
  onSaved: () => void
}

/** Offers to finish an account whose first documents could not be written (DESIGN section 4, Sign-up panel). */
export function UnfinishedAccount({ uid, email, onSaved }: UnfinishedAccountProps) {
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(profileForm, form),
    explain: (codes) => explainFields(codes, unfinished.missing),
    write: async (profile) => {
      await registerUser(uid, { ...profile, email })
      onSaved()
    },
    explainFailure: () => unfinished.failed,
  })

  return (
    <section className={`card ${styles.unfinished ?? ''}`}>
      <Alert kind="warn" text={`${unfinished.title} ${unfinished.text}`} />
      <Form onSubmit={onSubmit} failure={failure}>
        <FullNameField label={unfinished.name} error={errors.name} />
        <PhoneField error={errors.phoneNumber} />
        <FormActions>
          <SubmitButton isPending={isPending} pendingLabel={unfinished.pending}>
            {unfinished.submit}
          </SubmitButton>
        </FormActions>
      </Form>
    </section>
  )
}
