import { type RefObject, useEffect, useState } from 'react'
import { copy } from '#copy/dashboard.ts'
import type { Student } from '#model/student.ts'
import { calledName } from '../edit-student/called-name.ts'
import { EditStudentDialog } from '../edit-student/edit-student-dialog.tsx'

interface Outcome {
  sentence: string
  /** The child's row is gone, and with it the button that had the focus. */
  isRowGone: boolean
}

/**
 * The modal that corrects or removes a child.
 * @param heading gets the focus where the child's row is gone.
 * @returns what opens it, the dialog to render, and what it has done last, as a sentence.
 */
export function useEditStudentDialog(heading: RefObject<HTMLElement | null>) {
  const [edited, setEdited] = useState<Student | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isRowGone = outcome?.isRowGone === true
  const close = () => setEdited(null)

  // An effect, because closing the dialog gives the focus back to the button.
  useEffect(() => {
    if (isRowGone) heading.current?.focus({ preventScroll: true })
  }, [heading, isRowGone])

  function open(student: Student) {
    setOutcome(null)
    setEdited(student)
  }

  /** Where the outcome was unknown, the form may be closed by now, and another one open. */
  function finish(sentence: string, form: HTMLFormElement, isRemoved: boolean) {
    setOutcome({ sentence, isRowGone: isRemoved && form.isConnected })
    if (form.isConnected) close()
  }

  return {
    open,
    said: outcome?.sentence,
    dialog: edited !== null && (
      <EditStudentDialog
        student={edited}
        onSaved={(typed, form) => finish(copy.students.edit.saved(calledName(typed)), form, false)}
        onRemoved={(form) => finish(copy.students.remove.removed(calledName(edited)), form, true)}
        onClose={close}
      />
    ),
  }
}
