import { ButtonLink } from '#components/ui/button.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/confirmation.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import styles from './not-enrolled.module.css'

/** What stands where the page is opened and nobody is enrolled in the course. */
export function Nobody({ course }: { course: Course }) {
  return (
    <>
      <TitleBand title={words.nobody.title} lead={words.nobody.text} />
      <div className={`content ${styles.notEnrolled ?? ''}`}>
        <p>
          <ButtonLink to={paths.enrol(course.id)}>{words.nobody.toEnrol}</ButtonLink>
        </p>
      </div>
    </>
  )
}
