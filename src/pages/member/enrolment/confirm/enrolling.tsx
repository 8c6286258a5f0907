import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { focusHeading } from '#components/page/focus-heading.ts'
import { PageTitle } from '#components/page/title-band.tsx'
import { PendingDiamond } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { confirmation as copy } from '#copy/enrol.ts'
import { paths } from '#lib/paths.ts'
import { hasEnded } from '#model/course.ts'
import {
  enrollmentId,
  isInOpenTerm,
  enrollmentsOfTerm,
  readEnrollment,
  withLastDays,
} from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'
import type { CourseAndFamily } from '../course-and-family.ts'
import styles from './confirmation-page.module.css'
import { Enrolled, Thanks } from './enrolled/enrolled.tsx'
import type { Seat } from './enrolled/seats.ts'
import { NobodyEnrolled, NotEnrolled, OtherDays, OutcomeUnknown } from './not-enrolled.tsx'
import { useEnrolling } from './use-enrolling.ts'

/** Enrols the children who were checked out and shows the outcome; without a checkout, shows who is enrolled. */
export function Enrolling({ uid, course, students, ...stored }: CourseAndFamily) {
  const enrollments = withLastDays(stored.enrollments, [course])
  const isOver = hasEnded(course, useToday())
  const [search] = useSearchParams()
  const inOpenTerm = enrollments.filter((entry) => isInOpenTerm(entry, course))
  const enrolling = useEnrolling(uid, course, students, inOpenTerm)
  const { writing, placed, placedBefore, refused, unknown } = enrolling
  const isWriting = writing.length > 0
  const isCheckout = isWriting || [...placed, ...refused, ...unknown].length > 0
  const shown = isCheckout ? inOpenTerm : enrollmentsOfTerm(enrollments, course, search.get('term'))
  const hasSeat = (id: string) => shown.some(({ studentId }) => studentId === id)
  const confirmed = students.filter(({ id }) =>
    isCheckout
      ? placed.some((student) => student.id === id) || (placedBefore.includes(id) && hasSeat(id))
      : hasSeat(id),
  )

  function seatOf(student: Student): Seat {
    const id = enrollmentId(course.id, student.id, course.termId)
    const enrollment = shown.find(({ studentId }) => studentId === student.id)
    // What was just written reaches the cache a moment later.
    return { student, enrollment: enrollment ?? readEnrollment(id, {}) }
  }

  useEffect(() => {
    if (isCheckout) focusHeading()
  }, [isWriting, isCheckout])

  // The cart says what has changed.
  if (enrolling.isOutdated) return <Navigate replace to={paths.enrol(course.id)} />
  const seats = confirmed.map(seatOf)
  const isWholePage = confirmed.length === 0
  const notEnrolled = (
    <>
      {refused.length > 0 && (
        <NotEnrolled
          course={course}
          students={refused}
          stored={students}
          fullDays={enrolling.fullDays}
          isWholePage={isWholePage}
          onTryAgain={enrolling.retryRefused}
        />
      )}
      {unknown.length > 0 && (
        <OutcomeUnknown
          students={unknown}
          isWholePage={isWholePage && refused.length === 0}
          onRetry={enrolling.retryUnknown}
        />
      )}
      {/* What has just been written is in the cache a moment later. */}
      {placed
        .filter(({ id }) => hasSeat(id))
        .map((student) => (
          <OtherDays key={student.id} {...seatOf(student)} chosen={enrolling.chosenFor(student)} />
        ))}
    </>
  )
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      {/* Stays while what is in it changes, or screen readers would miss who has a seat. */}
      <div role="status">
        {isWriting && <Writing students={writing} />}
        {!isWriting && !isWholePage && <Thanks uid={uid} course={course} seats={seats} />}
      </div>
      {!isWriting && (
        <>
          {isWholePage && !isCheckout && <NobodyEnrolled course={course} isOver={isOver} />}
          {notEnrolled}
          {!isWholePage && <Enrolled uid={uid} course={course} seats={seats} isNew={isCheckout} />}
        </>
      )}
    </>
  )
}

function Writing({ students }: { students: Student[] }) {
  return (
    <div className={`${styles.sky ?? ''} ${styles.writing ?? ''}`}>
      <PendingDiamond />
      <h1 className={styles.writingTitle}>{copy.writing(students.map(shortName))}</h1>
      <p>{copy.wait}</p>
    </div>
  )
}
