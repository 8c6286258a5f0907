import { useState } from 'react'
import { Dialog } from '#components/dialog/dialog.tsx'
import { ThankYou } from '#components/dialog/thank-you.tsx'
import { words } from '#words/enrol.ts'
import type { Course } from '#model/course.ts'
import type { Student } from '#model/student.ts'
import { EvaluationForm } from './evaluation-form.tsx'

interface EvaluationDialogProps {
  course: Course
  /** Whom the evaluation is for, where a child was chosen. */
  student: Student | null
  onClose: () => void
}

/** Contact Us for Evaluation, and the thanks once it is sent (SPEC sections 4 and 5, Evaluation modal). */
export function EvaluationDialog({ course, student, onClose }: EvaluationDialogProps) {
  const [isSent, setIsSent] = useState(false)

  return (
    <Dialog title={words.evaluation.title} onClose={onClose}>
      {isSent ? (
        <ThankYou onClose={onClose}>{words.evaluation.sent}</ThankYou>
      ) : (
        <EvaluationForm course={course} student={student} onSent={() => setIsSent(true)} onCancel={onClose} />
      )}
    </Dialog>
  )
}
