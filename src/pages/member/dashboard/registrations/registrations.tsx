import { showOutcome } from '#components/page/focus-heading.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { Skeleton } from '#components/loading/loading.tsx'
import { copy } from '#copy/dashboard.ts'
import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { type ReadState, refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { ageOn, dayOf } from '#model/dates/day.ts'
import { type Enrollment, withLastDays } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import styles from '#pages/member/dashboard/dashboard-page.module.css'
import { ChangeDaysDialog } from './change-days-dialog.tsx'
import { PaidWithdrawals, ToPay } from './to-pay.tsx'
import {
  type RegistrationDialogProps,
  type CourseRegistration,
  RegistrationDetails,
  fullNameOf,
} from './registration-details.tsx'
import { WaitingList } from './waiting-list.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const { columns: heads } = copy.registrations

/**
 * Who is enrolled in what. Children and courses that no longer exist are shown as unknown. Rows that were just created
 * are tinted: the confirmation's link passes the enrollment ids.
 */
export function Registrations({ uid, students }: { uid: string; students: ReadState<Student[]> }) {
  const enrollments = useEnrollments(uid)
  const courses = useCourses()
  const { state: justEnrolled } = useLocation() as { state: unknown }
  const heading = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<{
    about: CourseRegistration
    Dialog: ComponentType<RegistrationDialogProps>
  } | null>(null)
  const [outcome, setOutcome] = useState<string>()
  const [left, setLeft] = useState(0)
  const registrationOf = (enrollment: Enrollment): CourseRegistration => ({
    enrollment,
    student: students.data?.find(({ id }) => id === enrollment.studentId) ?? null,
    course: courses.data?.find(({ id }) => id === enrollment.courseId) ?? null,
  })
  const rows =
    enrollments.data && courses.data && students.data
      ? inOrderOf(students.data, withLastDays(enrollments.data, courses.data).map(registrationOf))
      : null

  const columns: Column<CourseRegistration>[] = [
    { head: heads.student, kind: 'name', cell: fullNameOf },
    {
      head: heads.age,
      kind: 'whole',
      cell: ({ student }) => ageOn(student?.birthdate ?? '', dayOf(new Date())) ?? copy.students.unknownAge,
    },
    {
      head: heads.course,
      kind: 'block',
      cell: (row) => (
        <RegistrationDetails
          registration={row}
          onChangeDays={() => setAsked({ about: row, Dialog: ChangeDaysDialog })}
          onWithdraw={() => setAsked({ about: row, Dialog: WithdrawDialog })}
        />
      ),
    },
  ]

  // An effect, because closing the dialog returns the focus to the button that opened it, which is gone.
  useEffect(() => {
    if (outcome !== undefined || left > 0) showOutcome(heading.current)
  }, [outcome, left])

  function handleDone(registration: CourseRegistration, sentence: string) {
    // If the outcome was unknown, another dialog may be open by now.
    setAsked((current) => (current?.about === registration ? null : current))
    setOutcome(sentence)
  }

  return (
    <section className={styles.section}>
      <div className={`row ${styles.head ?? ''}`}>
        <h2 ref={heading} tabIndex={-1}>
          {copy.registrations.title}
        </h2>
        <Link to={paths.courses}>{copy.registrations.browse}</Link>
      </div>
      <StatusMessage text={outcome} />
      {rows !== null && <ToPay uid={uid} registrations={rows} />}
      {rows !== null && <PaidWithdrawals uid={uid} />}
      {rows !== null && (
        <WaitingList
          uid={uid}
          students={students.data ?? []}
          onLeft={() => setLeft((before) => before + 1)}
        />
      )}
      {rows === null && (
        <Skeleton
          shape="rows"
          count={2}
          // While the children are loading, their own skeleton offers a retry.
          {...(students.status === 'ready' && { onTryAgain: refetchPending })}
        />
      )}
      {rows?.length === 0 && (
        <Empty text={copy.registrations.empty}>
          <p>{copy.registrations.next}</p>
        </Empty>
      )}
      {rows !== null && rows.length > 0 && (
        <DataTable
          caption={copy.registrations.title}
          columns={columns}
          rows={rows}
          rowKey={({ enrollment }) => enrollment.id}
          isNew={({ enrollment }) => Array.isArray(justEnrolled) && justEnrolled.includes(enrollment.id)}
        />
      )}
      {asked !== null && rows !== null && (
        <asked.Dialog
          uid={uid}
          registration={asked.about}
          others={rows.filter(({ enrollment }) => enrollment.id !== asked.about.enrollment.id)}
          onDone={(sentence) => handleDone(asked.about, sentence)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

/** Grouped by child in the order of the children, each by term; children who are no longer stored come last. */
function inOrderOf(students: Student[], registrations: CourseRegistration[]): CourseRegistration[] {
  registrations.sort((one, other) => one.enrollment.startDate.localeCompare(other.enrollment.startDate))
  const isOf = (student: Student | null) => (row: CourseRegistration) => row.student === student
  return [...students, null].flatMap((student) => registrations.filter(isOf(student)))
}
