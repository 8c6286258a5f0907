import { storedName, storedText } from './stored.ts'

/** A child's place in a course (SPEC section 3, Enrollment). */
export interface Enrollment {
  id: string
  courseId: string
  studentId: string
  studentName: string
}

/** The id of the empty entry that the sign-up panel writes; it is never shown (DESIGN section 4). */
export const placeholderId = 'placeholder'

/** Reads a stored enrollment; missing fields are ''. */
export function readEnrollment(id: string, fields: Record<string, unknown>): Enrollment {
  return {
    id,
    courseId: storedText(fields.courseId),
    studentId: storedText(fields.studentId),
    studentName: storedName(fields.studentName),
  }
}

/** Whether it is an empty entry of a sign-up, today's or an old one, which is no registration (DESIGN section 4). */
export function isEmptyEntry(enrollment: Enrollment): boolean {
  return enrollment.courseId === '' && enrollment.studentId === ''
}

/** The id that makes a second enrollment of the same child in the same course impossible (DESIGN section 4). */
export function enrollmentId(courseId: string, studentId: string): string {
  return `${courseId}_${studentId}`
}
