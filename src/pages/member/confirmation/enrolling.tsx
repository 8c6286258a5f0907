import { useEffect, useState } from 'react'
import { focusHeading } from '#components/focus-heading.ts'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/confirmation.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import type { Selection } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { isUsed } from '../completed-checkouts.ts'
import { Nobody } from './nobody.tsx'
import { NoLongerEnrolled, NotEnrolled, NotKnown } from './not-enrolled.tsx'
import { Thanks } from './thanks.tsx'
import { useEnrolling } from './use-enrolling.ts'
import { Writing } from './writing.tsx'

interface EnrollingProps {
  uid: string
  course: Course
  /** What the checkout was for; nobody where the page was opened without one. */
  selection: Selection
  students: Student[]
  enrollments: Enrollment[]
}

/** Writes what the checkout asked for, and shows how it went. */
export function Enrolling({ uid, course, selection, students, enrollments }: EnrollingProps) {
  const hasPlace = ({ id }: Student) => enrollments.some(({ studentId }) => studentId === id)
  const [asked] = useState(() => ({
    selection,
    chosen: students.filter(({ id }) => selection.studentIds.includes(id) && !isUsed(selection, id)),
    before: students.filter(({ id }) => isUsed(selection, id)),
  }))
  const gone = asked.before.filter((student) => !hasPlace(student))
  const { waiting, enrolled, failed, unknown, tryAgain, lookAgain } = useEnrolling(
    uid,
    asked.selection,
    asked.chosen,
  )
  const isWriting = waiting.length > 0
  const hasChosen = asked.chosen.length > 0
  const confirmed = students.filter((student) =>
    hasChosen && !isAmong(asked.before, student) ? isAmong(enrolled, student) : hasPlace(student),
  )

  useEffect(() => {
    if (hasChosen) focusHeading()
  }, [isWriting, hasChosen])

  if (isWriting) return <Writing students={waiting} />
  const isWholePage = confirmed.length === 0
  const notEnrolled = (
    <>
      {failed.length > 0 && (
        <NotEnrolled course={course} students={failed} isWholePage={isWholePage} onTryAgain={tryAgain} />
      )}
      {unknown.length > 0 && (
        <NotKnown
          students={unknown}
          isWholePage={isWholePage && failed.length === 0}
          onLookAgain={lookAgain}
        />
      )}
      {gone.length > 0 && <NoLongerEnrolled course={course} students={gone} />}
    </>
  )
  return (
    <>
      <PageTitle title={words.pageTitle} />
      {isWholePage ? (
        <>
          {!hasChosen && <Nobody course={course} />}
          {notEnrolled}
        </>
      ) : (
        <Thanks uid={uid} course={course} students={confirmed}>
          {notEnrolled}
        </Thanks>
      )}
    </>
  )
}

function isAmong(students: Student[], { id }: Student): boolean {
  return students.some((student) => student.id === id)
}
