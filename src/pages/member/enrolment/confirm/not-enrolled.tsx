import { type ReactNode, useState } from 'react'
import { sayDays } from '#components/course/hours.tsx'
import { TitleBand } from '#components/page/title-band.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Link } from '#components/ui/link.tsx'
import { confirmation as copy, copy as enrolCopy } from '#copy/enrol.ts'
import { components } from '#copy/layout.ts'
import { paths } from '#lib/paths.ts'
import { tabData } from '#lib/site-data.ts'
import { missingLevels } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import type { Student } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'
import { TermOver } from '#pages/public/term-over.tsx'
import { checkOutAgain } from '../stored-cart.ts'
import type { Seat } from './enrolled/seats.ts'
import styles from './confirmation-page.module.css'

/** A generous estimate of the characters in a stored cart. */
const cartLength = 1_000

interface NotEnrolledProps {
  course: Course
  students: Student[]
  /** All children of the parent as they are stored now: another tab may have given up a level, or removed a child. */
  stored: Student[]
  /** Those of their days that have filled up. */
  fullDays: Weekday[]
  /** Whether nobody could be enrolled, so that the page has no other heading. */
  isWholePage: boolean
  onTryAgain: () => void
}

export function NotEnrolled(props: NotEnrolledProps) {
  const { course, students, stored, fullDays, isWholePage, onTryAgain } = props
  const isFull = fullDays.length > 0
  const title = copy.failed.title(students.map(shortName))
  const [isCartKept] = useState(() => tabData.hasRoomFor(cartLength))
  const canReload = isCartKept && !isFull

  function handleReload() {
    checkOutAgain(course.id, students)
    location.reload()
  }

  return (
    <Section title={isWholePage ? copy.failed.heading : undefined}>
      <Alert
        kind="error"
        role="alert"
        text={`${title} ${isFull ? enrolCopy.days.full(sayDays(fullDays, course, course.schedule), fullDays.length) : copy.failed.text}`}
      >
        {students
          .flatMap((student) => reasonsFor(student, course, stored))
          .map(({ sentence, first }) => (
            <p key={sentence}>
              {sentence}{' '}
              {first !== undefined && (
                <Link to={paths.enrol(String(first))}>{enrolCopy.enrolFirst(first)}</Link>
              )}
            </p>
          ))}
        {canReload && <p>{copy.failed.outdated}</p>}
      </Alert>
      <div className={`row on-screen ${styles.actions ?? ''}`}>
        {!isFull && <Button onClick={onTryAgain}>{components.tryAgain}</Button>}
        {canReload && (
          <Button variant="second" onClick={handleReload}>
            {copy.failed.reload}
          </Button>
        )}
        <ButtonLink variant={isFull ? 'main' : 'third'} to={paths.enrol(course.id)}>
          {copy.failed.back}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** Why a child could not be enrolled, if the page knows it, and which level comes first. */
function reasonsFor(
  { id, ...name }: Student,
  course: Course,
  stored: Student[],
): { sentence: string; first?: number }[] {
  const student = stored.find((candidate) => candidate.id === id)
  if (student === undefined) return [{ sentence: copy.failed.gone(shortName(name)) }]
  const [first] = missingLevels(course, student)
  return first === undefined ? [] : [{ sentence: enrolCopy.notReady(shortName(student)), first }]
}

/** The days of a child whom another tab has enrolled on others; nothing if they are the chosen ones. */
export function OtherDays({ student, enrollment, chosen }: Seat & { chosen: Weekday[] }) {
  const missed = chosen.filter((day) => !enrollment.days.includes(day))
  if (missed.length === 0) return null
  const say = (days: Weekday[]) => sayDays(days, enrollment, enrollment.schedule)
  const has = copy.otherDays.has(shortName(student), say(enrollment.days))
  return (
    <Section>
      <Alert kind="warn" role="alert" text={`${has} ${copy.otherDays.missed(say(missed), missed.length)}`} />
    </Section>
  )
}

interface OutcomeUnknownProps {
  students: Student[]
  isWholePage: boolean
  onRetry: () => void
}

/** Children who may or may not have a seat. The page retries by itself; the button only saves the wait. */
export function OutcomeUnknown({ students, isWholePage, onRetry }: OutcomeUnknownProps) {
  const title = copy.unknown.title(students.map(shortName))
  return (
    <Section title={isWholePage ? title : undefined}>
      <Alert kind="warn" role="alert" text={copy.unknown.text}>
        {!isWholePage && <p>{title}</p>}
      </Alert>
      <div className={`row on-screen ${styles.actions ?? ''}`}>
        <Button variant="second" onClick={onRetry}>
          {copy.unknown.again}
        </Button>
      </div>
    </Section>
  )
}

/** The page was opened without a checkout, and no child is enrolled. */
export function NobodyEnrolled({ course, isOver }: { course: Course; isOver: boolean }) {
  return (
    <Section title={copy.nobody.title}>
      {isOver ? (
        <TermOver course={course} />
      ) : (
        <Empty text={copy.nobody.text} isWholePage>
          <ButtonLink to={paths.enrol(course.id)}>{copy.nobody.toEnrol}</ButtonLink>
        </Empty>
      )}
    </Section>
  )
}

function Section({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <>
      {title !== undefined && <TitleBand title={title} />}
      <div className={`content ${styles.notEnrolled ?? ''}`}>{children}</div>
    </>
  )
}
