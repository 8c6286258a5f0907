import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { PageTitle } from '#components/page/title-band.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { coursePage as copy } from '#copy/courses.ts'
import { useCourse } from '#data/course.ts'
import { paths } from '#lib/paths.ts'
import { EnquiryDialog } from '../enquiry-dialog.tsx'
import { CourseDetails, CourseIntro } from './course-details.tsx'
import { CourseHead } from './course-head.tsx'
import styles from './course-page.module.css'
import { PriceCard } from './price-card.tsx'

/** Keyed by course: on another course the dialog starts closed and empty. */
export default function CoursePage() {
  const { courseId = '' } = useParams()
  return <CourseView key={courseId} courseId={courseId} />
}

function CourseView({ courseId }: { courseId: string }) {
  const [isEnquiring, setIsEnquiring] = useState(false)
  const read = useCourse(courseId)
  const course = read.data ?? null
  return (
    <div className={styles.page}>
      <PageTitle title={course?.title ?? copy.pageTitle} />
      <div className={`content ${styles.columns ?? ''}`}>
        <CourseHead courseId={courseId} course={course} isLoading={read.status === 'loading'} />
        {course !== null && (
          <>
            <div className={styles.side}>
              <PriceCard course={course} onEnquire={() => setIsEnquiring(true)} />
            </div>
            <CourseIntro course={course} />
            <CourseDetails course={course} />
          </>
        )}
        {read.status === 'loading' && <div className={styles.waiting} />}
        {read.data === null && (
          <div className={styles.missing}>
            <Empty text={copy.missing} isWholePage />
            <ButtonLink to={paths.courses}>{copy.seeCourses}</ButtonLink>
          </div>
        )}
      </div>
      {course !== null && isEnquiring && (
        <EnquiryDialog course={course} onClose={() => setIsEnquiring(false)} />
      )}
    </div>
  )
}
