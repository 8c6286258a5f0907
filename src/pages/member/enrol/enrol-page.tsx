import { useParams } from 'react-router-dom'
import { useSignedInUser } from '../../../auth/use-auth'
import { ButtonLink } from '../../../components/button'
import { PageTitle } from '../../../components/page-title'
import { Skeleton } from '../../../components/skeleton'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/enrol'
import { useFreshCourse } from '../../../data/course'
import { useEnrollmentsIn } from '../../../data/enrollment'
import { readAgain } from '../../../data/read'
import { useStudents } from '../../../data/student'
import { paths } from '../../../lib/paths'
import { Choosing } from './choosing'
import { EnrolFrame } from './enrol-frame'
import styles from './enrol-frame.module.css'

/** Who joins this course: the parent's children, and the cart (SPEC section 2, /courses/{courseid}/enroll). */
export function EnrolPage() {
  const { courseId = '' } = useParams()
  const { uid } = useSignedInUser()
  const course = useFreshCourse(courseId)
  const students = useStudents(uid)
  const enrollments = useEnrollmentsIn(uid, courseId)

  if (course.status === 'ready' && course.data === null) return <MissingCourse />
  const found = course.status === 'ready' ? course.data : null
  return (
    <EnrolFrame course={found}>
      {found !== null && students.status === 'ready' && enrollments.status === 'ready' ? (
        <Choosing key={courseId} course={found} students={students.data} enrollments={enrollments.data} />
      ) : (
        <Skeleton label={words.loading} shape="rows" count={3} onTryAgain={() => void readAgain()} />
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
