import { useRef } from 'react'
import { useSignedInUser } from '../../auth/use-auth'
import { useSubmit } from '../../components/form/use-submit'
import { explainFields } from '../../content/en/fields'
import { words } from '../../content/en/students'
import {
  addStudent,
  newStudentId,
  readStudents,
  refreshStudents,
  type StudentExtras,
} from '../../data/student'
import { readContact } from '../../data/user'
import { type FormReading } from '../../lib/read-form'
import { shortName } from '../../model/name'
import { isSameStudent, type NewStudent, type Student } from '../../model/student'
import type { Contact } from '../../model/user'

/** What one of the three add-student forms says and writes (SPEC section 5). */
interface AddStudentForm<Value extends NewStudent> {
  sentences: { missing: string; duplicate: string; failed: string }
  read: (form: FormData) => FormReading<Value>
  /** Whether a child of the parent's is the one in the form. */
  isDuplicate: (other: Student, student: NewStudent) => boolean
  /** What this form stores besides name, birthdate and contact. */
  extras?: (value: Value) => Omit<StudentExtras, keyof Contact>
  onAdded: (student: NewStudent, form: HTMLFormElement) => void
}

class DuplicateStudent extends Error {}

/** An earlier try, whose answer was lost, has stored the child under another name or birthdate. */
class StoredEarlier extends Error {}

/**
 * Sends an add-student form. Duplicates are looked for among the stored children, not among those this page knows. The
 * id is chosen before the first try and kept, so that trying again after a lost answer finds the child instead of
 * adding a second one.
 */
export function useAddStudent<Value extends NewStudent>(form: AddStudentForm<Value>) {
  const { sentences } = form
  const { uid, email } = useSignedInUser()
  const id = useRef<string | null>(null)

  async function write(value: Value, element: HTMLFormElement): Promise<void> {
    const { firstName, middleName, lastName, birthdate } = value
    const student = { firstName, middleName, lastName, birthdate }
    const stored = await readStudents(uid)
    const earlier = stored.find((other) => other.id === id.current)
    if (stored.some((other) => other !== earlier && form.isDuplicate(other, student)))
      throw new DuplicateStudent()
    if (earlier === undefined) {
      id.current ??= newStudentId(uid)
      await addStudent(uid, id.current, student, {
        ...(await readContact(uid, email)),
        ...form.extras?.(value),
      })
    } else {
      await refreshStudents(uid)
    }
    id.current = null
    if (earlier !== undefined && !isSameStudent(earlier, student)) throw new StoredEarlier(shortName(earlier))
    form.onAdded(student, element)
  }

  return useSubmit({
    read: form.read,
    explain: (codes) => explainFields(codes, sentences.missing),
    write,
    explainFailure: (error) => {
      if (error instanceof DuplicateStudent) return sentences.duplicate
      return error instanceof StoredEarlier ? words.storedEarlier(error.message) : sentences.failed
    },
  })
}
