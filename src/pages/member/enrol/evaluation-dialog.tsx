import { useState } from 'react'
import { Button } from '../../../components/button'
import { Dialog } from '../../../components/dialog'
import { EmailField } from '../../../components/form/contact-fields'
import { Field } from '../../../components/form/field'
import { Form } from '../../../components/form/form'
import { FormActions } from '../../../components/form/form-actions'
import { SubmitButton } from '../../../components/form/submit-button'
import { useSubmit } from '../../../components/form/use-submit'
import { ThankYou } from '../../../components/thank-you'
import { words } from '../../../content/en/enrol'
import { explainFields } from '../../../content/en/fields'
import { addEnquiry } from '../../../data/enquiry'
import { readForm } from '../../../lib/read-form'
import type { Course } from '../../../model/course'
import { evaluationForm } from '../../../model/enquiry'
import { limits } from '../../../model/limits'
import { fullName } from '../../../model/name'
import type { Student } from '../../../model/student'
import styles from './evaluation-dialog.module.css'

interface EvaluationDialogProps {
  course: Course
  /** Whom the evaluation is for, where a child was chosen. */
  student: Student | null
  onClose: () => void
}

const { evaluation } = words

/**
 * Contact Us for Evaluation (SPEC section 5, Evaluation modal). The spec sends the request nowhere and promises an
 * answer; we keep the promise and store it as an enquiry (DESIGN section 4, Evaluation).
 */
export function EvaluationDialog({ course, student, onClose }: EvaluationDialogProps) {
  const [isSent, setIsSent] = useState(false)
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
      setIsSent(true)
    },
    explainFailure: () => evaluation.failed,
  })

  return (
    <Dialog title={evaluation.title} onClose={onClose}>
      {isSent ? (
        <ThankYou onClose={onClose}>{evaluation.sent}</ThankYou>
      ) : (
        <Form onSubmit={onSubmit} failure={failure}>
          <p className={styles.lead}>{evaluation.lead}</p>
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
            <Button variant="third" onClick={onClose}>
              {evaluation.cancel}
            </Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}
