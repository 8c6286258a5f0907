import { copy } from '#copy/courses.ts'
import { formatWeekdays } from '#copy/format.ts'
import { isFull, type ListedCourse, openDays } from '#model/course.ts'

/** Which days still have seats, in words; '' if no day is full. */
export function availableDaysText(course: ListedCourse): string {
  if (course.full.length === 0) return ''
  return isFull(course) ? copy.full : copy.room(formatWeekdays(openDays(course)))
}
