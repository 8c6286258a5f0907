import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  type QueryDocumentSnapshot,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { agreementFor } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import {
  type Enrollment,
  enrollmentId,
  isEmptyEntry,
  readEnrollment,
  referenceOf,
  withdrawalId,
} from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { limits } from '#model/values/fields.ts'
import { fullName } from '#model/values/name.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { storedMoment } from '#model/values/stored.ts'
import { readStudent, type Student } from '#model/student.ts'
import { firestore } from './firestore.ts'
import { cancelReads, ownLifetime, queryClient, type ReadState, useRead } from './read.ts'
import { readTermOf } from './term.ts'
import { writeOnce } from './write.ts'

/** All of the parent's enrollments, without the placeholders of sign-ups. */
export function useEnrollments(uid: string): ReadState<Enrollment[]> {
  return useRead({ queryKey: enrollmentsKey(uid), queryFn: () => readAll(uid), staleTime: ownLifetime })
}

export function useEnrollmentsIn(uid: string, courseId: string): ReadState<Enrollment[]> {
  const queryFn = () => readThoseIn(uid, courseId)
  return useRead({ queryKey: [...enrollmentsKey(uid), courseId], queryFn, staleTime: ownLifetime })
}

/**
 * Gives a child a place in a course: the enrollment and the completed list in one batch. Idempotent, because the
 * document's id is fixed and what is stored is read before anything is written or reported as failed: repeated,
 * reloaded or interrupted, it leaves one enrollment and one entry.
 * @param course as the parent saw it: the rules refuse a price or a term that it no longer has.
 * @returns the place; of one that was stored before, with its own days.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function enrolStudent(
  uid: string,
  course: Course,
  student: Student,
  days: Weekday[],
): Promise<Enrollment> {
  const level = levelFrom(course.id)
  const enrollment = enrollmentDocument(uid, enrollmentId(course.id, student.id, course.term))
  const published = course.term === '' ? null : course
  const child = doc(firestore, 'Users', uid, 'Students', student.id)
  const agreed = {
    courseId: course.id,
    studentId: student.id,
    // A name stored before names had a limit is no reason to refuse a place.
    studentName: fullName(student).slice(0, limits.fullName),
    ...agreementFor(course, student, days),
  }
  let place = readEnrollment(enrollment.id, agreed, published)
  // By which a payment is found. Without a term it follows from the server's time.
  const found = course.term !== '' && { reference: referenceOf(uid, place) }

  async function isStored(): Promise<boolean> {
    const fields = (await getDoc(enrollment)).data()
    if (fields !== undefined) place = readEnrollment(enrollment.id, fields, published)
    return fields !== undefined
  }

  await writeOnce(async () => {
    // What the page knows of the child's levels may be older than another tab's last write.
    const [isEnrolled, stored] = await Promise.all([isStored(), getDoc(child)])
    if (isEnrolled) return
    const { completedLevels } = readStudent(student.id, stored.data() ?? {})
    const batch = writeBatch(firestore)
    const hadLevel = level !== null && completedLevels.includes(level)
    batch.set(enrollment, { ...agreed, ...found, enrollmentDate: serverTimestamp(), hadLevel })
    batch.update(child, { coursesCompleted: arrayUnion(level) })
    await batch.commit()
    place = readEnrollment(enrollment.id, { ...agreed, hadLevel }, published)
  }, isStored)
  return place
}

/**
 * Chooses other days for a child, which the rules allow until the term begins. Price, reference and payment stay.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function changeDays(uid: string, { id }: Enrollment, days: Weekday[]): Promise<void> {
  const place = enrollmentDocument(uid, id)
  await writeOnce(
    () => updateDoc(place, { days }),
    async () => String((await getDoc(place)).data()?.days) === String(days),
  )
  await cancelReads(['Users', uid])
  changeCached(uid, (cached) => cached.map((entry) => (entry.id === id ? { ...entry, days } : entry)))
}

/**
 * Gives up a child's place, together with its level where the child did not have it before, and leaves a record to the
 * school. Safe to repeat: a place that was taken anew meanwhile is not given up.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function withdraw(
  uid: string,
  { id, courseId, studentId, enrolledAt }: Enrollment,
): Promise<void> {
  const place = enrollmentDocument(uid, id)
  const level = levelFrom(courseId)
  async function readPlace() {
    const fields = (await getDoc(place)).data()
    if (fields === undefined) return null
    const storedAt = storedMoment(fields.enrollmentDate)
    return enrolledAt === null || enrolledAt === storedAt ? { fields, storedAt } : null
  }

  await writeOnce(
    async () => {
      const stored = await readPlace()
      if (stored === null) return
      const { fields, storedAt } = stored
      const batch = writeBatch(firestore)
      batch.delete(place)
      batch.set(doc(firestore, 'Users', uid, 'Withdrawals', withdrawalId({ id, enrolledAt: storedAt })), {
        ...fields,
        withdrawnAt: serverTimestamp(),
      })
      if (fields.hadLevel !== true) {
        const child = doc(firestore, 'Users', uid, 'Students', studentId)
        // The rules find the registration by it.
        batch.update(child, { coursesCompleted: arrayRemove(level), withdrawnFrom: id })
      }
      await batch.commit()
    },
    async () => (await readPlace()) === null,
  )
  await cancelReads(['Users', uid])
  changeCached(uid, (cached) => cached.filter((entry) => entry.id !== id))
  // Not awaited: the connection may be down.
  void refreshEnrollments(uid, courseId)
}

/**
 * Adds places that were just written to the cache, so that a page can show them at once, and reads them again in the
 * background: only the server knows the time of enrolling, which their references depend on.
 */
