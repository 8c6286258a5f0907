import { type CourseTerm, hasEnded, isRunning } from '../course.ts'
import type { Day } from '../dates/day.ts'

/** A term of a level as it is published. */
export interface PublishedTerm extends CourseTerm {
  courseId: string
  /** Such as `2027-winter`. Terms of several levels can share it. */
  term: string
  /** How many children a class takes on one day; `null` where the school does not say. */
  seats: number | null
}

/** A term of the school: the first and the last day of any level in it. */
export interface SchoolTerm {
  id: string
  startDate: Day
  endDate: Day
}

/** The terms of the school, the latest first. */
export function schoolTerms(published: readonly PublishedTerm[]): SchoolTerm[] {
  const ids = [...new Set(published.map(({ term }) => term))]
  return ids
    .map((id) => {
      const levels = published.filter(({ term }) => term === id)
      return {
        id,
        startDate: levels.map(({ startDate }) => startDate).sort()[0] ?? '',
        endDate:
          levels
            .map(({ endDate }) => endDate)
            .sort()
            .at(-1) ?? '',
      }
    })
    .sort((one, other) => other.startDate.localeCompare(one.startDate))
}

/** The term that a list is of unless another is chosen: the running one, else the next, else the last; `null` without any. */
export function currentTerm(terms: readonly SchoolTerm[], today: Day): SchoolTerm | null {
  const toCome = terms.filter((term) => !hasEnded(term, today))
  return terms.find((term) => isRunning(term, today)) ?? toCome.at(-1) ?? terms[0] ?? null
}

/** Where a child can be moved to: the terms that are not over, by level, and the one that it is in. */
export function termsFrom(
  published: readonly PublishedTerm[],
  today: Day,
  { courseId, term }: { courseId: string; term: string },
): PublishedTerm[] {
  return published
    .filter((other) => !hasEnded(other, today) || (other.courseId === courseId && other.term === term))
    .sort(
      (one, other) =>
        one.courseId.localeCompare(other.courseId) || one.startDate.localeCompare(other.startDate),
    )
}
