import { useParams } from 'react-router-dom'
import { useSignedInUser } from '#auth/use-auth.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/enrol.ts'
import { useFreshCourse } from '#data/course.ts'
import { useEnrollmentsIn } from '#data/enrollment.ts'
import { readAgain } from '#data/read.ts'
import { useStudents } from '#data/student.ts'
import { paths } from '#lib/paths.ts'
import { Choosing } from './choosing.tsx'
import { EnrolFrame } from './enrol-frame.tsx'
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
