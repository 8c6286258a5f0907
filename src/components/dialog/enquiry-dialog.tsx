import { useState } from 'react'
import { enquiry as copy } from '#copy/courses.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import { readForm } from '#lib/read-form.ts'
import { aboutChild, enquiryAboutChild, enquiryForm, type EnquiryForm } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { ChildBirthdateField, EmailField, NameFields } from '#components/form/person-fields.tsx'
import { ChildChoice } from './child-choice.tsx'
import { Field, FieldRow } from '../form/field.tsx'
import { Form, FormActions, PrivacyNote, SubmitButton } from '../form/form.tsx'
import { explainFields, useSubmit } from '../form/use-submit.ts'
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
  const title = courseTitle === undefined ? copy.titleForAny : copy.title(courseTitle)

  async function send(enquiry: EnquiryForm, form: HTMLFormElement) {
    await onSend(enquiry)
    if (form.isConnected) setIsSent(true)
    // The dialog was closed while the outcome was unknown.
    else
      void showMessage({
        title: copy.thanksTitle,
        text: copy.thanks,
        icon: 'success',
      })
  }

  return (
    <Dialog
      title={isSent ? copy.thanksTitle : title}
      onClose={onClose}
      thanks={isSent ? copy.thanks : undefined}
    >
      <EnquiryFields sender={sender} onSend={send} onCancel={onClose} />
    </Dialog>
  )
}

const ownSentences = { 'not-an-email': copy.notAnEmail, 'not-a-phone': copy.notAPhone }

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
    explain: (codes) => explainFields(codes, copy.missing, ownSentences),
    write: (enquiry, form) =>
      onSend(
        child === undefined ? enquiry : { ...enquiry, ...aboutChild(child, copy.about, enquiry.comment) },
        form,
      ),
    explainFailure: () => copy.failed,
  })
  return (
    <Form onSubmit={onSubmit} failure={failure}>
      <FieldRow columns={2}>
        <NameFields isOwn hasMiddleName={false} value={sender} errors={errors} />
      </FieldRow>
      <EmailField autoComplete="email" value={sender?.email} error={errors.email} />
      <Field
        label={fieldCopy.labels.phoneNumber}
        name="phoneNumber"
        type="tel"
        autoComplete="tel-national"
        isOptional
        defaultValue={sender?.phoneNumber}
        error={errors.phoneNumber}
      />
      {students.length > 0 && (
        <ChildChoice
          label={copy.child}
          nobody={copy.noChild}
          students={students}
          isOptional
          onChoose={setChildId}
        />
      )}
      {child === undefined && (
        <ChildBirthdateField
          label={copy.childBirthdate}
          name="birthdate"
          isOptional
          error={errors.birthdate}
        />
      )}
      <Field label={copy.comment} name="comment" isMultiline error={errors.comment} />
      <PrivacyNote />
      <FormActions>
        <SubmitButton isPending={isPending} pendingLabel={copy.sending}>
          {copy.send}
        </SubmitButton>
        <Button variant="third" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </FormActions>
    </Form>
  )
}
