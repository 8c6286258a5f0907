import { useParams } from 'react-router-dom'
import { useSignedInUser } from '#auth/auth.tsx'
import { Skeleton } from '#components/loading/loading.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { confirmation as copy } from '#copy/enrol.ts'
import { coursePage } from '#copy/courses.ts'
import { useFreshCourse } from '#data/course.ts'
import { useEnrollmentsIn } from '#data/enrollment.ts'
import { refetchPending } from '#data/read.ts'
import { useStudents } from '#data/student.ts'
import { useUser } from '#data/user.ts'
import styles from './confirmation-page.module.css'
import { Enrolling } from './enrolling.tsx'

/** Enrols the children who were checked out, then thanks; opened later or directly, it shows what is stored. */
export function ConfirmationPage() {
  const { courseId = '' } = useParams()
  const { uid } = useSignedInUser()
  const course = useFreshCourse(courseId)
  const students = useStudents(uid)
  const enrollments = useEnrollmentsIn(uid, courseId)
  // Read beside the others, for the greeting.
  useUser(uid)

  if (course.data && students.data && enrollments.data)
    return (
      <Enrolling
        key={courseId}
        uid={uid}
        course={course.data}
        students={students.data}
        enrollments={enrollments.data}
      />
    )
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <TitleBand title={copy.pageTitle} />
      <div className={`content ${styles.page ?? ''}`}>
        {course.data === null ? (
          <Empty text={coursePage.missing} isWholePage />
        ) : (
          <Skeleton shape="text" onTryAgain={refetchPending} />
        )}
      </div>
    </>
  )
}
