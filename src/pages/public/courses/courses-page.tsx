import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Hill } from '#components/drawings/field.tsx'
import { HelperPicture } from '#components/drawings/helper-picture.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { AfterHydration } from '#components/hydration.tsx'
import { NeedsScript } from '#components/loading/needs-script.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { words } from '#words/courses.ts'
import { useCourses } from '#data/course.ts'
import { refetchPending } from '#data/read.ts'
import { CourseEnquiry, preloadEnquiryOnIntent } from '../course-enquiry.tsx'
import { CourseLadder } from './course-ladder.tsx'
import { CourseLadderSkeleton } from './course-ladder-skeleton.tsx'
import styles from './courses-page.module.css'

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
          {...preloadEnquiryOnIntent}
        >
          {words.list.enquire}
        </Button>
      </section>
      {isEnquiring && <CourseEnquiry onClose={() => setIsEnquiring(false)} />}
    </>
  )
}

function Courses() {
  const courses = useCourses()
  if (courses.status === 'loading') return <CourseLadderSkeleton onTryAgain={() => void refetchPending()} />
  if (courses.data.length === 0) return <Empty text={words.list.empty} isWholePage />
  return <CourseLadder courses={courses.data} />
}

const near = 'M-900 130C-600 60-300 30 0 84S400 190 700 150 1300 60 1440 0 2000 80 2400 20'
const mustard =
  'M-900 190C-600 120-300 160 0 152S300 100 560 130 1000 180 1240 130 1700 60 2000 110 2200 140 2400 160'

/** A strip along the lower edge, behind the cards. */
function LadderField() {
  return (
    <svg className={styles.field} viewBox="0 0 1440 240" aria-hidden="true">
      <AfterHydration>
        <Hill
          edge={near}
          to="V260H-900z"
          fill="var(--hill-near)"
          rows={{ count: 3, stroke: 'var(--hill-row)' }}
        />
        <Hill
          edge={mustard}
          to="V260H-900z"
          fill="var(--field)"
          rows={{ count: 5, stroke: 'var(--field-row)' }}
        />
      </AfterHydration>
    </svg>
  )
}
