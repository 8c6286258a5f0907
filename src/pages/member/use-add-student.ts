import { useRef } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { students as copy } from '#copy/dashboard.ts'
import { addStudent, fetchStudents, cacheStudent, type StudentExtras } from '#data/student.ts'
import { readContact } from '#data/user.ts'
import { writeTimeout } from '#data/write.ts'
import type { FormReading } from '#lib/read-form.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { withTimeout } from '#lib/retry.ts'
import { shortName } from '#model/values/name.ts'
import { isSameStudent, type NewStudent, newStudentId, type Student } from '#model/student.ts'
import type { Contact } from '#model/user.ts'

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

/** An earlier try whose answer was lost has stored the child under another name or birthdate. */
class StoredEarlier extends Error {}

/**
 * Sends an add-student form. Duplicates are searched among the stored children, not the cached ones. The id of a try
 * with an unknown outcome is kept, so that the next try finds that child, even under another name, instead of adding a
 * second one.
 */
export function useAddStudent<Value extends NewStudent>(form: AddStudentForm<Value>) {
  const { sentences } = form
  const { uid, email } = useSignedInUser()
  const sentId = useRef<string | null>(null)

  async function readStored() {
    try {
      return await withTimeout(Promise.all([fetchStudents(uid), readContact(uid, email)]), writeTimeout)
    } catch (error) {
      throw sentId.current === null
        ? error
        : new UnknownOutcome('An earlier try is unknown.', { cause: error })
    }
  }

  async function write(value: Value, element: HTMLFormElement): Promise<void> {
    const { firstName, middleName, lastName, birthdate } = value
    const student = { firstName, middleName, lastName, birthdate }
    const [stored, contact] = await readStored()
    const earlier = stored.find(({ id }) => id === sentId.current)
    if (stored.some((other) => other !== earlier && form.isDuplicate(other, student)))
      throw new DuplicateStudent()
    if (earlier === undefined) {
      sentId.current ??= await newStudentId(
        uid,
        student,
        stored.map(({ id }) => id),
      )
      await addStudent(uid, sentId.current, student, { ...contact, ...form.extras?.(value) })
    } else {
      await cacheStudent(uid, earlier)
    }
    sentId.current = null
    if (earlier !== undefined && !isSameStudent(earlier, student)) throw new StoredEarlier(shortName(earlier))
    form.onAdded(student, element)
  }

  return useSubmit({
    read: form.read,
    explain: (codes) => explainFields(codes, sentences.missing),
    write,
    explainFailure: (error) => {
      if (error instanceof DuplicateStudent) return sentences.duplicate
      return error instanceof StoredEarlier ? copy.storedEarlier(error.message) : sentences.failed
    },
  })
}
