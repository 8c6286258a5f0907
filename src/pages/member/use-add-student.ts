import { useMemo } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { students as copy } from '#copy/dashboard.ts'
import { DuplicateStudent, StoredEarlier, studentAdder } from '#data/student.ts'
import type { FormReading } from '#lib/read-form.ts'
import { type NewStudent, newStudentIn, type Student, type StudentExtras } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'

interface AddStudentForm<Value extends NewStudent> {
  sentences: { missing?: string; duplicate: string }
  read: (form: FormData) => FormReading<Value>
  /** Whether a child of the parent is the one in the form. */
  isDuplicate: (other: Student, student: NewStudent) => boolean
  /** What this form stores besides the child's fields and the contact. */
  extras: (value: Value) => StudentExtras
  onAdded: (student: NewStudent, form: HTMLFormElement) => void
}

export function useAddStudent<Value extends NewStudent>(form: AddStudentForm<Value>) {
  const { sentences } = form
  const { uid, email } = useSignedInUser()
  const add = useMemo(() => studentAdder(uid, email), [uid, email])

  return useSubmit({
    read: form.read,
    explain: (codes) => explainFields(codes, sentences.missing),
    write: async (value: Value, element) => {
      const student = newStudentIn(value)
      await add(student, form.isDuplicate, form.extras(value))
      form.onAdded(student, element)
    },
    explainFailure: (error) => {
      if (error instanceof DuplicateStudent) return sentences.duplicate
      return error instanceof StoredEarlier ? copy.storedEarlier(shortName(error.student)) : copy.failed
    },
  })
}
