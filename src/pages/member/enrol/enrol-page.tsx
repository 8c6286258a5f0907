import { useParams } from 'react-router-dom'
import { useSignedInUser } from '../../../auth/use-auth'
import { Alert } from '../../../components/alert'
import { ButtonLink } from '../../../components/button'
import { PageTitle } from '../../../components/page-title'
import { Skeleton } from '../../../components/skeleton'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/enrol'
import { useCourse } from '../../../data/course'
import { useEnrollmentsIn } from '../../../data/enrollment'
import { useStudents } from '../../../data/student'
import { paths } from '../../../lib/paths'
import { Choosing } from './choosing'
import { EnrolFrame } from './enrol-frame'
import styles from './enrol-frame.module.css'

/** Who joins this course: the parent's children, and the cart (SPEC section 2, /courses/{courseid}/enroll). */
export function EnrolPage() {
  const { courseId = '' } = useParams()
  const { uid } = useSignedInUser()
  const course = useCourse(courseId)
  const students = useStudents(uid)
  const enrollments = useEnrollmentsIn(uid, courseId)

  if (course.status !== 'loading' && (course.status === 'error' || course.data === null))
    return <MissingCourse />
  const found = course.status === 'ready' ? course.data : null
  const hasFailed = students.status === 'error' || enrollments.status === 'error'
  const isReady = found !== null && students.status === 'ready' && enrollments.status === 'ready'

  return (
    <EnrolFrame course={found}>
      {hasFailed && <Alert kind="error" role="alert" text={words.failedRead} />}
      {!hasFailed && !isReady && <Skeleton label={words.loading} shape="rows" count={3} />}
      {isReady && (
        <Choosing key={courseId} course={found} students={students.data} enrollments={enrollments.data} />
      )}
    </EnrolFrame>
  )
}

function MissingCourse() {
  return (
    <>
      <PageTitle title={words.missingCourse} />
      <TitleBand title={words.missingCourse} />
      <div className={`content ${styles.page ?? ''}`}>
        <ButtonLink to={paths.courses}>{words.toCourses}</ButtonLink>
      </div>
    </>
  )
}
