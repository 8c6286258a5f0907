import { copy } from '#copy/courses.ts'
import { formatWeekdays } from '#copy/format.ts'
import { isFull, type ListedCourse, openDays } from '#model/course.ts'

/** Which days of a course have room, in words; '' where none is full. */
export function roomIn(course: ListedCourse): string {
  if (course.full.length === 0) return ''
  return isFull(course) ? copy.full : copy.room(formatWeekdays(openDays(course)))
}
