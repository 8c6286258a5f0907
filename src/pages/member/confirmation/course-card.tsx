import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/confirmation.ts'
import { formatDay } from '#lib/format.ts'
import type { Course } from '#model/course.ts'
import styles from './cards.module.css'

/** The course that was joined: title, description, start and end date (SPEC section 2, confirmation). */
export function CourseCard({ course }: { course: Course }) {
  return (
    <section className={`card ${styles.card ?? ''}`}>
      {course.imageUrl !== '' && (
        <img className={styles.picture} src={course.imageUrl} alt="" width="320" height="200" />
      )}
      <div className={styles.body}>
        {course.level !== null && <p className={styles.level}>{courseWords.level(course.level)}</p>}
        <h2 className={styles.title}>{course.title}</h2>
        <Description text={course.description} />
        <dl className={styles.dates}>
          {course.startDate !== '' && (
            <div>
              <dt>{words.starts}</dt>
              <dd>{formatDay(course.startDate)}</dd>
            </div>
          )}
          {course.endDate !== '' && (
            <div>
              <dt>{words.ends}</dt>
              <dd>{formatDay(course.endDate)}</dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}

/** The first paragraph stands open; the rest unfolds, so that the children and the total are not pushed off a phone. */
function Description({ text }: { text: string }) {
  const [first = '', ...rest] = text.split('\n')
  return (
    <>
      <p className={styles.description}>{first}</p>
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{words.moreAbout}</summary>
          {rest.map((paragraph) => (
            <p key={paragraph} className={styles.description}>
              {paragraph}
            </p>
          ))}
        </details>
      )}
    </>
  )
}
