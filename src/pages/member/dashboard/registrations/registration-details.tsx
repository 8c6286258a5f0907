import { AddToCalendar } from '#components/course/add-to-calendar.tsx'
import { Hours, linesOfClass, sayDays, schoolHours } from '#components/course/hours.tsx'
import { Button } from '#components/ui/button.tsx'
import { Label } from '#components/ui/label.tsx'
import { Link } from '#components/ui/link.tsx'
import { schoolDayOf, useToday } from '#components/use-today.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/dashboard.ts'
import { site } from '#content/site.ts'
import { formatDay, formatDays } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { hasEnded, type ListedCourse } from '#model/course.ts'
import type { Day } from '#model/dates/day.ts'
import {
  amountOwed,
  classesOf,
  type Enrollment,
  placedAt,
  type Registration,
  scheduleOf,
} from '#model/enrollment.ts'
import { levelFrom } from '#model/values/level.ts'
import { fullName } from '#model/values/name.ts'
import { undoCheckout } from '#pages/member/enrolment/stored-cart.ts'
import { displayName } from '../edit-student/display-name.ts'
import styles from './registration-details.module.css'

export interface CourseRegistration extends Registration {
  /** `null` if it is no longer published. */
  course: ListedCourse | null
}

export interface RegistrationDialogProps {
  uid: string
  registration: CourseRegistration
  others: CourseRegistration[]
  /** Called with a sentence that says what was done. */
  onDone: (sentence: string) => void
  onClose: () => void
}

export function fullNameOf({ student }: CourseRegistration): string {
  return student === null ? copy.registrations.unknownStudent : fullName(student)
}

export function courseNameOf({ course }: CourseRegistration): string {
  if (course === null) return copy.registrations.unknownCourse
  return courseCopy.levelAndTitle(course.level, course.title)
}

/** Such as `Arjan Gill`. */
export function displayNameOf({ student }: Pick<CourseRegistration, 'student'>): string {
  return student === null ? copy.registrations.unknownStudent : displayName(student)
}

/** Such as `Level 1`. */
export function shortCourseNameOf({ course }: Pick<CourseRegistration, 'course'>): string {
  return course === null
    ? copy.registrations.unknownCourse
    : courseCopy.levelOrTitle(course.level, course.title)
}

interface RegistrationDetailsProps {
  registration: CourseRegistration
  onChangeDays: () => void
  onWithdraw: () => void
}

/** The course with what was agreed, what is to be paid, and the parent's actions. */
export function RegistrationDetails({ registration, onChangeDays, onWithdraw }: RegistrationDetailsProps) {
  const { enrollment, student, course } = registration
  const schedule = scheduleOf(enrollment, course)
  const term = formatDays(enrollment.startDate, enrollment.endDate)
  const { days } = enrollment
  const today = useToday()
  const isOver = hasEnded(enrollment, today)
  const next = classesOf(enrollment, schedule).find((day) => day >= today)
  const about = `${fullNameOf(registration)}, ${courseNameOf(registration)}`
  return (
    <>
      <div className={styles.course}>
        {course === null ? (
          courseNameOf(registration)
        ) : (
          <Link to={paths.course(course.id)}>{courseNameOf(registration)}</Link>
        )}
      </div>
      {next !== undefined && schedule !== null && (
        <p>
          {copy.registrations.nextClass} <strong>{linesOfClass(next, schedule)[0]}</strong>
        </p>
      )}
      <Payment enrollment={enrollment} />
      <p>{days.length === 0 ? courseCopy.daysToBeAgreed : sayDays(days, enrollment, schedule)}</p>
      {schedule !== null && schoolHours(schedule) !== '' && (
        <p>
          <Hours term={enrollment} schedule={schedule} />
        </p>
      )}
      {term !== '' && (
        <p>
          {term} {isOver && <strong>{courseCopy.ended.title}</strong>}
        </p>
      )}
      {enrollment.movedFrom !== '' && <p>{describeMove(enrollment)}</p>}
      <div className={`row ${styles.actions ?? ''}`}>
        {course !== null && (
          <Link
            to={`${paths.confirmation(course.id)}?term=${enrollment.termId}`}
            aria-label={`${copy.registrations.confirmation}: ${courseNameOf(registration)}`}
            // It shows what is stored. Following the link must not enrol anybody from an abandoned checkout.
            onClick={() => undoCheckout(course.id)}
          >
            {copy.registrations.confirmation}
          </Link>
        )}
        <AddToCalendar
          enrollment={enrollment}
          schedule={schedule}
          title={`${student?.firstName ?? enrollment.studentName}: ${courseNameOf(registration)}`}
        />
        {canChangeDays(registration, today) && (
          <Button variant="third" aria-label={`${copy.days.open}: ${about}`} onClick={onChangeDays}>
            {copy.days.open}
          </Button>
        )}
        {!isOver && (
          <Button
            variant="third"
            className={styles.withdraw}
            aria-label={`${copy.withdrawal.open}: ${about}`}
            onClick={onWithdraw}
          >
            {copy.withdrawal.open}
          </Button>
        )}
      </div>
    </>
  )
}

/** What the school has changed, and when: the level, the term or the days. */
function describeMove(enrollment: Enrollment): string {
  const { movedFrom, courseId, termId } = enrollment
  const [from, , fromTerm] = movedFrom.split('_')
  const level = levelFrom(from)
  const day = formatDay(schoolDayOf(placedAt(enrollment) || null))
  const { moved } = copy.registrations
  if (level !== null && level !== levelFrom(courseId)) return moved.fromLevel(day, courseCopy.level(level))
  return fromTerm === termId ? moved.days(day) : moved.toTerm(day)
}

/** Until the term begins, if there are days to choose from; `firestore.rules` allow one more day. */
function canChangeDays({ enrollment, student, course }: CourseRegistration, today: Day): boolean {
  const { termId, schedule, startDate } = enrollment
  return (
    student !== null &&
    course?.termId === termId &&
    schedule !== null &&
    schedule.daysPerWeek < schedule.days.length &&
    today < startDate
  )
}

function Payment({ enrollment }: { enrollment: Enrollment }) {
  const today = useToday()
  const { paidOn, startDate } = enrollment
  const owed = amountOwed({ enrollment })
  if (paidOn === '' && owed === null) return null
  const before = startDate > today ? formatDay(startDate) : ''
  return (
    <p className={`row ${styles.payment ?? ''}`}>
      {owed === null ? (
        <Label kind="ok" text={copy.registrations.paid(formatDay(paidOn))} />
      ) : (
        <Label kind="owed" text={copy.registrations.toPay(formatMoney(owed, site.money), before)} />
      )}
    </p>
  )
}
