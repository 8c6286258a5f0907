import * as v from 'valibot'
import type { Course } from './course.ts'
import type { Student } from './student.ts'

/** The agreed price of a seat, as it is stored with the enrollment. */
export const price = v.object({
  /** In the currency of `content/site.ts`. */
  cost: v.number(),
})
export type Price = v.InferOutput<typeof price>

interface PricedSeat {
  course: Course
  student: Student
  /**
   * The ids of brothers and sisters who already have a seat in the same term of the course, or get one first. No price
   * depends on them yet.
   */
  siblings: readonly string[]
}

/**
 * What a child's seat in a course costs: the course's cost, else the child's, else 0 (S9.01). Its twin is `isPriced` in
 * `firestore.rules`: a price rule is changed in both.
 */
export function priceOf({ course, student }: PricedSeat): Price {
  return { cost: course.cost ?? student.cost ?? 0 }
}

/** Where a seat is paid for by card: that page charges the published price, so '' if another one was agreed. */
export function paymentLinkFor({ cost }: { cost: number | null }, published: PublishedPrice | null): string {
  return published?.cost === cost ? published.paymentLink : ''
}

type PublishedPrice = Pick<Course, 'cost' | 'paymentLink'>
