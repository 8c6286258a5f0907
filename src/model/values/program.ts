import type { ListedCourse } from '../course.ts'
import { type Weekday, weeksOf } from '../dates/schedule.ts'

/** The minimum and maximum over the courses; `null` if one of them does not say, or there is no course. */
export type Span = readonly [least: number, most: number] | null

export type Program = ReturnType<typeof programOf>

/** What all courses have in common: sentences about the school use it, and leave out what is `null` or empty. */
export function programOf(courses: readonly ListedCourse[]) {
  const levels = courses.map(({ level }) => level).filter((level) => level !== null)
  const lastLevel = Math.max(0, ...levels)
  const [first] = courses
  const weeks = spanOf(courses.map((course) => weeksOf(course, course.schedule)))
  const isSame = (days: readonly Weekday[]) => String(days) === String(first?.schedule.days)
  return {
    /** The number of levels taught, and the last of them: there can be gaps. */
    levelCount: levels.length,
    lastLevel,
    titles: courses.filter(({ level }) => level !== null).map(({ title }) => title),
    costs: spanOf(courses.map(({ cost }) => cost)),
    weeks,
    /** About how many months these are; `null` if too few for that to be true. */
    months: spanOf(weeks?.map((count) => (count < 8 ? null : Math.round(count / weeksInMonth))) ?? []),
    classesPerWeek: spanOf(courses.map(({ schedule }) => schedule.daysPerWeek || null)),
    /** The days to choose from; none if the courses differ. */
    days:
      first !== undefined && courses.every(({ schedule }) => isSame(schedule.days))
        ? first.schedule.days
        : [],
    /** Whether every level up to the last is taught. */
    hasAllLevels: levels.length === lastLevel,
    isOnline: courses.length > 0 && courses.every(({ isOnline }) => isOnline),
  }
}

const weeksInMonth = 365.25 / 12 / 7

export function spanOf(counts: readonly (number | null)[]): Span {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 || known.length < counts.length ? null : [Math.min(...known), Math.max(...known)]
}
