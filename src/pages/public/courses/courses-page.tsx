import { useState } from 'react'
import { DrawnPicture, HelperPicture } from '#components/drawings/drawn-picture.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { PageTitle } from '#components/page/title-band.tsx'
import { Button } from '#components/ui/button.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { courseList as copy, copy as courseCopy } from '#copy/courses.ts'
import { useCourses } from '#data/course.ts'
import { env } from '#lib/env.ts'
import { programOf } from '#model/values/program.ts'
import { EnquiryDialog } from '../enquiry-dialog.tsx'
import { CourseLadder, CourseLadderSkeleton } from './course-ladder.tsx'
import styles from './courses-page.module.css'

export default function CoursesPage() {
  const [isEnquiring, setIsEnquiring] = useState(false)
  const courses = useCourses()
  const program = courses.data === undefined ? env.program : programOf(courses.data)
  return (
    <>
      <PageTitle title={copy.pageTitle} />
      <div className={styles.sky}>
        <div className="content">
          <h1 className={styles.title}>{copy.title(program)}</h1>
          <p className={`lead ${styles.lead ?? ''}`}>{copy.lead(program)}</p>
          <Courses courses={courses} />
        </div>
        <DrawnPicture className={styles.field} file="courses-field" width={3240} height={260} />
      </div>
      <section className={`content ${styles.unsure ?? ''}`}>
        <HelperPicture mood="happy" height={126} />
        <div>
          <h2>{courseCopy.unsure}</h2>
          <p className={styles.unsureText}>{courseCopy.unsureText}</p>
          <NeedsScript />
        </div>
        <Button variant="second" onClick={() => setIsEnquiring(true)}>
          {courseCopy.enquire}
        </Button>
      </section>
      {isEnquiring && <EnquiryDialog onClose={() => setIsEnquiring(false)} />}
    </>
  )
}

function Courses({ courses }: { courses: ReturnType<typeof useCourses> }) {
  if (courses.status === 'loading') return <CourseLadderSkeleton />
  if (courses.data.length === 0) return <Empty text={copy.empty} isWholePage />
  return <CourseLadder courses={courses.data} />
}
