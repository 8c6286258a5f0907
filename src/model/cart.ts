import type { Course } from './course.ts'
import type { Student } from './student.ts'

/** The course's cost, else the child's, else 0, in the currency of `content/site.ts` (S9.01). */
export function costOf(course: Course, student: Student): number {
  return course.cost ?? student.cost ?? 0
}

export function subtotalOf(course: Course, students: readonly Student[]): number {
  return students.reduce((sum, student) => sum + costOf(course, student), 0)
}