export async function cacheEnrolled(uid: string, courseId: string, places: Enrollment[]): Promise<void> {
  await cancelReads(['Users', uid])
  const level = levelFrom(courseId)
  const isPlace = ({ id }: Enrollment) => places.some((place) => place.id === id)
  for (const key of [enrollmentsKey(uid), [...enrollmentsKey(uid), courseId]]) {
    queryClient.setQueryData<Enrollment[]>(key, (cached) =>
      cached?.filter((entry) => !isPlace(entry)).concat(places),
    )
  }
  queryClient.setQueryData<Student[]>(['Users', uid, 'Students'], (cached) =>
    cached?.map((student) =>
      places.some(({ studentId }) => studentId === student.id) ? withLevel(student, level) : student,
    ),
  )
  // Not awaited: the connection may be down.
  void queryClient.invalidateQueries({ queryKey: enrollmentsKey(uid) })
}

/** Reads the enrollments past the cache, for a check that must not rely on it, and updates the cache. */
export async function fetchEnrollments(uid: string): Promise<Enrollment[]> {
  const enrollments = await readAll(uid)
  queryClient.setQueryData<Enrollment[]>(enrollmentsKey(uid), enrollments)
  return enrollments
}

/** Reads the children, the enrollments and the course again, where it is unknown what is stored. */
export async function refreshEnrollments(uid: string, courseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['Course', courseId] }),
    queryClient.invalidateQueries({ queryKey: enrollmentsKey(uid) }),
    queryClient.invalidateQueries({ queryKey: ['Users', uid, 'Students'] }),
  ])
}

async function readAll(uid: string): Promise<Enrollment[]> {
  const snapshot = await getDocs(collection(firestore, 'Users', uid, 'Enrollments'))
  const enrollments = await Promise.all(snapshot.docs.map(withTerm))
  return enrollments.filter((entry) => !isEmptyEntry(entry))
}

async function readThoseIn(uid: string, courseId: string): Promise<Enrollment[]> {
  const enrollments = collection(firestore, 'Users', uid, 'Enrollments')
  const snapshot = await getDocs(query(enrollments, where('courseId', '==', courseId)))
  return await Promise.all(snapshot.docs.map(withTerm))
}

async function withTerm(stored: QueryDocumentSnapshot): Promise<Enrollment> {
  const fields = stored.data()
  return readEnrollment(stored.id, fields, await readTermOf(fields))
}

/** Changes both what is cached of all courses and of one. */
function changeCached(uid: string, change: (cached: Enrollment[]) => Enrollment[]): void {
  queryClient.setQueriesData<Enrollment[]>(
    { queryKey: enrollmentsKey(uid) },
    (cached) => cached && change(cached),
  )
}

function enrollmentDocument(uid: string, id: string) {
  return doc(firestore, 'Users', uid, 'Enrollments', id)
}

function withLevel(student: Student, level: number | null): Student {
  const { completedLevels } = student
  if (level === null || completedLevels.includes(level)) return student
  return { ...student, completedLevels: [...completedLevels, level] }
}

function enrollmentsKey(uid: string): string[] {
  return ['Users', uid, 'Enrollments']
}
