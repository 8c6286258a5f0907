import { useSignedInUser } from '#auth/auth.tsx'
import { useFreshCourse } from '#data/course.ts'
import { useEnrollmentsIn } from '#data/enrollment.ts'
import { useStudents } from '#data/student.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'

/** What enrolling depends on: the current course, a family's children, and their seats in that course. */
export interface CourseAndFamily {
  uid: string
  course: Course
  students: Student[]
  enrollments: Enrollment[]
}

/** @returns the course, `null` if there is none, and everything once all of it has been read. */
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
