import { Alert } from '../../../components/alert'
import { Button, ButtonLink } from '../../../components/button'
import { FormActions } from '../../../components/form/form-actions'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/confirmation'
import { paths } from '../../../lib/paths'
import type { Course } from '../../../model/course'
import { shortName } from '../../../model/name'
import { missingLevels } from '../../../model/prerequisites'
import type { Student } from '../../../model/student'
import styles from './not-enrolled.module.css'

interface NotEnrolledProps {
  course: Course
  students: Student[]
  /** Whether nobody could be enrolled, so that the page has no other heading. */
  isWholePage: boolean
  onTryAgain: () => void
}

/** Who could not be enrolled, and the way to try again. A failed write is always told (DESIGN section 2, Errors). */
export function NotEnrolled({ course, students, isWholePage, onTryAgain }: NotEnrolledProps) {
  const title = words.failed.title(students.map(shortName))
  const notReady = students.filter((student) => missingLevels(course, student).length > 0)
  return (
    <>
      {isWholePage && <TitleBand title={title} />}
      <div className={`content ${styles.notEnrolled ?? ''}`}>
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
      </div>
    </>
  )
}
