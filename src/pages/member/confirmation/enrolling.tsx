import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { PendingDiamond } from '#components/loading/pending-diamond.tsx'
import { focusHeading } from '#components/focus-heading.ts'
import { PageTitle } from '#components/page-title.tsx'
import { useToday } from '#components/use-today.ts'
import { words } from '#words/confirmation.ts'
import { paths } from '#lib/paths.ts'
import { areDaysChosen } from '#model/cart.ts'
import { type Course, hasEnded } from '#model/course.ts'
import type { Day } from '#model/day.ts'
import { type Enrollment, enrollmentId, readEnrollment } from '#model/enrollment.ts'
import { shortName } from '#model/name.ts'
import { changesSince, daysOf, type Selection } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { hasGivenPlace } from '../completed-checkouts.ts'
import styles from './confirmation-page.module.css'
import { Enrolled } from './enrolled/enrolled.tsx'
import { NobodyEnrolled, NoLongerEnrolled, NotEnrolled, OutcomeUnknown } from './not-enrolled.tsx'
import type { Place } from './enrolled/places.ts'
import { useEnrolling } from './use-enrolling.ts'

interface EnrollingProps {
  uid: string
  course: Course
  /** What the checkout was for; empty where the page was opened without one. */
  selection: Selection
  students: Student[]
  enrollments: Enrollment[]
}

export function Enrolling({ uid, course, selection, students, enrollments }: EnrollingProps) {
  const today = useToday()
  const hasPlace = ({ id }: Student) => enrollments.some(({ studentId }) => studentId === id)
  const [asked] = useState(() => {
    const chosen = students.filter(
      ({ id }) => selection.studentIds.includes(id) && !hasGivenPlace(selection, id),
    )
    const isAgreed = chosen.every(
      (student) => hasPlace(student) || canAgree(selection, course, student, today),
    )
    return {
      course,
      selection,
      isAgreed,
      chosen: isAgreed ? chosen : [],
      before: students.filter(({ id }) => hasGivenPlace(selection, id)),
    }
  })
  const noLongerEnrolled = asked.before.filter((student) => !hasPlace(student))
  const { waiting, enrolled, failed, unknown, tryAgain, retryUnknown } = useEnrolling(
    uid,
    asked.course,
    asked.selection,
    asked.chosen,
  )
  const isWriting = waiting.length > 0
  const hasChosen = asked.chosen.length > 0
  const confirmed = students.filter((student) =>
    hasChosen && !isAmong(asked.before, student) ? isAmong(enrolled, student) : hasPlace(student),
  )

  function placeOf(student: Student): Place {
    const id = enrollmentId(course.id, student.id)
    // What has just been written is in the cache a moment later.
    return { student, enrollment: enrollments.find((entry) => entry.id === id) ?? readEnrollment(id, {}) }
  }

  useEffect(() => {
    if (hasChosen) focusHeading()
  }, [isWriting, hasChosen])

  // The rules refuse what the course no longer offers. Nothing was written then, and the cart says what has changed.
  const isOutdated =
    confirmed.length === 0 && failed.some((student) => !canAgree(asked.selection, course, student, today))
  if (!asked.isAgreed || isOutdated) {
    return <Navigate replace to={paths.enrol(course.id)} state={{ ...selection, checkoutId: '' }} />
  }
  if (isWriting) return <Writing students={waiting} />
  const isWholePage = confirmed.length === 0
  const notEnrolled = (
    <>
      {failed.length > 0 && (
        <NotEnrolled
          course={course}
          students={failed}
          stored={students}
          isWholePage={isWholePage}
          onTryAgain={tryAgain}
        />
      )}
      {unknown.length > 0 && (
        <OutcomeUnknown
          students={unknown}
          isWholePage={isWholePage && failed.length === 0}
          onRetry={retryUnknown}
        />
      )}
      {noLongerEnrolled.length > 0 && <NoLongerEnrolled course={course} students={noLongerEnrolled} />}
    </>
  )
  return (
    <>
      <PageTitle title={words.pageTitle} />
      {isWholePage ? (
        <>
          {!hasChosen && <NobodyEnrolled course={course} isOver={hasEnded(course, today)} />}
          {notEnrolled}
        </>
      ) : (
        <Enrolled uid={uid} course={course} places={confirmed.map(placeOf)} isNew={hasChosen}>
          {notEnrolled}
        </Enrolled>
      )}
    </>
  )
}

function Writing({ students }: { students: Student[] }) {
  return (
    <div className={styles.writing} role="status">
      <PageTitle title={words.pageTitle} />
      <PendingDiamond />
      <h1 className={styles.writingTitle}>{words.writing(students.map(shortName))}</h1>
      <p>{words.wait}</p>
    </div>
  )
}

/** Whether the course is still what the cart showed, with days for the child, and its term not over. */
function canAgree(selection: Selection, course: Course, { id }: Student, today: Day): boolean {
  return (
    !hasEnded(course, today) &&
    changesSince(selection.offer, course).length === 0 &&
    areDaysChosen(course.schedule, daysOf(selection, id))
  )
}

function isAmong(students: Student[], { id }: Student): boolean {
  return students.some((student) => student.id === id)
}
