import { useState } from 'react'
import { words as commonWords } from '#words/components.ts'
import { words } from '#words/enquiry.ts'
import { explainFields, words as fieldWords } from '#words/fields.ts'
import { readForm } from '#lib/read-form.ts'
import { enquiryForm, type EnquiryForm } from '#model/enquiry.ts'
import { ChildBirthdateField } from '../form/child-birthdate-field.tsx'
import { EmailField } from '../form/contact-fields.tsx'
import { Field, FieldRow } from '../form/field.tsx'
import { Form, FormActions, SubmitButton } from '../form/form.tsx'
import { NameFields } from '../form/name-fields.tsx'
import { PrivacyNote } from '../form/privacy-note.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, ThankYou } from './dialog.tsx'
import { showMessage } from './message.ts'

interface EnquiryDialogProps {
  /** The title of the course that the enquiry is about; without it, about any level. */
  courseTitle?: string | undefined
  /** Sends what was typed; rejects where that failed. */
  onSend: (enquiry: EnquiryForm) => Promise<void>
  onClose: () => void
}

/** The Enquire Now dialog: the form, then the thank-you in its place. */
export function EnquiryDialog({ courseTitle, onSend, onClose }: EnquiryDialogProps) {
  const [isSent, setIsSent] = useState(false)
  const title = courseTitle === undefined ? words.titleForAny : words.title(courseTitle)

  async function send(enquiry: EnquiryForm, form: HTMLFormElement) {
    await onSend(enquiry)
    if (form.isConnected) setIsSent(true)
    // The dialog was closed while the outcome was unknown.
    else
      void showMessage({
        title: words.thanksTitle,
        text: words.thanks,
        icon: 'success',
        confirmLabel: commonWords.okay,
      })
  }

  return (
    <Dialog title={isSent ? words.thanksTitle : title} onClose={onClose}>
      {isSent ? (
        <ThankYou onClose={onClose}>{words.thanks}</ThankYou>
      ) : (
        <EnquiryFields onSend={send} onCancel={onClose} />
      )}
    </Dialog>
  )
}

const ownSentences = { 'not-an-email': words.notAnEmail, 'not-a-phone': words.notAPhone }

interface EnquiryFieldsProps {
  onSend: (enquiry: EnquiryForm, form: HTMLFormElement) => Promise<void>
  onCancel: () => void
}

function EnquiryFields({ onSend, onCancel }: EnquiryFieldsProps) {
  const { onSubmit, isPending, errors, failure } = useSubmit<EnquiryForm>({
    read: (form) => readForm(enquiryForm, form),
    explain: (codes) => explainFields(codes, words.missing, ownSentences),
    write: onSend,
    explainFailure: () => words.failed,
  })
  return (
    <Form onSubmit={onSubmit} failure={failure}>
      <FieldRow columns={2}>
        <NameFields isOwn hasMiddleName={false} errors={errors} />
      </FieldRow>
      <EmailField autoComplete="email" error={errors.email} />
      <Field
        label={fieldWords.labels.phoneNumber}
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
