import * as v from 'valibot'
import { type Course, hasEnded, isFull, type ListedCourse } from './course.ts'
import { type Day, isRealDay } from './dates/day.ts'
import {
  areInSameWeeks,
  clashingDays,
  type Schedule,
  type DateRange,
  type Weekday,
  weekdays,
} from './dates/schedule.ts'
import { type Enrollment, isInOpenTerm, scheduleOf } from './enrollment.ts'
import { type Price, price, priceOf } from './price.ts'
import { type Level, levelsBelow } from './values/level.ts'
import type { Student } from './student.ts'

const days = v.array(v.picklist(weekdays))

const offer = v.object({
  cost: v.nullable(v.number()),
  startDate: v.string(),
  endDate: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  days,
  daysPerWeek: v.number(),
})
export type Offer = v.InferOutput<typeof offer>

/** The children who are chosen for a course and not enrolled yet. */
const cart = v.object({
  studentIds: v.array(v.string()),
  days: v.record(v.string(), days),
  prices: v.optional(v.record(v.string(), price), {}),
  /** As the parent last saw it; `null` if nobody is chosen. */
  offer: v.nullable(offer),
  /** The children whom the confirmation page is to enrol: checkout was pressed, and nothing has answered yet. */
  checkedOut: v.array(v.string()),
  /** The children of the same checkout who are enrolled, while others are still in the cart. */
  placed: v.array(v.string()),
})
export type Cart = v.InferOutput<typeof cart>

export const emptyCart: Cart = {
  studentIds: [],
  days: {},
  prices: {},
  offer: null,
  checkedOut: [],
  placed: [],
}

/** @param stored of any shape; an invalid cart reads as empty. */
export function readCart(stored: unknown): Cart {
  const result = v.safeParse(cart, stored)
  return result.success ? result.output : emptyCart
}

export function withSeat(cart: Cart, studentId: string): Cart {
  return withoutStudent({ ...cart, placed: [...cart.placed, studentId] }, studentId)
}

/** The cart without a child; with the last one it is empty. */
export function withoutStudent(cart: Cart, studentId: string): Cart {
  const studentIds = cart.studentIds.filter((id) => id !== studentId)
  return studentIds.length === 0 ? emptyCart : { ...withoutCheckout(cart, studentId), studentIds }
}

/** The cart with a child still in it who has to be checked out again. */
export function withoutCheckout(cart: Cart, studentId: string): Cart {
  return { ...cart, checkedOut: cart.checkedOut.filter((id) => id !== studentId) }
}

export function daysOf({ days }: Cart, studentId: string): Weekday[] {
  return days[studentId] ?? []
}

export function offerOf({ cost, startDate, endDate, schedule }: Course): Offer {
  const { startTime, endTime, days, daysPerWeek } = schedule
  return { cost, startDate, endDate, startTime, endTime, days, daysPerWeek }
}

/** What has changed in a course's offer since the parent saw the cart; nothing if nobody is chosen. */
export function changesSince(offer: Offer | null, course: Course): (keyof Offer)[] {
  if (offer === null) return []
  const now = offerOf(course)
  return (Object.keys(now) as (keyof Offer)[]).filter((key) => String(now[key]) !== String(offer[key]))
}

/** What was checked out for a child. Carts stored by an earlier version of the site have no price. */
export function choiceFor(cart: Cart, course: Course, student: Student): Choice {
  const checkedOut = cart.prices[student.id]
  return { days: daysOf(cart, student.id), price: checkedOut ?? priceOf({ course, student, siblings: [] }) }
}

/** Whether the right number of days is chosen, all of them the course's own. */
export function areDaysChosen({ days, daysPerWeek }: Schedule, chosen: readonly Weekday[]): boolean {
  return chosen.length === daysPerWeek && chosen.every((day) => days.includes(day))
}

/** The days chosen for any of the children that have filled up since. */
export function fullDaysOf(cart: Cart, { full }: Course, students: readonly { id: string }[]): Weekday[] {
  return full.filter((day) => students.some(({ id }) => daysOf(cart, id).includes(day)))
}

/** Whether the course is still as the cart showed it, with open days for the child, and before the end of its term. */
export function isStillOffered(cart: Cart, course: Course, studentId: string, today: Day): boolean {
  return (
    !hasEnded(course, today) &&
    changesSince(cart.offer, course).length === 0 &&
    areDaysChosen(course.schedule, daysOf(cart, studentId)) &&
    fullDaysOf(cart, course, [{ id: studentId }]).length === 0
  )
}

/** The days and the price that a parent has chosen for one child. */
export interface Choice {
  days: readonly Weekday[]
  price: Price
}

/** What a parent agrees to for one child: stored in the enrollment, and checked by `firestore.rules`. */
export function agreementFor(course: Course, { days, price }: Choice) {
  return {
    days: [...days],
    ...price,
    startDate: isRealDay(course.startDate) ? course.startDate : '',
    endDate: isRealDay(course.endDate) ? course.endDate : '',
    ...(course.termId !== '' && { term: course.termId }),
  }
}

/** Another class of the same child on the same days at the same time. */
export interface Clash {
  course: ListedCourse
  days: Weekday[]
}

/** @param enrollments those of the parent's children, in all courses. */
export function clashesOf(
  { schedule, ...term }: DateRange & Pick<Course, 'schedule'>,
  student: Student,
  days: readonly Weekday[],
  enrollments: readonly Enrollment[],
  courses: readonly ListedCourse[],
): Clash[] {
  return enrollments.flatMap((entry) => {
    const course = courses.find((candidate) => candidate.id === entry.courseId)
    const other = scheduleOf(entry, course)
    if (entry.studentId !== student.id || course === undefined || other === null) return []
    const sameDays = clashingDays({ ...schedule, ...term, days }, { ...other, ...entry })
    return sameDays.length === 0 ? [] : [{ course, days: sameDays }]
  })
}

/**
 * The other courses that the child attends during some of the same weeks.
 * @param enrollments those of the parent's children, in all courses.
 */
export function coursesInSameWeeks(
  course: Course,
  student: Student,
  enrollments: readonly Enrollment[],
  courses: readonly ListedCourse[],
): ListedCourse[] {
  const shared = enrollments.filter(
    (entry) => entry.studentId === student.id && areInSameWeeks(entry, course),
  )
  return courses.filter(({ id }) => shared.some(({ courseId }) => courseId === id))
}

/** The levels below the course's that the child has not completed (S5.25), ascending. */
export function missingLevels(course: ListedCourse, student: Student): Level[] {
  return levelsBelow(course.level ?? 1).filter((level) => !student.completedLevels.includes(level))
}

export type Eligibility =
  { kind: 'eligible' } | { kind: 'full' } | { kind: 'enrolled' } | { kind: 'needs-levels'; levels: Level[] }

/**
 * Whether a child may be chosen for a course; being enrolled comes before missing levels, these before a full course.
 */
export function eligibilityOf(
  student: Student,
  course: Course,
  enrollments: readonly Enrollment[],
): Eligibility {
  if (enrollments.some((entry) => entry.studentId === student.id && isInOpenTerm(entry, course))) {
    return { kind: 'enrolled' }
  }
  const levels = missingLevels(course, student)
  if (levels.length > 0) return { kind: 'needs-levels', levels }
  return { kind: isFull(course) ? 'full' : 'eligible' }
}
