import type { Course } from './course.ts'
import type { Enrollment } from './enrollment.ts'
import type { Level } from './level.ts'
import type { Student } from './student.ts'

/** The levels below the course's that the child has not completed (S5.25), ascending. */
export function missingLevels(course: Course, student: Student): Level[] {
  const below = Array.from({ length: Math.max(0, (course.level ?? 1) - 1) }, (_, index) => index + 1)
  return below.filter((level) => !student.completedLevels.includes(level))
}

export type Eligibility = { kind: 'free' } | { kind: 'enrolled' } | { kind: 'needs-levels'; levels: Level[] }

/** Whether a child may be chosen for a course; being enrolled is reported before missing levels. */
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
