import { useLocation, useParams } from 'react-router-dom'
import { useSignedInUser } from '../../../auth/use-auth'
import { Alert } from '../../../components/alert'
import { Empty } from '../../../components/empty'
import { PageTitle } from '../../../components/page-title'
import { Skeleton } from '../../../components/skeleton'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/confirmation'
import { useFreshCourse } from '../../../data/course'
import { useEnrollmentsIn } from '../../../data/enrollment'
import { useStudents } from '../../../data/student'
import { chosenFor } from '../../../model/selection'
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
  const reads = [course, students, enrollments]

  if (
    course.status === 'ready' &&
    course.data !== null &&
    students.status === 'ready' &&
    enrollments.status === 'ready'
  ) {
    const chosenIds = chosenFor(courseId, location.state)
    return (
      <Enrolling
        key={courseId}
        uid={uid}
        course={course.data}
        chosen={students.data.filter((student) => chosenIds.includes(student.id))}
        students={students.data}
        enrollments={enrollments.data}
      />
    )
  }
  const isMissing = course.status === 'ready' && course.data === null
  const hasFailed = reads.some((read) => read.status === 'error')
  return (
    <>
      <PageTitle title={words.pageTitle} />
      <TitleBand title={words.pageTitle} />
      <div className={`content ${styles.page ?? ''}`}>
        {isMissing && <Empty text={words.missingCourse} isWholePage />}
        {hasFailed && <Alert kind="error" role="alert" text={words.failedRead} />}
        {!isMissing && !hasFailed && <Skeleton label={words.loading} shape="text" />}
      </div>
    </>
  )
}
