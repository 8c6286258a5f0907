import type { Enrollment } from './enrollment.ts'
import type { Student } from './student.ts'

/** What keeps a family from removing a child: a registration in any course, or a level in one of the child's lists. */
export type Obstacle = 'registration' | 'level'

export function obstacleTo(student: Student, enrollments: Enrollment[]): Obstacle | null {
  const isRegistered = enrollments.some(
    // Old ones may lack the child, which their ids end with.
    ({ id, studentId }) => studentId === student.id || id.endsWith(`_${student.id}`),
  )
  if (isRegistered) return 'registration'
  return student.completedLevels.length > 0 ? 'level' : null
}
