import { useLocation, useParams } from 'react-router-dom'
import { useSignedInUser } from '../../../auth/use-auth'
import { Empty } from '../../../components/empty'
import { PageTitle } from '../../../components/page-title'
import { Skeleton } from '../../../components/skeleton'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/confirmation'
import { useFreshCourse } from '../../../data/course'
import { useEnrollmentsIn } from '../../../data/enrollment'
import { readAgain } from '../../../data/read'
import { useStudents } from '../../../data/student'
import { selectionFor } from '../../../model/selection'
import styles from './confirmation-page.module.css'
import { Enrolling } from './enrolling'

/**
 * Enrols the children chosen at checkout, says so meanwhile, then thanks; opened later or directly, it shows what is
 * stored for the course (SPEC section 2; DESIGN section 4, Enrolling is idempotent).
 */
export function ConfirmationPage() {
  const { courseId = '' } = useParams()
  const { uid } = useSignedInUser()
  const location = useLocation()
  const course = useFreshCourse(courseId)
  const students = useStudents(uid)
  const enrollments = useEnrollmentsIn(uid, courseId)

  if (
    course.status === 'ready' &&
    course.data !== null &&
    students.status === 'ready' &&
    enrollments.status === 'ready'
  ) {
    return (
      <Enrolling
        key={courseId}
        uid={uid}
        course={course.data}
        selection={selectionFor(courseId, location.state)}
        students={students.data}
        enrollments={enrollments.data}
      />
    )
  }
  const isMissing = course.status === 'ready' && course.data === null
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.pageTitle} />
      <div className={`content ${styles.page ?? ''}`}>
        {isMissing ? (
          <Empty text={words.missingCourse} isWholePage />
        ) : (
          <Skeleton label={words.loading} shape="text" onTryAgain={() => void readAgain()} />
        )}
      </div>
    </>
  )
}
