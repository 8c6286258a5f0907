import { words } from '#words/enquiry.ts'
import { explainFields, words as fieldWords } from '#words/fields.ts'
import { readForm } from '#lib/read-form.ts'
import { enquiryForm, type EnquiryForm } from '#model/enquiry.ts'
import { Button } from '../ui/button.tsx'
import { ChildBirthdateField } from '../form/child-birthdate-field.tsx'
import { EmailField } from '../form/contact-fields.tsx'
import { Field } from '../form/field.tsx'
import { FieldRow } from '../form/field-row.tsx'
import { Form } from '../form/form.tsx'
import { FormActions } from '../form/form-actions.tsx'
import { PrivacyNote } from '../form/privacy-note.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { useSubmit } from '../form/use-submit.ts'

interface EnquiryFieldsProps {
  onSend: (enquiry: EnquiryForm, form: HTMLFormElement) => Promise<void>
  onCancel: () => void
}

const ownSentences = { 'not-an-email': words.notAnEmail, 'not-a-phone': words.notAPhone }

/** The fields of an enquiry and the sentences of SPEC section 5, Enquiry. What was typed stays when sending fails. */
export function EnquiryFields({ onSend, onCancel }: EnquiryFieldsProps) {
  const { onSubmit, isPending, errors, failure } = useSubmit<EnquiryForm>({
    read: (form) => readForm(enquiryForm, form),
    explain: (codes) => explainFields(codes, words.missing, ownSentences),
    write: onSend,
    explainFailure: () => words.failed,
  })
  const labels = fieldWords.labels
  return (
    <Form onSubmit={onSubmit} failure={failure}>
      <FieldRow columns={2}>
        <Field label={labels.firstName} name="firstName" autoComplete="given-name" error={errors.firstName} />
        <Field label={labels.lastName} name="lastName" autoComplete="family-name" error={errors.lastName} />
      </FieldRow>
      <EmailField autoComplete="email" error={errors.email} />
      <Field
        label={labels.phoneNumber}
        name="phoneNumber"
        type="tel"
        autoComplete="tel-national"
        isOptional
        error={errors.phoneNumber}
      />
      <ChildBirthdateField
        label={words.childBirthdate}
        name="birthdate"
        isOptional
        error={errors.birthdate}
      />
      <Field label={words.comment} name="comment" isMultiline error={errors.comment} />
      <PrivacyNote />
      <FormActions>
        <SubmitButton isPending={isPending} pendingLabel={words.sending}>
          {words.send}
        </SubmitButton>
        <Button variant="third" onClick={onCancel}>
          {words.cancel}
        </Button>
      </FormActions>
    </Form>
  )
}
