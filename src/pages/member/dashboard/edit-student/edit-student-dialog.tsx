import { useState } from 'react'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { words } from '#words/dashboard.ts'
import type { NewStudent, Student } from '#model/student.ts'
import { StudentFields } from '#pages/member/student-fields.tsx'
import { calledName } from './called-name.ts'
import { RemoveStudent } from './remove-student.tsx'
import { useCorrectStudent } from './use-correct-student.ts'
import { useRemoveStudent } from './use-remove-student.ts'

const { edit, remove } = words.students

interface EditStudentDialogProps {
  student: Student
  /** Also called after the dialog was closed, where the outcome was unknown. */
  onSaved: (typed: NewStudent, form: HTMLFormElement) => void
  onRemoved: (form: HTMLFormElement) => void
  onClose: () => void
}

/** Corrects a child's names and birthdate, or removes the child after a question. */
export function EditStudentDialog({ student, onSaved, onRemoved, onClose }: EditStudentDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const correction = useCorrectStudent(student, onSaved)
  const removal = useRemoveStudent(student, onRemoved)
  const name = calledName(student)

  return (
    <Dialog
      title={isRemoving ? remove.title(name) : edit.title(name)}
      onClose={onClose}
      isPending={correction.isPending || removal.isPending}
    >
      {isRemoving ? (
        <RemoveStudent student={student} removal={removal} onClose={onClose} />
      ) : (
        <Form onSubmit={correction.onSubmit} failure={correction.failure}>
          <p>{edit.lead}</p>
          <StudentFields errors={correction.errors} student={student} />
          <FormActions>
            <SubmitButton isPending={correction.isPending} pendingLabel={edit.pending}>
              {edit.submit}
            </SubmitButton>
            <Button variant="third" onClick={onClose} isPending={correction.isPending}>
              {edit.cancel}
            </Button>
            <Button variant="third" onClick={() => setIsRemoving(true)} isPending={correction.isPending}>
              {remove.open(name)}
            </Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}
