import { useState } from 'react'
import { useSignedInUser } from '#auth/use-auth.ts'
import { useSubmit } from '#components/form/use-submit.ts'
import { words } from '#words/dashboard.ts'
import { fetchEnrollments } from '#data/enrollment.ts'
import { fetchStudents, removeStudent } from '#data/student.ts'
import { readFirst } from '#data/write.ts'
import { obstacleTo } from '#model/removal.ts'
import type { Student } from '#model/student.ts'
import { calledName } from './called-name.ts'

/** Another tab has registered the child meanwhile, or the school has noted a level. */
class Obstructed extends Error {}

/**
 * Removes a child by a form without fields. What is in the way is searched in what is stored, not in the cache; a child
 * who is no longer stored counts as removed.
 */
export function useRemoveStudent(student: Student, onRemoved: (form: HTMLFormElement) => void) {
  const { uid } = useSignedInUser()
  const { remove } = words.students
  const [isTried, setIsTried] = useState(false)

  async function write(_: null, form: HTMLFormElement): Promise<void> {
    setIsTried(true)
    const [students, enrollments] = await readFirst(Promise.all([fetchStudents(uid), fetchEnrollments(uid)]))
    const stored = students.find(({ id }) => id === student.id)
    if (stored !== undefined) {
      if (obstacleTo(stored, enrollments) !== null) throw new Obstructed()
      await removeStudent(uid, student.id)
    }
    onRemoved(form)
  }

  const submission = useSubmit<null>({
    read: () => ({ ok: true, value: null }),
    explain: () => ({ fields: {} }),
    write,
    explainFailure: (error) =>
      error instanceof Obstructed ? remove.obstructed(calledName(student)) : remove.failed,
  })
  return { ...submission, isTried }
}
