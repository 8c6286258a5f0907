import { isRealDay } from '#model/day.ts'
import { type Level, levelFrom } from '#model/level.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { endOfDay, startOfDay } from './school-time.ts'

/** What the command line says about which rows to list. */
export interface FilterOptions {
  course?: string
  from?: string
  to?: string
}

/** Which rows to list: those of a course, and those from one moment on until before another, in milliseconds since 1970. */
export interface Filters {
  course?: Level
  since?: number
  before?: number
}

/**
 * Reads the filters of a command line. The days are the school's, and both belong to the list.
 *
 * @throws SchoolError where one cannot be meant.
 */
export function readFilters({ course, from, to }: FilterOptions): Filters {
  for (const [option, day] of Object.entries({ from, to })) {
    if (day !== undefined && !isStorableDay(day)) {
      throw new SchoolError(`--${option} must be a day of the calendar, written YYYY-MM-DD, not ${day}.`)
    }
  }
  if (from !== undefined && to !== undefined && from > to) {
    throw new SchoolError(`--from ${from} is after --to ${to}: no day lies between them.`)
  }
  return {
    ...(course !== undefined && { course: readCourse(course) }),
    ...(from !== undefined && { since: startOfDay(from) }),
    ...(to !== undefined && { before: endOfDay(to) }),
  }
}

/** Days that Firestore can store, with room for the next one. */
function isStorableDay(day: string): boolean {
  return isRealDay(day) && day >= '1900-01-01' && day <= '2999-12-31'
}

function readCourse(course: string): Level {
  const level = levelFrom(course)
  if (level === null) throw new SchoolError(`--course must be the id of a course, 1 to 9, not ${course}.`)
  return level
}
