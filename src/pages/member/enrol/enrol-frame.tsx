import type { ReactNode } from 'react'
import { PageTitle } from '#components/page-title.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/enrol.ts'
import { formatDays } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import styles from './enrol-frame.module.css'

/**
 * The page around the list: its title and the way back to the course. `course` is `null` while it is read; the heading
 * stays the same element meanwhile, because the focus may be on it.
 */
export function EnrolFrame({ course, children }: { course: Course | null; children: ReactNode }) {
  const days = course === null ? '' : formatDays(course.startDate, course.endDate, courseWords.days)
  return (
    <>
      {course !== null && <PageTitle title={words.pageTitle(course.title)} />}
      <TitleBand
        {...(course !== null && { back: { to: paths.course(course.id), label: course.title } })}
        title={course === null ? words.loading : words.title(course.level, course.title)}
        lead={days === '' ? undefined : words.term(days)}
        aside={course !== null && course.imageUrl !== '' && <Picture src={course.imageUrl} />}
      />
      <div className={`content ${styles.page ?? ''}`}>{children}</div>
    </>
  )
}

function Picture({ src }: { src: string }) {
  return <img className={styles.picture} src={src} alt="" width="190" height="119" />
}
