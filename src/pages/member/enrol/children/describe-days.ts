import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/enrol.ts'
import { formatTime, formatWeekdays } from '#words/format.ts'
import type { Clash } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { shortName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import type { Choice } from '../use-selection.ts'

/** What is announced after a child or one of its days was chosen: the days, how many are missing, and what clashes. */
export function describeDays(course: Course, student: Student, choice: Choice): string {
  const chosen = choice.daysFor(student)
  const sentences = [
    words.days.chosen(shortName(student), formatWeekdays(chosen)),
    words.days.missing(course.schedule.daysPerWeek - chosen.length),
    ...choice.clashesFor(student).map((clash) => describeClash(student, clash)),
  ]
  return course.schedule.days.length === 0 ? '' : sentences.filter((sentence) => sentence !== '').join(' ')
}

export function describeClash({ firstName }: Student, { course, days }: Clash): string {
  const { level, title, schedule } = course
  const other = courseWords.levelOrTitle(level, title)
  return words.days.clash(firstName, other, formatWeekdays(days), formatTime(schedule.startTime))
}
