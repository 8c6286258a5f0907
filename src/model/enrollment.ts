import { storedName, storedText } from './stored.ts'

export interface Enrollment {
  id: string
  courseId: string
  studentId: string
  studentName: string
}

/** The id of the empty entry that a sign-up writes (S3.09). */
export const placeholderId = 'placeholder'

/** Missing fields are ''. */
export function readEnrollment(id: string, fields: Record<string, unknown>): Enrollment {
  return {
    id,
    courseId: storedText(fields.courseId),
    studentId: storedText(fields.studentId),
    studentName: storedName(fields.studentName),
  }
}

/** Whether it is the empty entry of a sign-up, under today's id or an older one: no registration. */
export function isEmptyEntry(enrollment: Enrollment): boolean {
  return enrollment.courseId === '' && enrollment.studentId === ''
}

/** A fixed id, so that a child cannot be enrolled twice in the same course. */
export function enrollmentId(courseId: string, studentId: string): string {
  return `${courseId}_${studentId}`
}
