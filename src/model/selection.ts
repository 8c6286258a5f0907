import * as v from 'valibot'

/**
 * The cart, as history state keeps it over a reload, and as checkout passes it on (S4.13): the course, the chosen
 * children and the total cost.
 */
const selection = v.object({
  courseId: v.string(),
  studentIds: v.array(v.string()),
  totalCost: v.number(),
  /** Given at checkout: by it this device knows who has had a place by this checkout (`used-checkouts.ts`). */
  checkoutId: v.optional(v.string(), ''),
})
export type Selection = v.InferOutput<typeof selection>

/** The selection for this course in history state of any shape; nobody where it holds none. */
export function selectionFor(courseId: string, historyState: unknown): Selection {
  const result = v.safeParse(selection, historyState)
  return result.success && result.output.courseId === courseId
    ? result.output
    : { courseId, studentIds: [], totalCost: 0, checkoutId: '' }
}
