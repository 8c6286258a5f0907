import * as v from 'valibot'

/**
 * What checkout passes on in history state: the course, the chosen children and the total cost (SPEC section 4, Enrol
 * flow). History keeps it over a reload, so the cart survives one (DESIGN section 4, Checkout).
 */
export interface Selection {
  courseId: string
  studentIds: string[]
  totalCost: number
}

const selection = v.object({ courseId: v.string(), studentIds: v.array(v.string()), totalCost: v.number() })

/** The children chosen for this course, from history state of any shape; none where it holds no selection for it. */
export function chosenFor(courseId: string, historyState: unknown): string[] {
  const result = v.safeParse(selection, historyState)
  return result.success && result.output.courseId === courseId ? result.output.studentIds : []
}
