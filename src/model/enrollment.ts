import { type CourseTerm, type ListedCourse, termIdOf } from './course.ts'
import { addDays, type Day } from './dates/day.ts'
import { areInSameWeeks, classDays, readDays, type Schedule } from './dates/schedule.ts'
import { type Level, levelFrom } from './values/level.ts'
import { paymentLinkFor } from './price.ts'
import type { Student } from './student.ts'
import { groupBy } from './values/group-by.ts'
import { referenceFrom } from './values/reference.ts'
import {
  type Fields,
  isTimestamp,
  storedDay,
  storedMoment,
  storedName,
  storedNumber,
  storedText,
} from './values/stored.ts'

export type Enrollment = ReturnType<typeof readEnrollment>

/** The id of the empty placeholder that a sign-up writes (S3.09). */
export const placeholderId = 'placeholder'

/**
 * A child's seat in a course. Fields that an earlier version of the site did not store are '' or `null`.
 * @param term as it is published now; without one, the agreed days count.
 */
export function readEnrollment(id: string, fields: Fields, term: CourseTerm | null = null) {
  const cost = storedNumber(fields.cost)
  return {
    id,
    courseId: storedText(fields.courseId),
    studentId: storedText(fields.studentId),
    /** The id of its term; '' if it names none. */
    termId: termIdOf(fields.term),
    /** The school's name for the term; '' if the id says it, or the term is unknown. */
    termName: term?.termName ?? '',
    studentName: storedName(fields.studentName),
    /** By the server's clock, in milliseconds. */
    enrolledAt: storedMoment(fields.enrollmentDate),
    /** Whether that is a timestamp, which `firestore.rules` require to trust it. */
    isStamped: isTimestamp(fields.enrollmentDate),
    /** The chosen days; empty if they are still to be agreed. */
    days: readDays(fields.days),
    /** The agreed price, in the currency of `content/site.ts`; `null` if there was none. */
    cost,
    startDate: term?.startDate ?? storedDay(fields.startDate),
    endDate: term?.endDate ?? storedDay(fields.endDate),
    /** Whether the child had the level before, so that withdrawing must not take it. */
    hadLevel: fields.hadLevel === true,
    /** Entered by the school; '' while unpaid. */
    paidOn: storedDay(fields.paidOn),
    /** When the school last moved it, which its record is named after; `null` if never, or before this was stored. */
    movedAt: storedMoment(fields.movedAt),
    /** The id of its record from before the last move; '' if it was never moved. */
    movedFrom: storedText(fields.movedFrom),
    /** Hours and breaks of its term, and where the classes are; `null` and '' if it names no term. */
    schedule: term?.schedule ?? null,
    place: term?.place ?? '',
    /** The card payment page; '' if there is none, or if it would charge another price than the agreed one. */
    paymentLink: paymentLinkFor({ cost }, term),
  }
}

/** Whether it is the empty placeholder of a sign-up, under today's id or an older one: not a registration. */
export function isPlaceholder(enrollment: Enrollment): boolean {
  return enrollment.courseId === '' && enrollment.studentId === ''
}

/** A deterministic id, so that a child cannot be enrolled twice in the same term of a course. */
export function enrollmentId(courseId: string, studentId: string, termId: string): string {
  return [courseId, studentId, termId].filter((part) => part !== '').join('_')
}

/** The id of the record of an enrollment that is withdrawn or moved: unique for each time that a child enrols. */
export function withdrawalId(enrollment: Pick<Enrollment, 'id' | 'enrolledAt' | 'movedAt'>): string {
  return `${enrollment.id}_${placedAt(enrollment)}`
}

/** When the child was moved to this seat, or enrolled; in milliseconds. */
export function placedAt({ enrolledAt, movedAt }: Pick<Enrollment, 'enrolledAt' | 'movedAt'>): number {
  return movedAt ?? enrolledAt ?? 0
}

/** The fields that identify a course's open term. */
type OpenTerm = Pick<ListedCourse, 'id' | 'termId' | 'openSince' | 'startDate' | 'endDate'>

/**
 * Whether it is for the open term, by the same rules as `firestore.rules` (`isForTerm`): if it names no term, by shared
 * days; if its days are incomplete, by whether it was made since the term was opened, or at an unknown time.
 */
export function isInOpenTerm(entry: Enrollment, course: OpenTerm): boolean {
  if (entry.courseId !== course.id) return false
  if (entry.termId !== '' || course.termId === '') return entry.termId === course.termId
  const startDate = storedDay(course.startDate)
  const open = { startDate, endDate: storedDay(course.endDate) || startDate }
  if (entry.startDate !== '' && entry.endDate !== '' && startDate !== '') return areInSameWeeks(entry, open)
  if (course.openSince === '' || entry.enrolledAt === null || !entry.isStamped) return true
  // With a day's grace, for every time zone.
  return entry.enrolledAt >= Date.parse(addDays(course.openSince, -1))
}

/** Where no dates are stored, takes the last day from the open term. The first day stays unknown, as the rules see it. */
export function withLastDays(
  enrollments: readonly Enrollment[],
  courses: readonly ListedCourse[],
): Enrollment[] {
  return enrollments.map((entry) => {
    const isUnknown = entry.startDate === '' && entry.endDate === ''
    const open = isUnknown && courses.find((course) => isInOpenTerm(entry, course))
    return open ? { ...entry, endDate: storedDay(open.endDate) } : entry
  })
}

