import { useSignedInUser } from '#auth/use-auth.ts'
import { useSubmit } from '#components/form/use-submit.ts'
import { words as dashboardWords, students as studentWords } from '#words/dashboard.ts'
import { explainFields } from '#components/form/explain-fields.ts'
import { correctStudent, fetchStudents } from '#data/student.ts'
import { readFirst } from '#data/write.ts'
import { readForm } from '#lib/read-form.ts'
import { isSameStudent, type NewStudent, type Student } from '#model/student.ts'
import { newStudent } from '#model/student-forms.ts'
import { useChanges } from '../use-changes.ts'
import { calledName } from './called-name.ts'

const { edit } = dashboardWords.students

/** Why a correction is not written. */
class Objection extends Error {}

/** Sends a child's corrected names and birthdate. Children are compared with what is stored, not with the cache. */
export function useCorrectStudent(
  student: Student,
  onSaved: (typed: NewStudent, form: HTMLFormElement) => void,
) {
  const { uid } = useSignedInUser()
  const changesIn = useChanges<NewStudent>(student)
  const { missing, duplicate } = studentWords.dashboard

  async function write(typed: NewStudent, form: HTMLFormElement): Promise<void> {
    const stored = await readFirst(fetchStudents(uid))
    const others = stored.filter(({ id }) => id !== student.id)
    if (others.length === stored.length) throw new Objection(edit.gone(calledName(student)))
    if (others.some((other) => isSameStudent(other, typed))) throw new Objection(duplicate)
    await correctStudent(uid, student.id, changesIn(typed))
    onSaved(typed, form)
  }

  return useSubmit({
    read: (form) => readForm(newStudent, form),
    explain: (codes) => explainFields(codes, missing),
    write,
    explainFailure: (error) => (error instanceof Objection ? error.message : edit.failed),
  })
}
