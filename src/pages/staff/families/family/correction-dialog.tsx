import { FormDialog } from '#components/dialog/dialog.tsx'
import { ChildFields } from '#components/form/person-fields.tsx'
import { useChanges } from '#components/form/use-changes.ts'
import { useSubmit } from '#components/form/use-submit.ts'
import { families, list } from '#copy/office.ts'
import { refreshOffice } from '#data/office/paged-list.ts'
import { correctStudent } from '#data/student.ts'
import { readForm } from '#lib/read-form.ts'
import { type NewStudent, studentCorrection } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import { saving } from '../../outcome.tsx'
import type { StudentDialogProps } from './levels-dialog.tsx'

const { family: copy } = families

/** Corrects what is stored of a child, for a parent on the telephone. */
export function CorrectionDialog({ uid, student, onDone, onClose }: StudentDialogProps) {
  const changesIn = useChanges<NewStudent>(student)
  const sending = useSubmit({
    read: (form) => readForm(studentCorrection, form),
    write: async (typed) => {
      await correctStudent(uid, student.id, changesIn(typed))
      void refreshOffice()
      onDone(copy.saved(fullName({ ...student, ...typed })))
    },
    explainFailure: () => list.failed,
  })
  return (
    <FormDialog {...saving} title={copy.editTitle(fullName(student))} sending={sending} onClose={onClose}>
      <ChildFields child={student} />
    </FormDialog>
  )
}
