import { type CourseTerm, type ListedCourse, termIdOf } from './course.ts'
import type { Day } from './dates/day.ts'
import { classDays, readDays, type Schedule, type Term, type Weekday } from './dates/schedule.ts'
import { type Level, levelFrom, levelsBelow, levelsFrom } from './level.ts'
import type { Student } from './student.ts'
import { groupBy } from './values/group-by.ts'
import { storedDay, storedList, storedMoment, storedName, storedNumber, storedText } from './values/stored.ts'

/** A child's place in a course. What families enrolled with an earlier version of the site did not store is '' or `null`. */
export interface Enrollment extends Term {
  id: string
  courseId: string
  studentId: string
  /** The id of its term; '' where it names none. */
  term: string
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
  /** The id of the record that it was before the school moved it; '' where it was not moved. */
  movedFrom: string
  /** Hours and breaks of its term, and where the classes are; `null` and '' where it names no term. */
  schedule: Schedule | null
  place: string
  /** Where its term is paid by card; '' where it is not, or where the card would pay another price than the one agreed. */
  paymentLink: string
}

/** The id of the empty entry that a sign-up writes (S3.09). */
export const placeholderId = 'placeholder'

/** @param term as it is published now; `null` where there is none, and the days that were agreed count. */
export function readEnrollment(
  id: string,
  fields: Record<string, unknown>,
  term: CourseTerm | null = null,
): Enrollment {
  const cost = storedNumber(fields.cost)
  return {
    id,
    courseId: storedText(fields.courseId),
    studentId: storedText(fields.studentId),
    term: termIdOf(fields.term),
    studentName: storedName(fields.studentName),
    enrolledAt: storedMoment(fields.enrollmentDate),
    days: readDays(fields.days),
    cost,
    startDate: term?.startDate ?? storedDay(fields.startDate),
    endDate: term?.endDate ?? storedDay(fields.endDate),
    hadLevel: fields.hadLevel === true,
    paidOn: storedDay(fields.paidOn),
    movedFrom: storedText(fields.movedFrom),
    schedule: term?.schedule ?? null,
    place: term?.place ?? '',
    paymentLink: term?.cost === cost ? term.paymentLink : '',
  }
}

/** Whether it is the empty entry of a sign-up, under today's id or an older one: no registration. */
export function isEmptyEntry(enrollment: Enrollment): boolean {
  return enrollment.courseId === '' && enrollment.studentId === ''
}

/** A fixed id, so that a child cannot be enrolled twice in the same term of a course. */
export function enrollmentId(courseId: string, studentId: string, term: string): string {
  return [courseId, studentId, term].filter((part) => part !== '').join('_')
}

/** The id of what stays of an enrollment that is withdrawn or moved: another for each time that a child enrols. */
export function withdrawalId({ id, enrolledAt }: Pick<Enrollment, 'id' | 'enrolledAt'>): string {
  return `${id}_${enrolledAt ?? 0}`
}

/** Whether it is for the term that is open. One that names none is for the term that begins on the day it was made for. */
export function isInOpenTerm(
  { courseId, term, startDate }: Enrollment,
  course: Pick<ListedCourse, 'id' | 'term' | 'startDate'>,
): boolean {
  return courseId === course.id && (term === course.term || (term === '' && startDate === course.startDate))
}

/** Those of one term of a course: the one asked for by its id, else the open one, else the last one. */
export function ofOneTerm(
  enrollments: readonly Enrollment[],
  course: Pick<ListedCourse, 'id' | 'term' | 'startDate'>,
  asked: string | null,
): Enrollment[] {
  const starts = enrollments.map(({ startDate }) => startDate).sort()
  const last = enrollments.find(({ startDate }) => startDate === starts.at(-1))
  const isShown: ((entry: Enrollment) => boolean)[] = [
    ({ term }) => term === asked,
    (entry) => isInOpenTerm(entry, course),
    ({ term }) => term === last?.term,
  ]
  return isShown.map((isIn) => enrollments.filter(isIn)).find((found) => found.length > 0) ?? []
}

/** The schedule of its term. Where it names none, the course's, as long as that is published for the same first day. */
export function scheduleOf(
  { schedule, term, startDate }: Enrollment,
  course: ListedCourse | undefined,
): Schedule | null {
  if (term !== '') return schedule
  return course !== undefined && startDate !== '' && course.startDate === startDate ? course.schedule : null
}

