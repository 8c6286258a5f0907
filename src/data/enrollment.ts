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
import { type Enrollment, enrollmentId, isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { limits } from '#model/limits.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import { firestore } from './firestore.ts'
import { cancelReads, ownLifetime, queryClient, type Read, useRead } from './read.ts'
import { writeOnce } from './write.ts'

/** All of the parent's enrollments, without the placeholders of sign-ups. */
export function useEnrollments(uid: string): Read<Enrollment[]> {
  return useRead({ queryKey: enrollmentsKey(uid), queryFn: () => readAll(uid), staleTime: ownLifetime })
}

export function useEnrollmentsIn(uid: string, courseId: string): Read<Enrollment[]> {
  return useRead({
    queryKey: enrollmentsInKey(uid, courseId),
    queryFn: () => readThoseIn(uid, courseId),
    staleTime: ownLifetime,
  })
}

/**
 * Gives a child a place in a course: the enrollment and the completed list in one batch. Idempotent, because the
 * document's id is fixed and what is stored is read before anything is written or reported as failed: repeated,
 * reloaded or interrupted, it leaves one enrollment and one entry.
 * @throws FirebaseError where the rules have refused it: the child has no place.
 * @throws UnknownOutcome where it is unknown whether the child has a place; it may be tried again at any time.
 */
export async function enrolStudent(uid: string, courseId: string, student: Student): Promise<void> {
  const isStored = () => isEnrolled(uid, courseId, student.id)
  await writeOnce(async () => {
    if (await isStored()) return
    const batch = writeBatch(firestore)
    batch.set(enrollmentDocument(uid, courseId, student.id), {
      courseId,
      studentId: student.id,
      // A name stored before names had a limit is no reason to refuse a place.
      studentName: fullName(student).slice(0, limits.fullName),
      enrollmentDate: serverTimestamp(),
    })
    batch.update(doc(firestore, 'Users', uid, 'Students', student.id), {
      coursesCompleted: arrayUnion(levelFrom(courseId)),
    })
    await batch.commit()
  }, isStored)
}

/** Adds places that were just written to the cache, so that they need not be read. */
export async function cacheEnrolled(uid: string, courseId: string, students: Student[]): Promise<void> {
  await cancelReads(['Users', uid])
  const ids = new Set(students.map(({ id }) => id))
  const written = students.map((student) => ({
    id: enrollmentId(courseId, student.id),
    courseId,
    studentId: student.id,
    studentName: fullName(student),
  }))
  for (const key of [enrollmentsKey(uid), enrollmentsInKey(uid, courseId)]) {
    queryClient.setQueryData<Enrollment[]>(key, (cached) =>
      cached
        ?.filter(({ courseId: other, studentId }) => other !== courseId || !ids.has(studentId))
        .concat(written),
    )
  }
  queryClient.setQueryData<Student[]>(['Users', uid, 'Students'], (cached) =>
    cached?.map((student) => (ids.has(student.id) ? withLevel(student, levelFrom(courseId)) : student)),
  )
}

/** Reads the children and the enrollments again, where it is unknown what was written. */
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
