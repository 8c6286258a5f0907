import { useState } from 'react'
import { useAuth } from '#auth/auth.tsx'
import { ChildChoice } from '#components/dialog/child-choice.tsx'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { showMessage } from '#components/dialog/message.ts'
import { Field, FieldRow } from '#components/form/field.tsx'
import { PrivacyNote } from '#components/form/form.tsx'
import { ChildBirthdateField, EmailField, NameFields, PhoneField } from '#components/form/person-fields.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { site } from '#content/site.ts'
import { enquiry as copy } from '#copy/courses.ts'
import { addEnquiry } from '#data/enquiry.ts'
import { useStudents } from '#data/student.ts'
import { useUser } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import {
  aboutChild,
  enquiryAboutChild,
  enquiryForm,
  type EnquiryForm,
  phoneOfEnquiry,
} from '#model/enquiry.ts'

interface EnquiryDialogProps {
  /** The course that the enquiry is about; without it, any level. */
  course?: { id: string; title: string }
  onClose: () => void
}

/** Enquire Now on a course's page and below the list of courses: the form, then the thank-you instead. */
export function EnquiryDialog({ course, onClose }: EnquiryDialogProps) {
  const { user } = useAuth()
  // As it was when opened: swapping the form would lose what was typed.
  const [account] = useState(user)
  const uid = account?.uid ?? ''
  const { data: parent } = useUser(uid)
  const { data: students = [] } = useStudents(uid)
  const [childId, setChildId] = useState('')
  const child = students.find(({ id }) => id === childId)
  const [isSent, setIsSent] = useState(false)
  const title = course === undefined ? copy.titleForAny : copy.title(course.title)

  const sending = useSubmit<EnquiryForm>({
    read: (form) =>
      readForm((child === undefined ? enquiryForm : enquiryAboutChild)(site.enquiryPhone), form),
    explain: (codes) => explainFields(codes, undefined, { 'not-a-phone': copy.notAPhone }),
    write: async (enquiry, form) => {
      const about = child === undefined ? {} : aboutChild(child, copy.about, enquiry.comment)
      await addEnquiry({ kind: 'question', ...enquiry, ...about, courseId: course?.id ?? '' })
      if (form.isConnected) setIsSent(true)
      // The dialog was closed while the outcome was unknown.
      else void showMessage({ title: copy.thanksTitle, text: copy.thanks, icon: 'success' })
    },
    explainFailure: () => copy.failed,
  })
  return (
    <FormDialog
      title={isSent ? copy.thanksTitle : title}
      sending={sending}
      submit={copy.send}
      canLeave
      thanks={isSent ? copy.thanks : undefined}
      onClose={onClose}
    >
      <FieldRow columns={2}>
        <NameFields hasMiddleName={false} value={parent ?? undefined} />
      </FieldRow>
      <EmailField autoComplete="email" defaultValue={account?.email} />
      <PhoneField
        autoComplete="tel-national"
        isOptional
        defaultValue={phoneOfEnquiry(parent?.phoneNumber ?? '', site.enquiryPhone)}
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
      {child === undefined && <ChildBirthdateField label={copy.childBirthdate} isOptional />}
      <Field label={copy.comment} name="comment" isMultiline />
      <PrivacyNote />
    </FormDialog>
  )
}
