import { ButtonLink } from '../../../components/button'
import { TitleBand } from '../../../components/title-band'
import { words } from '../../../content/en/confirmation'
import { paths } from '../../../lib/paths'
import type { Course } from '../../../model/course'
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
