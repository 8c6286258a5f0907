import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  type QueryConstraint,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite'
import { agreementFor, type Choice } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import {
  type Enrollment,
  enrollmentId,
  isPlaceholder,
  readEnrollment,
  referenceOf,
  placedAt,
  withdrawalId,
} from '#model/enrollment.ts'
import { levelFrom, levelsFrom } from '#model/values/level.ts'
import { limits } from '#model/values/fields.ts'
import { fullName } from '#model/values/name.ts'
import { beginningOf } from '#model/values/text.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { readStudent, type Student } from '#model/student.ts'
import { firestore } from './firestore.ts'
import { cancelReads, ownKey, queryClient, type ReadState, useOwn } from './read.ts'
import { readTermOf, rereadTerms } from './term.ts'
import { writeOnce } from './write.ts'

/** All of the parent's enrollments, without the placeholders of sign-ups. */
export function useEnrollments(uid: string): ReadState<Enrollment[]> {
  return useOwn(ownKey(uid, 'Enrollments'), () => readThose(uid))
}

export function useEnrollmentsIn(uid: string, courseId: string): ReadState<Enrollment[]> {
  const read = () => readThose(uid, where('courseId', '==', courseId))
  return useOwn(ownKey(uid, 'Enrollments', courseId), read)
}

/** Withdrawals of paid seats, by the family or the school; records of moves are left out. */
export function usePaidWithdrawals(uid: string): ReadState<Enrollment[]> {
  return useOwn(ownKey(uid, 'Withdrawals'), async () => {
    const records = collection(firestore, 'Users', uid, 'Withdrawals')
    const { docs } = await getDocs(query(records, where('paidOn', '>', '')))
    const withdrawn = docs.filter((record) => record.data().movedTo === undefined)
    return withdrawn.map((record) => readEnrollment(record.id, record.data()))
  })
}

/**
 * Gives a child a seat in a course: the enrollment and the completed list in one batch. Idempotent, because the
 * document's id is fixed and what is stored is read before anything is written or reported as failed: repeated,
 * reloaded or interrupted, it leaves one enrollment and one entry.
 * @param course as the parent saw it: the rules refuse a term that it no longer has, and a price that is not its own.
 * @returns the enrollment; one that was already stored keeps its days.
 */
export async function enrolStudent(
  uid: string,
  course: Course,
  student: Student,
  choice: Choice,
): Promise<Enrollment> {
  const level = levelFrom(course.id)
  const enrollment = enrollmentDocument(uid, enrollmentId(course.id, student.id, course.termId))
  const published = course.termId === '' ? null : course
  const child = doc(firestore, 'Users', uid, 'Students', student.id)
  const agreed = {
    courseId: course.id,
    studentId: student.id,
    // A name stored before names had a limit is no reason to refuse a seat.
    studentName: beginningOf(fullName(student), limits.fullName),
    ...agreementFor(course, choice),
  }
  let enrolled = readEnrollment(enrollment.id, agreed, published)
  // Without a term it is derived from the server's time.
  const paymentReference = course.termId !== '' && { reference: referenceOf(uid, enrolled) }

  async function isStored(): Promise<boolean> {
    const fields = (await getDoc(enrollment)).data()
    if (fields !== undefined) enrolled = readEnrollment(enrollment.id, fields, published)
    return fields !== undefined
  }

  await writeOnce(async () => {
    // What the page knows of the child's levels may be older than another tab's last write.
    const [isEnrolled, stored] = await Promise.all([isStored(), getDoc(child)])
    if (isEnrolled) return
    const { completedLevels } = readStudent(student.id, stored.data() ?? {})
    const batch = writeBatch(firestore)
    const hadLevel = level !== null && completedLevels.includes(level)
    batch.set(enrollment, { ...agreed, ...paymentReference, enrollmentDate: serverTimestamp(), hadLevel })
    batch.update(child, { coursesCompleted: arrayUnion(level) })
    await batch.commit()
    enrolled = readEnrollment(enrollment.id, { ...agreed, hadLevel }, published)
  }, isStored)
  return enrolled
}

