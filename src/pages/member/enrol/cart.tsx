import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/enrol.ts'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { costOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import styles from './cart.module.css'

interface CartProps {
  course: Course
  chosen: Student[]
  subtotal: number
  isCheckingOut: boolean
  onCheckOut: () => void
}

/** Who is chosen and what each costs. On phones, amount and button stick to the bottom. */
export function Cart({ course, chosen, subtotal, isCheckingOut, onCheckOut }: CartProps) {
  const [isAsked, setIsAsked] = useState(false)
  const total = formatMoney(subtotal, site.money)
  const changed = words.cart.changed(chosen.length, total)

  function handleCheckOut() {
    if (chosen.length === 0) setIsAsked(true)
    else onCheckOut()
  }

  return (
    <section className={`card ${styles.cart ?? ''}`} aria-labelledby="cart-title">
      <h2 id="cart-title" className={styles.title}>
        {words.cart.title}
      </h2>
      <p className={styles.course}>
        {course.level === null ? course.title : courseWords.levelAndTitle(course.level, course.title)}
      </p>
      {chosen.length === 0 && <p className={styles.empty}>{words.cart.empty}</p>}
      <ul className={styles.items}>
        {chosen.map((student) => (
          <li key={student.id} className={styles.item}>
            <span>{fullName(student)}</span>
            <span>{formatMoney(costOf(course, student), site.money)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>{words.cart.subtotal}</span>
        <span>{total}</span>
      </p>
      <p className="visually-hidden" role="status">
        {chosen.length > 0 ? changed : ''}
      </p>
      <div className={styles.checkout}>
        {isAsked && chosen.length === 0 && <Alert kind="warn" role="alert" text={words.cart.chooseFirst} />}
        <p className={styles.amount} aria-hidden="true">
          <span>{words.cart.count(chosen.length)}</span>
          <strong>{total}</strong>
        </p>
        <Button
          isWide
          isPending={isCheckingOut}
          pendingLabel={words.cart.checkingOut}
          onClick={handleCheckOut}
        >
          {words.cart.checkout}
        </Button>
      </div>
      <p className={styles.support}>
        {words.cart.support} <a href={`mailto:${site.email}`}>{site.email}</a>
      </p>
    </section>
  )
}
