import { words } from '#words/confirmation.ts'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { costOf, subtotalOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
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
