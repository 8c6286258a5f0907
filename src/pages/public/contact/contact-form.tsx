import { EmailField, FullNameField } from '#components/form/person-fields.tsx'
import { Field } from '#components/form/field.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { copy } from '#copy/contact.ts'
import styles from './contact-page.module.css'
import { useContactForm } from './use-contact-form.ts'

export function ContactForm({ onSent }: { onSent: () => void }) {
  const { onSubmit, isPending, errors, failure } = useContactForm(onSent)
  return (
    <Form className={`card ${styles.card ?? ''}`} onSubmit={onSubmit} failure={failure}>
      <NeedsScript />
      <FullNameField error={errors.name} />
      <EmailField autoComplete="email" error={errors.email} />
      {/* No maxLength: the end of a long message must not be cut off unnoticed. */}
      <Field label={copy.fields.message ?? ''} name="message" isMultiline error={errors.message} />
      <FormActions>
        <SubmitButton isPending={isPending} pendingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
