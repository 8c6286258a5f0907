import { useQuery } from '@tanstack/react-query'
import {
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { type Enrollment, enrollmentId, isEmptyEntry, readEnrollment } from '../model/enrollment'
import { levelFrom } from '../model/level'
import { fullName } from '../model/name'
import type { Student } from '../model/student'
import { firestore } from './firestore'
import { ownLifetime, queryClient, type Read, readOf } from './read'

/** All of the parent's enrollments, without the empty entries of sign-ups. */
export function useEnrollments(uid: string): Read<Enrollment[]> {
  return readOf(
    useQuery(
      { queryKey: enrollmentsKey(uid), queryFn: () => readAll(uid), staleTime: ownLifetime },
      queryClient,
    ),
  )
}

/** The parent's enrollments in one course (SPEC section 7: filtered by courseId). */
export function useEnrollmentsIn(uid: string, courseId: string): Read<Enrollment[]> {
  return readOf(
    useQuery(
      {
        queryKey: enrollmentsInKey(uid, courseId),
        queryFn: () => readThoseIn(uid, courseId),
        staleTime: ownLifetime,
      },
      queryClient,
    ),
  )
}

/**
 * Gives a child a place in a course: the enrollment and the completed list, both or neither. Idempotent: whatever is
 * clicked twice, reloaded, opened in a second tab or cut off, the child ends with one enrollment and one entry, because
 * the document's id is fixed and what is stored is read before anything is written or called a failure (DESIGN section 4).
 * @throws FirebaseError when the child has no place afterwards: refused by the rules, or the line failed.
 */
export async function enrolStudent(uid: string, courseId: string, student: Student): Promise<void> {
  if (await isEnrolled(uid, courseId, student.id)) return
  const batch = writeBatch(firestore)
  batch.set(enrollmentDocument(uid, courseId, student.id), {
    courseId,
    studentId: student.id,
    studentName: fullName(student),
    enrollmentDate: serverTimestamp(),
  })
  batch.update(doc(firestore, 'Users', uid, 'Students', student.id), {
    coursesCompleted: arrayUnion(levelFrom(courseId)),
  })
  try {
    await batch.commit()
  } catch (error) {
    if (!(await isEnrolled(uid, courseId, student.id))) throw error
  }
}

/**
 * Lets the pages know of places that were just written, so that nobody reads them for it. A reading that is under way may
 * have begun before the writing, so it is left.
 */
export async function rememberEnrolled(uid: string, courseId: string, students: Student[]): Promise<void> {
  await queryClient.cancelQueries({ queryKey: ['Users', uid] })
  const ids = new Set(students.map(({ id }) => id))
  const written = students.map((student) => ({
    id: enrollmentId(courseId, student.id),
    courseId,
    studentId: student.id,
    studentName: fullName(student),
  }))
  for (const key of [enrollmentsKey(uid), enrollmentsInKey(uid, courseId)]) {
    queryClient.setQueryData<Enrollment[]>(key, (known) =>
      known
        ?.filter(({ courseId: other, studentId }) => other !== courseId || !ids.has(studentId))
        .concat(written),
    )
  }
  queryClient.setQueryData<Student[]>(['Users', uid, 'Students'], (known) =>
    known?.map((student) => (ids.has(student.id) ? withLevel(student, levelFrom(courseId)) : student)),
  )
}

/** Makes the pages read the children and the enrollments again where it is not known what was written. */
export async function refreshEnrollments(uid: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: enrollmentsKey(uid) }),
    queryClient.invalidateQueries({ queryKey: ['Users', uid, 'Students'] }),
  ])
}

async function isEnrolled(uid: string, courseId: string, studentId: string): Promise<boolean> {
  return (await getDoc(enrollmentDocument(uid, courseId, studentId))).exists()
}

async function readAll(uid: string): Promise<Enrollment[]> {
  const snapshot = await getDocs(collection(firestore, 'Users', uid, 'Enrollments'))
  return snapshot.docs
    .map((entry) => readEnrollment(entry.id, entry.data()))
    .filter((entry) => !isEmptyEntry(entry))
}

async function readThoseIn(uid: string, courseId: string): Promise<Enrollment[]> {
  const enrollments = collection(firestore, 'Users', uid, 'Enrollments')
  const snapshot = await getDocs(query(enrollments, where('courseId', '==', courseId)))
  return snapshot.docs.map((entry) => readEnrollment(entry.id, entry.data()))
}

function enrollmentDocument(uid: string, courseId: string, studentId: string) {
  return doc(firestore, 'Users', uid, 'Enrollments', enrollmentId(courseId, studentId))
}

function withLevel(student: Student, level: number | null): Student {
  const { completedLevels } = student
  if (level === null || completedLevels.includes(level)) return student
  return { ...student, completedLevels: [...completedLevels, level] }
}

function enrollmentsInKey(uid: string, courseId: string): string[] {
  return [...enrollmentsKey(uid), courseId]
}

function enrollmentsKey(uid: string): string[] {
  return ['Users', uid, 'Enrollments']
}
