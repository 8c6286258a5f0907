import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { LateDialog } from '#components/dialog/lazy-dialog.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/courses.ts'
import { useCourses } from '#data/course.ts'
import { readAgain } from '#data/read.ts'
import { lateCourseEnquiry } from '../late-course-enquiry.ts'
import { CourseLadder } from './course-ladder.tsx'
import { CourseLadderSkeleton } from './course-ladder-skeleton.tsx'
import { LadderField } from './ladder-field.tsx'
import styles from './courses-page.module.css'

/** The courses as a ladder of levels (SPEC section 2, /courses). */
export function CoursesPage() {
  const [isEnquiring, setIsEnquiring] = useState(false)
  return (
    <>
      <PageTitle title={words.list.pageTitle} />
      <div className={styles.sky}>
        <div className="content">
          <h1 className={styles.title}>{words.list.title}</h1>
          <p className={styles.lead}>{words.list.lead}</p>
          <Courses />
        </div>
        <LadderField />
      </div>
      <section className={`content ${styles.unsure ?? ''}`}>
        <HelperPicture eyes="happy" jutti="mustard" height={126} />
        <div>
          <h2>{words.list.unsure}</h2>
          <p className={styles.unsureText}>{words.list.unsureText}</p>
          <NeedsScript />
        </div>
        <Button
          variant="second"
          className={styles.enquire}
          onClick={() => setIsEnquiring(true)}
          {...lateCourseEnquiry.beforehand}
        >
          {words.list.enquire}
        </Button>
      </section>
      {isEnquiring && (
        <LateDialog code={lateCourseEnquiry} onClose={() => setIsEnquiring(false)}>
          {({ CourseEnquiry }) => <CourseEnquiry onClose={() => setIsEnquiring(false)} />}
        </LateDialog>
      )}
    </>
  )
}

function Courses() {
  const courses = useCourses()
  if (courses.status === 'loading') return <CourseLadderSkeleton onTryAgain={() => void readAgain()} />
  if (courses.data.length === 0) return <Empty text={words.list.empty} isWholePage />
  return <CourseLadder courses={courses.data} />
}
