import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Button } from '#components/ui/button.tsx'
import { students as studentCopy, copy } from '#copy/dashboard.ts'
import { correctStudent, fetchStudents } from '#data/student.ts'
import { readFirst } from '#data/write.ts'
import { readForm } from '#lib/read-form.ts'
import { isSameStudent, type NewStudent, type Student, studentCorrection } from '#model/student.ts'
import { useChanges } from '#components/form/use-changes.ts'
import { StudentFields } from '#pages/member/student-fields.tsx'
import { displayName } from './display-name.ts'
import { RemoveStudent, useRemoveStudent } from './remove-student.tsx'

const { edit, remove } = copy.students

interface EditStudentDialogProps {
  student: Student
  /** Also called after the dialog was closed, if the outcome was unknown. */
  onSaved: (corrected: NewStudent, form: HTMLFormElement) => void
  onRemoved: (form: HTMLFormElement) => void
  onClose: () => void
}

export function EditStudentDialog({ student, onSaved, onRemoved, onClose }: EditStudentDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const correction = useCorrectStudent(student, onSaved)
  const removal = useRemoveStudent(student, onRemoved)
  const name = displayName(student)

  return (
    <Dialog
      title={isRemoving ? remove.title(name) : edit.title(name)}
      onClose={onClose}
      isPending={correction.isPending || removal.isPending}
    >
      {isRemoving ? (
        <RemoveStudent student={student} removal={removal} onClose={onClose} />
      ) : (
        <Form sending={correction}>
          <p>{edit.lead}</p>
          <StudentFields student={student} />
          <FormActions submit={copy.details.submit} pending={copy.details.pending} onCancel={onClose}>
            <Button variant="third" onClick={() => setIsRemoving(true)} isPending={correction.isPending}>
              {remove.open(name)}
            </Button>
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}

class RefusedCorrection extends Error {}

/** Sends a child's corrections. Children are compared with what is stored, not with the cache. */
function useCorrectStudent(student: Student, onSaved: EditStudentDialogProps['onSaved']) {
  const { uid } = useSignedInUser()
  const changesIn = useChanges<NewStudent>(student)

  async function write(typed: Partial<NewStudent>, form: HTMLFormElement): Promise<void> {
    const corrected = { ...student, ...typed }
    const stored = await readFirst(fetchStudents(uid))
    const others = stored.filter(({ id }) => id !== student.id)
    if (others.length === stored.length) throw new RefusedCorrection(edit.gone(displayName(student)))
    if (others.some((other) => isSameStudent(other, corrected)))
      throw new RefusedCorrection(studentCopy.dashboard.duplicate)
    await correctStudent(uid, student.id, changesIn(typed))
    onSaved(corrected, form)
  }

  return useSubmit({
    read: (form) => readForm(studentCorrection, form),
    write,
    explainFailure: (error) => (error instanceof RefusedCorrection ? error.message : edit.failed),
  })
}
