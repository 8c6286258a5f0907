import * as v from 'valibot'
import type { Course } from './course.ts'
import type { Student } from './student.ts'

/** What a family and the school agree on the price of a place: it is stored with the place, in these fields. */
export const price = v.object({
  /** In the currency of `content/site.ts`. */
  cost: v.number(),
})
export type Price = v.InferOutput<typeof price>

interface Place {
  course: Course
  student: Student
  /**
   * The ids of the brothers and sisters who have a place in the same term of the course, or get theirs before. No price
   * depends on them yet.
   */
  siblings: readonly string[]
}

/**
 * What a child's place in a course costs: the course's cost, else the child's, else 0 (S9.01). Its twin is `isPriced` in
 * `firestore.rules`: a price rule is changed in both.
 */
export function priceOf({ course, student }: Place): Price {
  return { cost: course.cost ?? student.cost ?? 0 }
}

/** Where a place of this price is paid by card: the page of the card asks for the published one. '' where it is not. */
export function paymentLinkFor({ cost }: { cost: number | null }, published: PublishedPrice | null): string {
  return published?.cost === cost ? published.paymentLink : ''
}

type PublishedPrice = Pick<Course, 'cost' | 'paymentLink'>