/** The days on which the child has a class; none where its days, its term or the schedule are not known. */
export function classesOf(enrollment: Enrollment, schedule: Schedule | null): Day[] {
  return schedule === null ? [] : classDays(enrollment, enrollment.days, schedule.breaks)
}

/** Where the school moves a place to; the days are some of those of the term. */
export interface Destination {
  courseId: string
  term: string
  days: Weekday[]
}

/**
 * What the school writes where it moves a place: the new registration, in which price and payment come along, but for the
 * server's time, the level that the child loses by a lower one, and those that count as done, which are all below the new
 * one: the school knows the child.
 * @param stored the old registration's document, and the child's.
 * @param published the term's.
 */
export function movedDocuments(
  { courseId, term, days }: Destination,
  stored: { enrollment: Record<string, unknown>; student: Record<string, unknown> },
  published: CourseTerm,
) {
  const { enrollment, student } = stored
  const [from, to] = [levelFrom(enrollment.courseId), levelFrom(courseId) ?? 0]
  const all = levelsFrom(storedList(student.coursesCompleted), storedList(student.coursesComplete))
  const hadLevel = all.includes(to) && (enrollment.hadLevel === true || to !== from)
  const { startDate, endDate } = published
  return {
    enrollment: { ...enrollment, courseId, term, days, startDate, endDate, hadLevel },
    levels: [...levelsBelow(to), to],
    lost: enrollment.hadLevel !== true && from !== null && from > to ? from : null,
  }
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

/** What is still to pay for all of them. */
export function totalOwed(entries: readonly { enrollment: Enrollment }[]): number {
  return entries.reduce((total, { enrollment }) => total + (amountOwed(enrollment) ?? 0), 0)
}

/** Letters and digits that no other one in the list looks or sounds like. */
export const symbols = 'ACDEFHJKMNPRTUVWXY3479'
const referenceLength = 8
const referencePattern = new RegExp(`^[${symbols}]{${referenceLength}}$`)

/** Whether these letters and digits can be a reference, its hyphen left out. */
export function isReference(text: string): boolean {
  return referencePattern.test(text)
}

/**
 * What a parent writes on a bank transfer, such as `K7MA-93XW`: derived from parent, level and term, so that brothers and
 * sisters share it, and whoever enrols again keeps it. Where a registration names no term, from its own id and time.
 * @returns '' where the time is needed and not known.
 */
export function referenceOf(
  uid: string,
  { id, courseId, term, enrolledAt }: Pick<Enrollment, 'id' | 'courseId' | 'term' | 'enrolledAt'>,
): string {
  if (term === '' && enrolledAt === null) return ''
  let number = fnv1a(term === '' ? `${uid}/${id}/${enrolledAt}` : `${uid}/${courseId}/${term}`)
  let reference = ''
  for (let count = 0; count < referenceLength; count += 1) {
    reference += symbols[Number(number % BigInt(symbols.length))] ?? ''
    number /= BigInt(symbols.length)
  }
  return `${reference.slice(0, 4)}-${reference.slice(4)}`
}

/**
 * The address at which a parent pays for a registration by card: its term's, told the reference and the parent's address as
 * Stripe's payment links are (https://docs.stripe.com/payment-links/url-parameters).
 * @returns '' where nothing is owed or no card is taken.
 */
export function cardPaymentOf(parent: { uid: string; email: string }, enrollment: Enrollment): string {
  if (!isPayableByCard([{ enrollment }])) return ''
  const address = new URL(enrollment.paymentLink)
  address.searchParams.set('client_reference_id', referenceOf(parent.uid, enrollment))
  address.searchParams.set('prefilled_email', parent.email)
  return address.href
}

/** Whether something is owed that can be paid by card. */
export function isPayableByCard(entries: readonly { enrollment: Enrollment }[]): boolean {
  return entries.some(({ enrollment }) => enrollment.paymentLink !== '' && amountOwed(enrollment) !== null)
}

/** Those that are owed for, by the references that are to be written with the transfers. */
export function owedByReference<Entry extends { enrollment: Enrollment }>(
  uid: string,
  entries: readonly Entry[],
): Map<string, [Entry, ...Entry[]]> {
  const owed = entries.filter(({ enrollment }) => amountOwed(enrollment) !== null)
  const groups = groupBy(owed, ({ enrollment }) => referenceOf(uid, enrollment))
  groups.delete('')
  return groups
}

/** The hash FNV-1a in 64 bits (draft-eastlake-fnv): the Web Crypto API has none that answers at once. */
function fnv1a(text: string): bigint {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash
}