/** The enrollments of one term of a course: the requested one, otherwise the open one, otherwise the last one. */
export function enrollmentsOfTerm(
  enrollments: readonly Enrollment[],
  course: OpenTerm,
  requestedTermId: string | null,
): Enrollment[] {
  const starts = enrollments.map(({ startDate }) => startDate).sort()
  const last = enrollments.find(({ startDate }) => startDate === starts.at(-1))
  const isShown: ((entry: Enrollment) => boolean)[] = [
    ({ termId }) => termId === requestedTermId,
    (entry) => isInOpenTerm(entry, course),
    ({ termId }) => termId === last?.termId,
  ]
  return isShown.map((isIn) => enrollments.filter(isIn)).find((found) => found.length > 0) ?? []
}

/** The schedule of its term; without a term the course's, as long as that is published for the same first day. */
export function scheduleOf(
  { schedule, termId, startDate }: Enrollment,
  course: ListedCourse | null | undefined,
): Schedule | null {
  if (termId !== '') return schedule
  return startDate !== '' && course?.startDate === startDate ? course.schedule : null
}

/** The days on which the child has a class; none if its days, its term or the schedule are unknown. */
export function classesOf(enrollment: Enrollment, schedule: Schedule | null): Day[] {
  return schedule === null ? [] : classDays(enrollment, enrollment.days, schedule.breaks)
}

/**
 * The levels that a child has begun or is about to: they are in the completed list, but their terms are not over. A
 * level that the child had before counts as completed.
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

/** Whether a child has completed a level, and is in no term of it that is still to end. */
export function hasDone(
  student: Student,
  level: Level | null,
  enrollments: readonly Enrollment[],
  today: Day,
): level is Level {
  const isJoined = joinedLevels(student, enrollments, today).some((joined) => joined === level)
  return level !== null && student.completedLevels.includes(level) && !isJoined
}

/** Why a family cannot remove a child: a registration, a level in one of the child's lists, or the school. */
export type Obstacle = 'registration' | 'level' | 'school'

export function obstacleToRemoving(student: Student, enrollments: Enrollment[]): Obstacle | null {
  const isRegistered = enrollments.some(
    // Old ones may lack the child's id, but their own ids end with it.
    ({ id, studentId }) => studentId === student.id || id.endsWith(`_${student.id}`),
  )
  if (isRegistered) return 'registration'
  if (student.completedLevels.length > 0) return 'level'
  return student.keptBySchool ? 'school' : null
}

/** An enrollment with its child: dashboard, office and letters each add what else they show. */
export interface Registration {
  enrollment: Enrollment
  /** `null` if it is no longer stored. */
  student: Student | null
}

/** Nothing is owed for a withdrawn one. */
type Owing = Pick<Registration, 'enrollment'> & { withdrawal?: object | null }

/** What is still to be paid; `null` if nothing is known to be owed. */
export function amountOwed({ enrollment: { cost, paidOn }, withdrawal = null }: Owing): number | null {
  return withdrawal === null && paidOn === '' && cost !== null && cost > 0 ? cost : null
}

/** The sum of the agreed prices; `null` if there are none. */
export function totalAgreed(entries: readonly Owing[]): number | null {
  const costs = entries.map(({ enrollment }) => enrollment.cost).filter((cost) => cost !== null)
  return costs.length === 0 ? null : costs.reduce((total, cost) => total + cost)
}

export function totalOwed(entries: readonly Owing[]): number {
  return entries.reduce((total, entry) => total + (amountOwed(entry) ?? 0), 0)
}

/**
 * What a parent writes on a bank transfer, such as `K7MA-93XW`: derived from parent, level and term, so that brothers
 * and sisters share it, and enrolling again does not change it. Without a term, derived from the registration's id and
 * time.
 * @returns '' if the time is needed and unknown.
 */
export function referenceOf(
  uid: string,
  { id, courseId, termId, enrolledAt }: Pick<Enrollment, 'id' | 'courseId' | 'termId' | 'enrolledAt'>,
): string {
  if (termId === '' && enrolledAt === null) return ''
  return referenceFrom(termId === '' ? `${uid}/${id}/${enrolledAt}` : `${uid}/${courseId}/${termId}`)
}

/**
 * The page where a parent pays for a registration by card: the term's, with the reference and the parent's address as
 * Stripe's payment links take them (https://docs.stripe.com/payment-links/url-parameters).
 * @returns '' if nothing is owed or cards are not taken.
 */
export function cardPaymentOf(parent: { uid: string; email: string }, enrollment: Enrollment): string {
  if (!isPayableByCard([{ enrollment }])) return ''
  const address = new URL(enrollment.paymentLink)
  address.searchParams.set('client_reference_id', referenceOf(parent.uid, enrollment))
  address.searchParams.set('prefilled_email', parent.email)
  return address.href
}

/** Whether something is owed, and all of it can be paid by card. */
export function isPayableByCard(entries: readonly Pick<Registration, 'enrollment'>[]): boolean {
  const owed = entries.filter((entry) => amountOwed(entry) !== null)
  return owed.length > 0 && owed.every(({ enrollment }) => enrollment.paymentLink !== '')
}

/** The unpaid registrations, by the reference to write on the transfer. */
export function owedByReference<Entry extends Pick<Registration, 'enrollment'>>(
  uid: string,
  entries: readonly Entry[],
): Map<string, [Entry, ...Entry[]]> {
  const owed = entries.filter((entry) => amountOwed(entry) !== null)
  const groups = groupBy(owed, ({ enrollment }) => referenceOf(uid, enrollment))
  groups.delete('')
  return groups
}
