import type { Schedule } from '#model/schedule.ts'
import { numeral, words as courses } from './courses.ts'
import { formatList, formatWeekdays } from './format.ts'

export const words = {
  /** Where the course's own title is not known yet. */
  pageTitle: 'Course',
  trail: 'You are here',
  loading: 'Loading...',
  missing: 'No course data available.',
  toCourses: 'Courses',
  seeCourses: 'See the courses',
  about: 'About this course',
  learn: 'What You Will Learn',
  activities: 'Activities',
  practical: 'When, where and what to bring',
  whichDays: ({ days, daysPerWeek }: Schedule) =>
    daysPerWeek === days.length
      ? formatWeekdays(days)
      : `${capitalised(numeral(daysPerWeek))} of these days: ${formatWeekdays(days)}`,
  breaks: (days: string[]) => `No class on ${formatList(days)}`,
  expect: 'What to Expect',
  expectations: [
    'Two classes a week for 20 weeks, on two of five days',
    'A group planned for about eight children, with a teacher who knows every child by name',
    'Songs, stories and games in every class',
    'A short letter sheet to finish at home, with help from you',
  ],
  wholeLevel: 'for each child, for the whole level',
  weeks: '20 weeks',
  hours: 'Live classes',
  choice: ({ days, daysPerWeek }: Schedule) =>
    days.length === 0
      ? courses.daysToBeAgreed
      : daysPerWeek === days.length
        ? formatWeekdays(days)
        : `You choose ${daysPerWeek} of ${days.length} days`,
  comesAfter: (level: number) => `Comes after Level ${level}`,
  orEvaluation: 'Or ask us for an evaluation',
  startsFresh: 'Starts from the first letter',
  enrol: 'Enrol Now',
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
