import { useLayoutEffect } from 'react'
import { Hours, schoolHours } from '#components/course/hours.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { SchoolEmail } from '#components/ui/school-contact.tsx'
import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/enrol.ts'
import { site } from '#content/site.ts'
import { formatDays, formatWeekdays } from '#words/format.ts'
import { formatMoney } from '#lib/format.ts'
import { markPage } from '#lib/mark-page.ts'
import { isOutsideAges } from '#model/dates/age.ts'
import { areDaysChosen, costOf, type Offer } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { dayOf } from '#model/dates/day.ts'
import { fullName } from '#model/values/name.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import styles from './cart.module.css'
import type { Choice } from './use-choice.ts'

interface CartProps {
  course: Course
  choice: Choice
  /** Whether checkout was tried. */
  isAsked: boolean
  onCheckOut: () => void
}

/** The review: who is chosen, when they come and what each costs. On phones, amount and button stick to the bottom. */
export function Cart({ course, choice, isAsked, onCheckOut }: CartProps) {
  const { chosen, subtotal, isCheckingOut } = choice
  const total = formatMoney(subtotal, site.money)
  useLayoutEffect(() => markPage('data-checkout'), [])

  return (
    <section className={`card ${styles.cart ?? ''}`} aria-labelledby="cart-title">
      <h2 id="cart-title" className={styles.title}>
        {words.cart.title}
      </h2>
      <p className={styles.course}>{courseWords.levelAndTitle(course.level, course.title)}</p>
      <p className={styles.course}>
        <Hours term={course} schedule={course.schedule} />
      </p>
      <div className={styles.changes} role="status">
        {choice.changes.length > 0 && (
          <Alert kind="warn" text={`${words.changed.title} ${changed(course, choice.changes)}`} />
        )}
      </div>
      {chosen.length === 0 && <p className={styles.empty}>{words.cart.empty}</p>}
      <ul className={styles.items}>
        {chosen.map((student) => (
          <li key={student.id} className={styles.item}>
            <span>
              <span>{fullName(student)}</span>
              <small className={styles.days}>{daysIn(course, choice.daysFor(student))}</small>
              {isOutsideAges(student, dayOf(new Date())) && (
                <small className={styles.days}>{words.outsideAges}</small>
              )}
            </span>
            <span>{formatMoney(costOf(course, student), site.money)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>{words.cart.subtotal}</span>
        <span>{total}</span>
      </p>
      {subtotal > 0 && <p className={styles.payLater}>{words.cart.payLater}</p>}
      <p className="visually-hidden" role="status">
        {chosen.length > 0 ? words.cart.changed(chosen.length, total) : ''}
      </p>
      <div className={styles.checkout}>
        {isAsked && chosen.length === 0 && <Alert kind="warn" role="alert" text={words.cart.chooseFirst} />}
        <p className={styles.amount} aria-hidden="true">
          <span>{words.cart.count(chosen.length)}</span>
          <strong>{total}</strong>
        </p>
        <Button isWide isPending={isCheckingOut} pendingLabel={words.cart.checkingOut} onClick={onCheckOut}>
          {words.cart.checkout}
        </Button>
      </div>
      <p className={styles.support}>
        {words.cart.support} <SchoolEmail />
      </p>
    </section>
  )
}

function daysIn({ schedule }: Course, days: Weekday[]): string {
  if (schedule.days.length === 0) return courseWords.daysToBeAgreed
  return areDaysChosen(schedule, days) ? formatWeekdays(days) : words.days.toChoose
}

/** What is different now, a sentence for each change. */
function changed(course: Course, changes: (keyof Offer)[]): string {
  const { days, daysPerWeek } = course.schedule
  const isAmong = (...keys: (keyof Offer)[]) => keys.some((key) => changes.includes(key))
  const sentences = [
    isAmong('cost') && course.cost !== null && words.changed.price(formatMoney(course.cost, site.money)),
    isAmong('startDate', 'endDate') && words.changed.term(formatDays(course.startDate, course.endDate)),
    isAmong('days', 'daysPerWeek') &&
      (days.length === 0 ? words.changed.noDays : words.changed.days(daysPerWeek, formatWeekdays(days))),
    isAmong('startTime', 'endTime') && words.changed.hours(schoolHours(course.schedule)),
    words.changed.check,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