/**
 * Chooses other days for a child, which the rules allow until the term begins. Price, reference and payment stay.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function changeDays(uid: string, { id }: Enrollment, days: Weekday[]): Promise<void> {
  const seat = enrollmentDocument(uid, id)
  await writeOnce(
    () => updateDoc(seat, { days }),
    async () => String((await getDoc(seat)).data()?.days) === String(days),
  )
  await cancelReads(ownKey(uid))
  changeCached(uid, (cached) => cached.map((entry) => (entry.id === id ? { ...entry, days } : entry)))
}

/**
 * Gives up a child's seat, together with its level unless the child had it before, and leaves a record for the school.
 * Safe to repeat: a seat that was taken again since is kept.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function withdraw(uid: string, seen: Enrollment): Promise<void> {
  const { id, courseId, studentId } = seen
  const seat = enrollmentDocument(uid, id)
  const level = levelFrom(courseId)
  async function readSeat() {
    const fields = (await getDoc(seat)).data()
    if (fields === undefined) return null
    const stored = readEnrollment(id, fields)
    const isSeen = placedAt(seen) === 0 || placedAt(seen) === placedAt(stored)
    return isSeen ? { fields, recordId: withdrawalId(stored) } : null
  }

  await writeOnce(
    async () => {
      const stored = await readSeat()
      if (stored === null) return
      const { fields, recordId } = stored
      const batch = writeBatch(firestore)
      batch.delete(seat)
      batch.set(doc(firestore, 'Users', uid, 'Withdrawals', recordId), {
        ...fields,
        withdrawnAt: serverTimestamp(),
      })
      if (fields.hadLevel !== true) {
        const child = doc(firestore, 'Users', uid, 'Students', studentId)
        // Old lists also hold levels as text. The rules find the registration by its id.
        batch.update(child, { coursesCompleted: arrayRemove(level, String(level)), withdrawnFrom: id })
      }
      await batch.commit()
    },
    async () => (await readSeat()) === null,
  )
  await cancelReads(ownKey(uid))
  changeCached(uid, (cached) => cached.filter((entry) => entry.id !== id))
  void queryClient.invalidateQueries({ queryKey: ownKey(uid, 'Withdrawals') })
  // Not awaited: the connection may be down.
  void refreshEnrollments(uid, courseId)
}

/**
 * Adds seats that were just written to the cache, so that a page can show them at once, and reads them again in the
 * background: only the server knows the time of enrolling, on which their references depend.
 */
export async function cacheEnrolled(uid: string, courseId: string, seats: Enrollment[]): Promise<void> {
  await cancelReads(ownKey(uid))
  const level = levelFrom(courseId)
  // A cached term may be minutes old and differ from what was agreed.
  rereadTerms(courseId)
  const isSeat = ({ id }: Enrollment) => seats.some((seat) => seat.id === id)
  for (const key of [ownKey(uid, 'Enrollments'), ownKey(uid, 'Enrollments', courseId)]) {
    queryClient.setQueryData<Enrollment[]>(key, (cached) =>
      cached?.filter((entry) => !isSeat(entry)).concat(seats),
    )
  }
  queryClient.setQueryData<Student[]>(ownKey(uid, 'Students'), (cached) =>
    cached?.map((student) =>
      seats.some(({ studentId }) => studentId === student.id)
        ? { ...student, completedLevels: levelsFrom([...student.completedLevels, level]) }
        : student,
    ),
  )
  void queryClient.invalidateQueries({ queryKey: ownKey(uid, 'Enrollments') })
}

/** Reads the enrollments past the cache, for a check that must not rely on it, and updates the cache. */
export async function fetchEnrollments(uid: string): Promise<Enrollment[]> {
  const enrollments = await readThose(uid)
  queryClient.setQueryData<Enrollment[]>(ownKey(uid, 'Enrollments'), enrollments)
  return enrollments
}

/** Reads the children, the enrollments and the course again, if it is unknown what is stored. */
export async function refreshEnrollments(uid: string, courseId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['Course', courseId] }),
    queryClient.invalidateQueries({ queryKey: ownKey(uid, 'Enrollments') }),
    queryClient.invalidateQueries({ queryKey: ownKey(uid, 'Students') }),
  ])
}

/** Each with its term, without the empty entries of sign-ups. */
async function readThose(uid: string, ...which: QueryConstraint[]): Promise<Enrollment[]> {
  const { docs } = await getDocs(query(collection(firestore, 'Users', uid, 'Enrollments'), ...which))
  const enrollments = await Promise.all(
    docs.map(async (stored) => readEnrollment(stored.id, stored.data(), await readTermOf(stored.data()))),
  )
  return enrollments.filter((entry) => !isPlaceholder(entry))
}

/** Changes both what is cached of all courses and of one. */
function changeCached(uid: string, change: (cached: Enrollment[]) => Enrollment[]): void {
  queryClient.setQueriesData<Enrollment[]>(
    { queryKey: ownKey(uid, 'Enrollments') },
    (cached) => cached && change(cached),
  )
}

function enrollmentDocument(uid: string, id: string) {
  return doc(firestore, 'Users', uid, 'Enrollments', id)
}
