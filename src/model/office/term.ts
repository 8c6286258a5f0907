import { type CourseTerm, hasEnded, isRunning } from '../course.ts'
import type { Day } from '../dates/day.ts'
import { groupBy } from '../values/group-by.ts'

export interface PublishedTerm extends CourseTerm {
  courseId: string
  /** Such as `2027-winter`. Terms of several levels can share it. */
  termId: string
  /** How many children a class has room for on one day; `null` if the school does not say. */
  seats: number | null
}

export type SchoolTerm = ReturnType<typeof schoolTerms>[number]

/** The terms of the school, latest first, each with its name and the first and last day of any level in it. */
export function schoolTerms(published: readonly PublishedTerm[]) {
  const groups = groupBy(published, ({ termId }) => termId)
  return Array.from(groups, ([id, levels]) => {
    const { termName = '' } = levels.find((level) => level.termName !== '') ?? {}
    const [startDate = ''] = levels.map((level) => level.startDate).sort()
    const [endDate = ''] = levels
      .map((level) => level.endDate)
      .sort()
      .reverse()
    return { id, termName, startDate, endDate }
  }).sort((one, other) => other.startDate.localeCompare(one.startDate))
}

/** The default term of a list: the running one, otherwise the next, otherwise the last; `null` if there are none. */
export function currentTerm(terms: readonly SchoolTerm[], today: Day): SchoolTerm | null {
  const toCome = terms.filter((term) => !hasEnded(term, today))
  return terms.find((term) => isRunning(term, today)) ?? toCome.at(-1) ?? terms[0] ?? null
}

/** Where a child can be moved to: the terms that are not over, by level, and the child's own. */
export function termsFrom(
  published: readonly PublishedTerm[],
  today: Day,
  { courseId, termId }: { courseId: string; termId: string },
): PublishedTerm[] {
  return published
    .filter((other) => !hasEnded(other, today) || (other.courseId === courseId && other.termId === termId))
    .sort(
      (one, other) =>
        one.courseId.localeCompare(other.courseId) || one.startDate.localeCompare(other.startDate),
    )
}
