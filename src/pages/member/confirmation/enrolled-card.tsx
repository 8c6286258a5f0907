import { words } from '../../../content/en/confirmation'
import { site } from '../../../content/site'
import { formatMoney } from '../../../lib/format'
import { costOf, subtotalOf } from '../../../model/cart'
import type { Course } from '../../../model/course'
import { fullName } from '../../../model/name'
import type { Student } from '../../../model/student'
import styles from './cards.module.css'

/** The enrolled children with their ids, and the total cost (SPEC section 2, confirmation). */
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
