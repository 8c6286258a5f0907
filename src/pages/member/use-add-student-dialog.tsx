import { type ComponentProps, useState } from 'react'
import type { NewStudent } from '#model/student.ts'
import { AddStudentDialog } from './add-student-dialog.tsx'

/**
 * The modal that adds a child.
 * @returns what opens it, the dialog to render, and the child that has just been added.
 */
export function useAddStudentDialog(
  form: Omit<ComponentProps<typeof AddStudentDialog>, 'onAdded' | 'onClose'>,
) {
  const [state, setState] = useState<'closed' | 'open' | NewStudent>('closed')
  const close = () => setState('closed')
  return {
    open: () => setState('open'),
    added: typeof state === 'string' ? null : state,
    /** Forgets who was added: something else has been begun. */
    forget: close,
    dialog: state === 'open' && <AddStudentDialog {...form} onAdded={setState} onClose={close} />,
  }
}
