import type { Course } from './course.ts'
import type { Student } from './student.ts'

/** What one child pays: the course's cost; where the course has none, the child's; else nothing (DESIGN section 4, Cost). */
export function costOf(course: Course, student: Student): number {
  return course.cost ?? student.cost ?? 0
}

/** The sum of the chosen rows (SPEC section 4, Enrol flow; DESIGN section 4, Cost). */
export function subtotalOf(course: Course, students: readonly Student[]): number {
  return students.reduce((sum, student) => sum + costOf(course, student), 0)
}
