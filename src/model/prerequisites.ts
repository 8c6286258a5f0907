import type { Course } from './course.ts'
import type { Enrollment } from './enrollment.ts'
import type { Level } from './level.ts'
import type { Student } from './student.ts'

/** The levels below the course's own that the child has not completed (SPEC section 5, Enrol), in order. */
export function missingLevels(course: Course, student: Student): Level[] {
  const below = Array.from({ length: Math.max(0, (course.level ?? 1) - 1) }, (_, index) => index + 1)
  return below.filter((level) => !student.completedLevels.includes(level))
}

/** Whether a child may be chosen for a course, and what stands in the way where not. */
export type Eligibility = { kind: 'free' } | { kind: 'enrolled' } | { kind: 'needs-levels'; levels: Level[] }

/** An enrollment counts before a missing level: a child who is in is told so (SPEC section 5, Enrol). */
export function eligibilityOf(
  student: Student,
  course: Course,
  enrollments: readonly Enrollment[],
): Eligibility {
  if (enrollments.some((entry) => entry.studentId === student.id && entry.courseId === course.id)) {
    return { kind: 'enrolled' }
  }
  const levels = missingLevels(course, student)
  return levels.length === 0 ? { kind: 'free' } : { kind: 'needs-levels', levels }
}
