import { useState } from 'react'
import { enquiry as words } from '#words/courses.ts'
import { explainFields } from '#components/form/use-submit.ts'
import { fields as fieldWords } from '#words/forms.ts'
import { readForm } from '#lib/read-form.ts'
import { aboutChild, enquiryAboutChild, enquiryForm, type EnquiryForm } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { ChildBirthdateField, EmailField, NameFields } from '#components/form/person-fields.tsx'
import { ChildChoice } from './child-choice.tsx'
import { Field, FieldRow } from '../form/field.tsx'
import { Form, FormActions, SubmitButton } from '../form/form.tsx'
import { PrivacyNote } from '../form/privacy-note.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { showMessage } from './message.ts'

/** Somebody who is signed in; what is not known yet is ''. It stands in the fields at first. */
export interface Sender {
  firstName: string
  middleName: string
  lastName: string
  email: string
  phoneNumber: string
  students: Student[]
}

interface EnquiryDialogProps {
  sender?: Sender
  /** The title of the course that the enquiry is about; without it, about any level. */
  courseTitle?: string | undefined
  /** Sends what was typed; rejects where that failed. */
  onSend: (enquiry: EnquiryForm) => Promise<void>
  onClose: () => void
}

/** The Enquire Now dialog: the form, then the thank-you in its place. */
export function EnquiryDialog({ sender, courseTitle, onSend, onClose }: EnquiryDialogProps) {
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
      })
  }

  return (
    <Dialog
      title={isSent ? words.thanksTitle : title}
      onClose={onClose}
      thanks={isSent ? words.thanks : undefined}
    >
      <EnquiryFields sender={sender} onSend={send} onCancel={onClose} />
    </Dialog>
  )
}

const ownSentences = { 'not-an-email': words.notAnEmail, 'not-a-phone': words.notAPhone }

interface EnquiryFieldsProps {
  sender: Sender | undefined
  onSend: (enquiry: EnquiryForm, form: HTMLFormElement) => Promise<void>
  onCancel: () => void
}

function EnquiryFields({ sender, onSend, onCancel }: EnquiryFieldsProps) {
  const [childId, setChildId] = useState('')
  const students = sender?.students ?? []
  const child = students.find(({ id }) => id === childId)
  const { onSubmit, isPending, errors, failure } = useSubmit<EnquiryForm>({
    read: (form) => readForm(child === undefined ? enquiryForm : enquiryAboutChild, form),
    explain: (codes) => explainFields(codes, words.missing, ownSentences),
    write: (enquiry, form) =>
      onSend(
        child === undefined ? enquiry : { ...enquiry, ...aboutChild(child, words.about, enquiry.comment) },
        form,
      ),
    explainFailure: () => words.failed,
  })
  return (
    <Form onSubmit={onSubmit} failure={failure}>
      <FieldRow columns={2}>
        <NameFields isOwn hasMiddleName={false} value={sender} errors={errors} />
      </FieldRow>
      <EmailField autoComplete="email" value={sender?.email} error={errors.email} />
      <Field
        label={fieldWords.labels.phoneNumber}
        name="phoneNumber"
        type="tel"
        autoComplete="tel-national"
        isOptional
        defaultValue={sender?.phoneNumber}
        error={errors.phoneNumber}
      />
      {students.length > 0 && (
        <ChildChoice
          label={words.child}
          nobody={words.noChild}
          students={students}
          isOptional
          onChoose={setChildId}
        />
      )}
      {child === undefined && (
        <ChildBirthdateField
          label={words.childBirthdate}
          name="birthdate"
          isOptional
          error={errors.birthdate}
        />
      )}
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
