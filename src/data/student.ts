import { collection, doc, getDoc, getDocs, setDoc } from 'firebase/firestore/lite'
import { type NewStudent, readStudent, type Student } from '#model/student.ts'
import type { Contact } from '#model/user.ts'
import { firestore } from './firestore.ts'
import { leaveReadings, ownLifetime, queryClient, type Read, useRead } from './read.ts'
import { writeOnce } from './write.ts'

/** What a form adds to a child's name and birthdate: the page decides (DESIGN section 4, the row of the Students). */
export interface StudentExtras extends Contact {
  name?: string
  age?: number
  cost?: number
}

/** The parent's children, in the order of their names. */
export function useStudents(uid: string): Read<Student[]> {
  return useRead({ queryKey: studentsKey(uid), queryFn: () => readStudents(uid), staleTime: ownLifetime })
}

/**
 * Adds a child; the completed list starts empty. Sent again under the same id, it makes no second child.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it cannot be known whether it is stored; it may be tried again at any time.
 */
export async function addStudent(
  uid: string,
  id: string,
  student: NewStudent,
  extras: StudentExtras,
): Promise<void> {
  const document = doc(firestore, 'Users', uid, 'Students', id)
  const fields = { ...student, ...extras, coursesCompleted: [] }
  await writeOnce(
    () => setDoc(document, fields),
    async () => (await getDoc(document)).exists(),
  )
  await showStudent(uid, readStudent(id, fields))
}

/** Lets the pages know of a child that was just written, so that nobody reads the children for it. */
export async function showStudent(uid: string, student: Student): Promise<void> {
  await leaveReadings(studentsKey(uid))
  queryClient.setQueryData<Student[]>(studentsKey(uid), (known) =>
    known
      ?.filter(({ id }) => id !== student.id)
      .concat(student)
      .sort(byName),
  )
}

/** Reads the children afresh, for a check that must not rely on what this page knows, and lets the pages know of them. */
export async function readStudentsAfresh(uid: string): Promise<Student[]> {
  const students = await readStudents(uid)
  queryClient.setQueryData<Student[]>(studentsKey(uid), students)
  return students
}

async function readStudents(uid: string): Promise<Student[]> {
  const snapshot = await getDocs(collection(firestore, 'Users', uid, 'Students'))
  const students = snapshot.docs.map((entry) => readStudent(entry.id, entry.data()))
  return students.sort(byName)
}

function byName(one: Student, other: Student): number {
  return one.firstName.localeCompare(other.firstName)
}

function studentsKey(uid: string): string[] {
  return ['Users', uid, 'Students']
}
