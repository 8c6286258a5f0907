import { useState } from 'react'
import { Dialog, ThankYou } from '#components/dialog/dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmailField } from '#components/form/contact-fields.tsx'
import { Field } from '#components/form/field.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { words } from '#words/enrol.ts'
import { explainFields } from '#words/fields.ts'
import { addEnquiry } from '#data/enquiry.ts'
import { readForm } from '#lib/read-form.ts'
import type { Course } from '#model/course.ts'
import { evaluationForm } from '#model/enquiry.ts'
import { limits } from '#model/limits.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'

const { evaluation } = words

interface EvaluationDialogProps {
  course: Course
  /** Whom the evaluation is for, where a child was chosen. */
  student: Student | null
  onClose: () => void
}

/** Contact Us for Evaluation, then the thank-you in its place. */
export function EvaluationDialog({ course, student, onClose }: EvaluationDialogProps) {
  const [isSent, setIsSent] = useState(false)

  return (
    <Dialog title={evaluation.title} onClose={onClose}>
      {isSent ? (
        <ThankYou onClose={onClose}>{evaluation.sent}</ThankYou>
      ) : (
        <EvaluationForm course={course} student={student} onSent={() => setIsSent(true)} onCancel={onClose} />
      )}
    </Dialog>
  )
}

interface EvaluationFormProps {
  course: Course
  student: Student | null
  onSent: () => void
  onCancel: () => void
}

/** Stores the request as an enquiry, because the thank-you promises an answer. */
function EvaluationForm({ course, student, onSent, onCancel }: EvaluationFormProps) {
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(evaluationForm, form),
    explain: (codes) => explainFields(codes, evaluation.missing),
    write: async ({ name, email, comment }) => {
      const request = evaluation.request(student === null ? '' : fullName(student), course.title)
      await addEnquiry({
        firstName: name,
        lastName: '',
        email,
        comment: comment === '' ? request : `${request}\n\n${comment}`,
        phoneNumber: '',
        birthdate: '',
        courseId: course.id,
      })
      onSent()
    },
    explainFailure: () => evaluation.failed,
  })

  return (
    <Form onSubmit={onSubmit} failure={failure}>
      <p>{evaluation.lead}</p>
      <Field
        label={evaluation.name}
        name="name"
        autoComplete="name"
        maxLength={limits.namePart}
        error={errors.name}
      />
      <EmailField autoComplete="email" error={errors.email} />
      <Field
        label={evaluation.comment}
        name="comment"
        maxLength={limits.comment / 2}
        error={errors.comment}
        isMultiline
        isOptional
      />
      <FormActions>
        <SubmitButton isPending={isPending} pendingLabel={evaluation.pending}>
          {evaluation.submit}
        </SubmitButton>
        <Button variant="third" onClick={onCancel}>
          {evaluation.cancel}
        </Button>
      </FormActions>
    </Form>
  )
}
