import * as v from 'valibot'

/** The cart as history state keeps it over a reload, and as checkout passes it on (S4.14). */
const selection = v.object({
  courseId: v.string(),
  studentIds: v.array(v.string()),
  totalCost: v.number(),
  /** Set at checkout; `pages/member/completed-checkouts.ts` records the children who got a place by it. */
  checkoutId: v.optional(v.string(), ''),
})
export type Selection = v.InferOutput<typeof selection>

/** The selection for this course in a history state of any shape; an empty one where it holds none. */
export function selectionFor(courseId: string, historyState: unknown): Selection {
  const result = v.safeParse(selection, historyState)
  return result.success && result.output.courseId === courseId
    ? result.output
    : { courseId, studentIds: [], totalCost: 0, checkoutId: '' }
}
