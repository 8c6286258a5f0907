import { words } from '../../content/en/enquiry'
import { explainFields, words as fieldWords } from '../../content/en/fields'
import { readForm } from '../../lib/read-form'
import { enquiryForm, type EnquiryForm } from '../../model/enquiry'
import { Button } from '../button'
import { ChildBirthdateField } from '../form/child-birthdate-field'
import { EmailField } from '../form/contact-fields'
import { Field } from '../form/field'
import { FieldRow } from '../form/field-row'
import { Form } from '../form/form'
import { FormActions } from '../form/form-actions'
import { PrivacyNote } from '../form/privacy-note'
import { SubmitButton } from '../form/submit-button'
import { useSubmit } from '../form/use-submit'

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
