import { useEffect, useState } from 'react'
import { PendingDiamond } from '#components/loading/pending-diamond.tsx'
import { focusHeading } from '#components/focus-heading.ts'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/confirmation.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { shortName } from '#model/name.ts'
import type { Selection } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { hasGivenPlace } from '../completed-checkouts.ts'
import styles from './confirmation-page.module.css'
import { Enrolled } from './enrolled.tsx'
import { NobodyEnrolled, NoLongerEnrolled, NotEnrolled, OutcomeUnknown } from './not-enrolled.tsx'
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
  const hasPlace = ({ id }: Student) => enrollments.some(({ studentId }) => studentId === id)
  const [asked] = useState(() => ({
    selection,
    chosen: students.filter(({ id }) => selection.studentIds.includes(id) && !hasGivenPlace(selection, id)),
    before: students.filter(({ id }) => hasGivenPlace(selection, id)),
  }))
  const noLongerEnrolled = asked.before.filter((student) => !hasPlace(student))
  const { waiting, enrolled, failed, unknown, tryAgain, retryUnknown } = useEnrolling(
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
          {!hasChosen && <NobodyEnrolled course={course} />}
          {notEnrolled}
        </>
      ) : (
        <Enrolled uid={uid} course={course} students={confirmed}>
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

function isAmong(students: Student[], { id }: Student): boolean {
  return students.some((student) => student.id === id)
}
