import { type ComponentProps, useState } from 'react'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { students as copy } from '#copy/dashboard.ts'
import { readForm } from '#lib/read-form.ts'
import { type NewStudent, newStudent, type Student, type StudentExtras } from '#model/student.ts'
import { StudentFields } from './student-fields.tsx'
import { useAddStudent } from './use-add-student.ts'

/**
 * The modal that adds a child.
 * @returns a function that opens it, the dialog to render, and the child that was just added.
 */
export function useAddStudentDialog(
  form: Omit<ComponentProps<typeof AddStudentDialog>, 'onAdded' | 'onClose'>,
) {
  const [state, setState] = useState<'closed' | 'open' | NewStudent>('closed')
  const close = () => setState('closed')
  return {
    open: () => setState('open'),
    added: typeof state === 'string' ? null : state,
    /** Forgets who was added: something else has begun. */
    forget: close,
    dialog: state === 'open' && <AddStudentDialog {...form} onAdded={setState} onClose={close} />,
  }
}

interface AddStudentDialogProps {
  sentences: { title: string; missing?: string; duplicate: string }
  isDuplicate: (other: Student, student: NewStudent) => boolean
  extras?: (student: NewStudent) => StudentExtras
  onAdded: (student: NewStudent) => void
  onClose: () => void
}

function AddStudentDialog({ onClose, extras = () => ({}), ...form }: AddStudentDialogProps) {
  const read = (data: FormData) => readForm(newStudent, data)
  const sending = useAddStudent({ ...form, extras, read })

  return (
    <FormDialog {...copy} title={form.sentences.title} sending={sending} onClose={onClose}>
      <p>{copy.lead}</p>
      <StudentFields />
    </FormDialog>
  )
}
