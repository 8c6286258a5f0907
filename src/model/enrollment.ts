import type { ListedCourse } from './course.ts'
import { type Day, isRealDay } from './dates/day.ts'
import { classDays, readDays, type Schedule, type Term, type Weekday } from './dates/schedule.ts'
import { type Level, levelFrom } from './level.ts'
import type { Student } from './student.ts'
import { storedMoment, storedName, storedNumber, storedText } from './values/stored.ts'

/** A child's place in a course. What families enrolled with an earlier version of the site did not store is '' or `null`. */
export interface Enrollment extends Term {
  id: string
  courseId: string
  studentId: string
  studentName: string
  /** By the server's clock, in milliseconds. */
  enrolledAt: number | null
  /** Those that were chosen; none where they are to be agreed. */
  days: Weekday[]
  /** The price agreed, in the currency of `content/site.ts`; `null` where none was. */
  cost: number | null
  /** Whether the child had the level before, so that withdrawing must not take it. */
  hadLevel: boolean
  /** Noted by the school; '' where nothing has been paid. */
  paidOn: Day
}

/** The id of the empty entry that a sign-up writes (S3.09). */
export const placeholderId = 'placeholder'

/** `startDate` and `endDate` are its own term's, because the course is published anew for the next one. */
export function readEnrollment(id: string, fields: Record<string, unknown>): Enrollment {
  return {
    id,
    courseId: storedText(fields.courseId),
    studentId: storedText(fields.studentId),
    studentName: storedName(fields.studentName),
    enrolledAt: storedMoment(fields.enrollmentDate),
    days: readDays(fields.days),
    cost: storedNumber(fields.cost),
    startDate: storedDay(fields.startDate),
    endDate: storedDay(fields.endDate),
    hadLevel: fields.hadLevel === true,
    paidOn: storedDay(fields.paidOn),
  }
}

function storedDay(value: unknown): Day {
  const text = storedText(value)
  return isRealDay(text) ? text : ''
}

/** Whether it is the empty entry of a sign-up, under today's id or an older one: no registration. */
export function isEmptyEntry(enrollment: Enrollment): boolean {
  return enrollment.courseId === '' && enrollment.studentId === ''
}

/** A fixed id, so that a child cannot be enrolled twice in the same course. */
export function enrollmentId(courseId: string, studentId: string): string {
  return `${courseId}_${studentId}`
}

/** The course's schedule, as long as the course is published for the registration's own term; else nobody knows it. */
export function scheduleOf({ startDate }: Enrollment, course: ListedCourse | undefined): Schedule | null {
  return course !== undefined && startDate !== '' && course.startDate === startDate ? course.schedule : null
}

/** The days on which the child has a class; none where its days, its term or the schedule are not known. */
export function classesOf(enrollment: Enrollment, schedule: Schedule | null): Day[] {
  return schedule === null ? [] : classDays(enrollment, enrollment.days, schedule.breaks)
}

/**
 * The levels that a child has begun or is about to: they are in the completed list, but their terms are not over. A level
 * that the child had before stays done.
 */
export function joinedLevels(
  { id, completedLevels }: Student,
  enrollments: readonly Enrollment[],
  today: Day,
): Level[] {
  return completedLevels.filter((level) =>
    enrollments.some(
      ({ studentId, courseId, endDate, hadLevel }) =>
        studentId === id && levelFrom(courseId) === level && !hadLevel && endDate !== '' && endDate >= today,
    ),
  )
}

/** What keeps a family from removing a child: a registration in any course, or a level in one of the child's lists. */
export type Obstacle = 'registration' | 'level'

export function obstacleToRemoving(student: Student, enrollments: Enrollment[]): Obstacle | null {
  const isRegistered = enrollments.some(
    // Old ones may lack the child, which their ids end with.
    ({ id, studentId }) => studentId === student.id || id.endsWith(`_${student.id}`),
  )
  if (isRegistered) return 'registration'
  return student.completedLevels.length > 0 ? 'level' : null
}

/** What is still to pay; `null` where nothing is known to be owed. */
export function amountOwed({ cost, paidOn }: Enrollment): number | null {
  return paidOn === '' && cost !== null && cost > 0 ? cost : null
}

/** Letters and digits that no other one in the list looks or sounds like. */
const symbols = 'ACDEFHJKMNPRTUVWXY3479'
const referenceLength = 8

/**
 * What a parent writes on a bank transfer, such as `K7MA-93XW`: derived from parent, registration and the time of
 * enrolling, so that it is the same wherever it is shown, and a new one for a child who enrols again.
 * @returns '' where the time of enrolling is not known.
 */
export function referenceOf(uid: string, { id, enrolledAt }: Pick<Enrollment, 'id' | 'enrolledAt'>): string {
  if (enrolledAt === null) return ''
  let number = fnv1a(`${uid}/${id}/${enrolledAt}`)
  let reference = ''
  for (let count = 0; count < referenceLength; count += 1) {
    reference += symbols[Number(number % BigInt(symbols.length))] ?? ''
    number /= BigInt(symbols.length)
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`
}

/** The hash FNV-1a in 64 bits (draft-eastlake-fnv): the Web Crypto API has none that answers at once. */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash
}
