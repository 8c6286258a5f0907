import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { ChildBirthdateField, NameFields } from '#components/form/person-fields.tsx'
import { useChanges } from '#components/form/use-changes.ts'
import { useSubmit } from '#components/form/use-submit.ts'
import { families, list } from '#copy/office.ts'
import { refreshOffice } from '#data/office/pages.ts'
import { correctStudent } from '#data/student.ts'
import { readForm } from '#lib/read-form.ts'
import { type NewStudent, newStudent } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import type { StudentDialogProps } from './levels-dialog.tsx'

const { family: copy } = families

/** Corrects a child's names and birthdate, for a parent on the telephone. */
export function CorrectionDialog({ uid, student, onDone, onClose }: StudentDialogProps) {
  const changesIn = useChanges<NewStudent>(student)
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(newStudent, form),
    write: async (typed) => {
      await correctStudent(uid, student.id, changesIn(typed))
      void refreshOffice()
      onDone(copy.saved(fullName(typed)))
    },
    explainFailure: () => list.failed,
  })
  return (
    <Dialog title={copy.editTitle(fullName(student))} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <NameFields errors={errors} value={student} />
        <ChildBirthdateField
          name="birthdate"
          firstName={{ field: 'firstName', value: student.firstName }}
          defaultValue={student.birthdate}
          error={errors.birthdate}
        />
        <FormActions submit={list.save} pending={list.saving} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
