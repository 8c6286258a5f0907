import * as v from 'valibot'
import type { Course } from './course.ts'
import { type Weekday, weekdays } from './schedule.ts'

const days = v.array(v.picklist(weekdays))

/** What a course offered when it was chosen: price, term, hours and days. */
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

/** The cart as history state keeps it over a reload, and as checkout passes it on (S4.14). */
const selection = v.object({
  courseId: v.string(),
  studentIds: v.array(v.string()),
  totalCost: v.number(),
  /** The days chosen, by child. */
  days: v.record(v.string(), days),
  /** As the cart showed it; `null` where nobody has been chosen. */
  offer: v.nullable(offer),
  /** Set at checkout; `pages/member/completed-checkouts.ts` records the children who got a place by it. */
  checkoutId: v.optional(v.string(), ''),
})
export type Selection = v.InferOutput<typeof selection>

/** The selection for this course in a history state of any shape; an empty one where it holds none. */
export function selectionFor(courseId: string, historyState: unknown): Selection {
  const result = v.safeParse(selection, historyState)
  return result.success && result.output.courseId === courseId
    ? result.output
    : { courseId, studentIds: [], totalCost: 0, days: {}, offer: null, checkoutId: '' }
}

export function daysOf({ days }: Selection, studentId: string): Weekday[] {
  return days[studentId] ?? []
}

export function offerOf({ cost, startDate, endDate, schedule }: Course): Offer {
  const { startTime, endTime, days, daysPerWeek } = schedule
  return { cost, startDate, endDate, startTime, endTime, days, daysPerWeek }
}

/** What a course offers differently now; none where nobody had been chosen. */
export function changesSince(offer: Offer | null, course: Course): (keyof Offer)[] {
  if (offer === null) return []
  const now = offerOf(course)
  return (Object.keys(now) as (keyof Offer)[]).filter((key) => String(now[key]) !== String(offer[key]))
}
