import { useSignedInUser } from '#auth/auth.tsx'
import { useFreshCourse } from '#data/course.ts'
import { useEnrollmentsIn } from '#data/enrollment.ts'
import { useStudents } from '#data/student.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'

/** What enrolling goes by: a course as it is now, a family's children, and their places in that course. */
export interface CourseAndFamily {
  uid: string
  course: Course
  students: Student[]
  enrollments: Enrollment[]
}

/** @returns the course, `null` if there is none, and all of it once all of it has been read. */
export function useCourseAndFamily(courseId: string) {
  const { uid } = useSignedInUser()
  const { data: course } = useFreshCourse(courseId)
  const { data: students } = useStudents(uid)
  const { data: enrollments } = useEnrollmentsIn(uid, courseId)
  const isRead = course && students && enrollments
  return {
    uid,
    course,
    all: isRead ? ({ uid, course, students, enrollments } satisfies CourseAndFamily) : null,
  }
}
