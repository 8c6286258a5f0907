import { useEffect } from 'react'
import { focusHeading } from '../../../components/focus-heading'
import { PageTitle } from '../../../components/page-title'
import { words } from '../../../content/en/confirmation'
import type { Course } from '../../../model/course'
import type { Enrollment } from '../../../model/enrollment'
import type { Student } from '../../../model/student'
import { Nobody } from './nobody'
import { NotEnrolled } from './not-enrolled'
import { Thanks } from './thanks'
import { useEnrolling } from './use-enrolling'
import { Writing } from './writing'

interface EnrollingProps {
  uid: string
  course: Course
  /** Whom the checkout was for; nobody where the page was opened without one. */
  chosen: Student[]
  students: Student[]
  enrollments: Enrollment[]
}

/** Writes what the checkout asked for, and shows how it went. */
export function Enrolling({ uid, course, chosen, students, enrollments }: EnrollingProps) {
  const { progress, tryAgain } = useEnrolling(uid, course.id, chosen)
  const stored = students.filter((student) => enrollments.some((entry) => entry.studentId === student.id))
  const isWriting = progress.waiting.length > 0
  const confirmed = chosen.length > 0 ? progress.enrolled : stored

  useEffect(() => {
    if (chosen.length > 0) focusHeading()
  }, [isWriting, chosen.length])

  const notEnrolled = progress.failed.length > 0 && (
    <NotEnrolled
      course={course}
      students={progress.failed}
      isWholePage={confirmed.length === 0}
      onTryAgain={tryAgain}
    />
  )

  if (isWriting) return <Writing students={progress.waiting} />
  return (
    <>
      <PageTitle title={words.pageTitle} />
      {confirmed.length > 0 && (
        <Thanks uid={uid} course={course} students={confirmed}>
          {notEnrolled}
        </Thanks>
      )}
      {confirmed.length === 0 && (notEnrolled || <Nobody course={course} />)}
    </>
  )
}
