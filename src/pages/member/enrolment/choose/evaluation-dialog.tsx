import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { ChildChoice } from '#components/dialog/child-choice.tsx'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { showMessage } from '#components/dialog/message.ts'
import { Field } from '#components/form/field.tsx'
import { EmailField, FullNameField } from '#components/form/person-fields.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { evaluation as copy } from '#copy/contact.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { addEnquiry } from '#data/enquiry.ts'
import { useStudents } from '#data/student.ts'
import { useUser } from '#data/user.ts'
import { readForm } from '#lib/read-form.ts'
import type { Course } from '#model/course.ts'
import { aboutChild, evaluationForm } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { limits } from '#model/values/fields.ts'
import { fullName, type NameParts, shortName } from '#model/values/name.ts'

interface EvaluationDialogProps {
  course: Course
  student: Student | null
  onClose: () => void
}

/** Contact Us for Evaluation, then the thank-you. Stored as an enquiry, because the thank-you promises an answer. */
export function EvaluationDialog({ course, student, onClose }: EvaluationDialogProps) {
  const [isSent, setIsSent] = useState(false)
  const account = useSignedInUser()
  const { data: parent } = useUser(account.uid)
  const { data: students = [] } = useStudents(account.uid)
  const chosen = student ?? (students.length === 1 ? students[0] : undefined)
  const sending = useSubmit({
    read: (form) => readForm(evaluationForm, form),
    explain: (codes) => explainFields(codes, copy.missing, { 'not-chosen': copy.notChosen }),
    write: async ({ child, name, email, comment }, form) => {
      const about = students.find(({ id }) => id === child)
      await addEnquiry({
        kind: 'evaluation',
        firstName: name,
        lastName: '',
        email,
        phoneNumber: '',
        ...aboutChild(about, (of) => copy.request(of, course.title), comment),
        courseId: course.id,
        // Somebody else's address says nothing about this family.
        ...(about &&
          email === account.email && {
            uid: account.uid,
            studentId: about.id,
            levels: about.completedLevels,
          }),
      })
      if (form.isConnected) setIsSent(true)
      // The dialog was closed while the outcome was unknown.
      else void showMessage({ title: copy.sent, icon: 'success' })
    },
    explainFailure: () => copy.failed,
  })

  return (
    <FormDialog
      {...copy}
      sending={sending}
      canLeave
      thanks={isSent ? copy.sent : undefined}
      onClose={onClose}
    >
      <p>{courseCopy.unsureText}</p>
      {students.length > 0 && (
        <ChildChoice
          label={copy.child}
          nobody={chosen === undefined ? copy.nobody : undefined}
          another={copy.another}
          students={students}
          chosenId={chosen?.id}
        />
      )}
      <FullNameField
        label={copy.name}
        maxLength={limits.namePart}
        defaultValue={parent ? ownName(parent) : undefined}
      />
      <EmailField autoComplete="email" defaultValue={account.email} />
      <Field label={copy.comment} name="comment" maxLength={limits.comment / 2} isMultiline isOptional />
    </FormDialog>
  )
}

/** As much of a name as fits in the field. */
function ownName(parent: NameParts): string {
  return [fullName(parent), shortName(parent)].find((name) => name.length <= limits.namePart) ?? ''
}
