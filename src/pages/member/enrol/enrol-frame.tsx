import type { ReactNode } from 'react'
import { PageTitle } from '../../../components/page-title'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/enrol'
import { formatDays } from '../../../lib/format'
import { paths } from '../../../lib/paths'
import type { Course } from '../../../model/course'
import styles from './enrol-frame.module.css'

/** The page around the list: its title and the way back to the course. `course` is `null` while it is read. */
export function EnrolFrame({ course, children }: { course: Course | null; children: ReactNode }) {
  if (course === null) {
    return (
      <>
        <TitleBand title={words.loading} />
        <div className={`content ${styles.page ?? ''}`}>{children}</div>
      </>
    )
  }
  const days = formatDays(course.startDate, course.endDate)
  return (
    <>
      <PageTitle title={words.pageTitle(course.title)} />
      <TitleBand
        back={{ to: paths.course(course.id), label: course.title }}
        title={words.title(course.level, course.title)}
        lead={days === '' ? undefined : words.term(days)}
        aside={
          course.imageUrl !== '' && (
            <img className={styles.picture} src={course.imageUrl} alt="" width="190" height="119" />
          )
        }
      />
      <div className={`content ${styles.page ?? ''}`}>{children}</div>
    </>
  )
}
