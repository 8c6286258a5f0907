import { useRef } from 'react'
import { useSubmit } from '../../components/form/use-submit'
import { explainFields } from '../../content/en/fields'
import { addStudent, newStudentId, readStudents, type StudentExtras } from '../../data/student'
import { type FormReading } from '../../lib/read-form'
import type { NewStudent, Student } from '../../model/student'

/** What one of the three add-student forms says and writes (SPEC section 5). */
interface AddStudentForm<Value extends NewStudent> {
  uid: string
  sentences: { missing: string; duplicate: string; failed: string }
  read: (form: FormData) => FormReading<Value>
  /** Whether a child of the parent's is the one in the form. */
  isDuplicate: (other: Student, student: NewStudent) => boolean
  /** What this form stores besides name and birthdate. */
  extras: (value: Value) => StudentExtras
  onAdded: (student: NewStudent, form: HTMLFormElement) => void
}

class DuplicateStudent extends Error {}

/**
 * Sends an add-student form. Duplicates are looked for among the stored children, not among those this page knows. The
 * id is chosen before the first try and kept, so that trying again after a lost answer finds the child instead of
 * adding a second one.
 */
export function useAddStudent<Value extends NewStudent>(form: AddStudentForm<Value>) {
  const { uid, sentences } = form
  const id = useRef<string | null>(null)

  async function write(value: Value, element: HTMLFormElement): Promise<void> {
    const { firstName, middleName, lastName, birthdate } = value
    const student = { firstName, middleName, lastName, birthdate }
    const stored = await readStudents(uid)
    id.current ??= newStudentId(uid)
    if (stored.some((other) => other.id !== id.current && form.isDuplicate(other, student))) {
      throw new DuplicateStudent()
    }
    if (!stored.some((other) => other.id === id.current)) {
      await addStudent(uid, id.current, student, form.extras(value))
    }
    id.current = null
    form.onAdded(student, element)
  }

  return useSubmit({
    read: form.read,
    explain: (codes) => explainFields(codes, sentences.missing),
    write,
    explainFailure: (error) => (error instanceof DuplicateStudent ? sentences.duplicate : sentences.failed),
  })
}
