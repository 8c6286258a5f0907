import type { Course, ListedCourse } from './course.ts'
import { isRealDay } from './day.ts'
import { type Enrollment, scheduleOf } from './enrollment.ts'
import { clashingDays, type Schedule, type Term, type Weekday } from './schedule.ts'
import type { Student } from './student.ts'

/** The course's cost, else the child's, else 0, in the currency of `content/site.ts` (S9.01). */
export function costOf(course: Course, student: Student): number {
  return course.cost ?? student.cost ?? 0
}

export function subtotalOf(course: Course, students: readonly Student[]): number {
  return students.reduce((sum, student) => sum + costOf(course, student), 0)
}

/** Whether as many days are chosen as the course asks for, and all of them are its own. */
export function areDaysChosen({ days, daysPerWeek }: Schedule, chosen: readonly Weekday[]): boolean {
  return chosen.length === daysPerWeek && chosen.every((day) => days.includes(day))
}

/** What a parent agrees to at checkout for one child: it is stored with the place. `firestore.rules` compares it. */
export type Agreement = Pick<Enrollment, 'days' | 'startDate' | 'endDate'> & { cost: number }

export function agreementFor(course: Course, student: Student, days: Weekday[]): Agreement {
  return {
    days,
    cost: costOf(course, student),
    startDate: isRealDay(course.startDate) ? course.startDate : '',
    endDate: isRealDay(course.endDate) ? course.endDate : '',
  }
}

/** Another class of the same child on the same days at the same time. */
export interface Clash {
  course: ListedCourse
  days: Weekday[]
}

/** @param enrollments those of the parent's children, in all courses. */
export function clashesOf(
  { id, schedule, ...term }: Course,
  student: Student,
  days: readonly Weekday[],
  enrollments: readonly Enrollment[],
  courses: readonly ListedCourse[],
): Clash[] {
  return enrollments.flatMap((entry) => {
    const course = courses.find((candidate) => candidate.id === entry.courseId)
    const other = scheduleOf(entry, course)
    if (entry.studentId !== student.id || entry.courseId === id || course === undefined || other === null) {
      return []
    }
    const sameDays = clashingDays(meeting(term, schedule, days), meeting(entry, other, entry.days))
    return sameDays.length === 0 ? [] : [{ course, days: sameDays }]
  })
}

function meeting({ startDate, endDate }: Term, { startTime, endTime }: Schedule, days: readonly Weekday[]) {
  return { startDate, endDate, startTime, endTime, days }
}
