import { useQuery } from '@tanstack/react-query'
import { collection, doc, getDocs, setDoc } from 'firebase/firestore/lite'
import { type NewStudent, readStudent, type Student } from '../model/student'
import type { Contact } from '../model/user'
import { firestore } from './firestore'
import { ownLifetime, queryClient, type Read, readOf } from './read'

/** What a form adds to a child's name and birthdate: the page decides (DESIGN section 4, the row of the Students). */
export interface StudentExtras extends Contact {
  name?: string
  age?: number
  cost?: number
}

/** The parent's children, in the order of their names. */
export function useStudents(uid: string): Read<Student[]> {
  return readOf(
    useQuery(
      { queryKey: studentsKey(uid), queryFn: () => readStudents(uid), staleTime: ownLifetime },
      queryClient,
    ),
  )
}

/** An id for a child who is not written yet. A form keeps it while it is tried again, so that no try makes a second child. */
export function newStudentId(uid: string): string {
  return doc(collection(firestore, 'Users', uid, 'Students')).id
}

/**
 * Adds a child; the completed list starts empty (DESIGN section 5, promise 4).
 * @throws FirebaseError when the rules refuse it or the line fails.
 */
export async function addStudent(
  uid: string,
  id: string,
  student: NewStudent,
  extras: StudentExtras,
): Promise<void> {
  await setDoc(doc(firestore, 'Users', uid, 'Students', id), { ...student, ...extras, coursesCompleted: [] })
  await refreshStudents(uid)
}

/** Makes the pages read the children again. */
export async function refreshStudents(uid: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: studentsKey(uid) })
}

/** Reads the children afresh, for a check that must not rely on what this page knows. */
export async function readStudents(uid: string): Promise<Student[]> {
  const snapshot = await getDocs(collection(firestore, 'Users', uid, 'Students'))
  const students = snapshot.docs.map((entry) => readStudent(entry.id, entry.data()))
  return students.sort((one, other) => one.firstName.localeCompare(other.firstName))
}

function studentsKey(uid: string): string[] {
  return ['Users', uid, 'Students']
}
