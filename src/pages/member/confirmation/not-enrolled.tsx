import type { ReactNode } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { FormActions } from '#components/form/form-actions.tsx'
import { Link } from '#components/ui/link.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/confirmation.ts'
import { site } from '#content/site.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import { shortName } from '#model/name.ts'
import { missingLevels } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'
import styles from './not-enrolled.module.css'

interface NotEnrolledProps {
  course: Course
  students: Student[]
  /** Whether nobody could be enrolled, so that the page has no other heading. */
  isWholePage: boolean
  onTryAgain: () => void
}

/** Who could not be enrolled, and the way to try again. A failed write is always told. */
export function NotEnrolled({ course, students, isWholePage, onTryAgain }: NotEnrolledProps) {
  const title = words.failed.title(students.map(shortName))
  const notReady = students.filter((student) => missingLevels(course, student).length > 0)
  return (
    <Told title={isWholePage ? title : undefined}>
      <Alert kind="error" role="alert" text={`${title} ${words.failed.text}`}>
        {notReady.map((student) => (
          <p key={student.id}>{words.failed.notReady(shortName(student))}</p>
        ))}
      </Alert>
      <FormActions>
        <Button onClick={onTryAgain}>{words.failed.again}</Button>
        <ButtonLink variant="third" to={paths.enrol(course.id)}>
          {words.failed.back}
        </ButtonLink>
      </FormActions>
    </Told>
  )
}

interface NotKnownProps {
  students: Student[]
  isWholePage: boolean
  onLookAgain: () => void
}

/** Of whom nobody knows whether they have a place. The page looks again by itself; the button only saves a wait. */
export function NotKnown({ students, isWholePage, onLookAgain }: NotKnownProps) {
  const title = words.unknown.title(students.map(shortName))
  return (
    <Told title={isWholePage ? title : undefined}>
      <Alert kind="warn" role="alert" text={words.unknown.text}>
        {!isWholePage && <p>{title}</p>}
      </Alert>
      <FormActions>
        <Button variant="second" onClick={onLookAgain}>
          {words.unknown.again}
        </Button>
      </FormActions>
    </Told>
  )
}

/** Who had a place by this checkout and has it no more, and what to do. */
export function NoLongerEnrolled({ course, students }: { course: Course; students: Student[] }) {
  return (
    <Told>
      <Alert kind="info" text={words.gone.title(students.map(shortName))}>
        {words.gone.before} <Link to={paths.enrol(course.id)}>{words.gone.choose}</Link> {words.gone.or}{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </Alert>
    </Told>
  )
}

function Told({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <>
      {title !== undefined && <TitleBand title={title} />}
      <div className={`content ${styles.notEnrolled ?? ''}`}>{children}</div>
    </>
  )
}
