import { words } from '#words/confirmation.ts'
import { words as courseWords } from '#words/courses.ts'
import { site } from '#content/site.ts'
import { formatDay, formatMoney } from '#lib/format.ts'
import { costOf, subtotalOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import styles from './cards.module.css'

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

/** The first paragraph is open; the rest unfolds, so that on a phone the children and the total stay in view. */
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

export function EnrolledCard({ course, students }: { course: Course; students: Student[] }) {
  return (
    <section className={`card ${styles.card ?? ''}`}>
      <div className={styles.body}>
        <h2 className={styles.title}>{words.students}</h2>
        <ul className={styles.students}>
          {students.map((student) => (
            <li key={student.id} className={styles.student}>
              <span>
                <strong>{fullName(student)}</strong>
                <small className={styles.id}>{words.id(student.id)}</small>
              </span>
              <strong>{formatMoney(costOf(course, student), site.money)}</strong>
            </li>
          ))}
        </ul>
        <p className={styles.total}>
          <span>{words.total}</span>
          <span>{formatMoney(subtotalOf(course, students), site.money)}</span>
        </p>
      </div>
    </section>
  )
}
