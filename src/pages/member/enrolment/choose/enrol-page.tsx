import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { CoursePicture } from '#components/course/course-picture.tsx'
import { Skeleton } from '#components/loading/loading.tsx'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { coursePage, copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/enrol.ts'
import { formatDays } from '#copy/format.ts'
import { components } from '#copy/layout.ts'
import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded } from '#model/course.ts'
import { TermOver } from '#pages/public/term-over.tsx'
import { useCourseAndFamily } from '../course-and-family.ts'
import { Choosing } from './choosing.tsx'
import styles from './enrol-page.module.css'

export default function EnrolPage() {
  const { courseId = '' } = useParams()
  const { uid, course, all } = useCourseAndFamily(courseId)
  // Read along with the others, for the warning about clashing classes.
  useEnrollments(uid)
  useCourses()
  const today = useToday()

  if (course === null) return <MissingCourse />
  return (
    <EnrolFrame course={course ?? null}>
      {course && hasEnded(course, today) ? (
        <div className={styles.over}>
          <TermOver course={course} />
        </div>
      ) : all ? (
        <Choosing key={courseId} {...all} />
      ) : (
        <Skeleton shape="rows" count={3} onTryAgain={refetchPending} />
      )}
    </EnrolFrame>
  )
}

/** `course` is `null` while loading; the heading stays the same element, because it may have the focus. */
function EnrolFrame({ course, children }: { course: Course | null; children: ReactNode }) {
  const days = course === null ? '' : formatDays(course.startDate, course.endDate)
  return (
    <>
      {course !== null && <PageTitle title={copy.pageTitle(course.title)} />}
      <TitleBand
        {...(course !== null && { back: { to: paths.course(course.id), label: course.title } })}
        title={course === null ? components.loading : copy.title(course.level, course.title)}
        lead={
          course === null || days === ''
            ? undefined
            : [days, courseCopy.classes(course.schedule)].filter(Boolean).join(', ')
        }
        aside={course !== null && <CoursePicture course={course} className={styles.picture} />}
      />
      <div className={`content page ${styles.page ?? ''}`}>{children}</div>
    </>
  )
}

function MissingCourse() {
  return (
    <>
      <PageTitle title={coursePage.missing} />
      <TitleBand title={coursePage.missing} />
      <div className={`content page ${styles.page ?? ''}`}>
        <ButtonLink to={paths.courses}>{coursePage.seeCourses}</ButtonLink>
      </div>
    </>
  )
}
