import { useLayoutEffect } from 'react'
import { tooMany } from '#components/course/day-picker.tsx'
import { Hours, sayDays, schoolHours } from '#components/course/hours.tsx'
import { showOutcome } from '#components/page/focus-heading.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/enrol.ts'
import { formatDays } from '#copy/format.ts'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { markPage } from '#lib/mark-page.ts'
import type { Offer } from '#model/cart.ts'
import { type Course, isFull } from '#model/course.ts'
import { dayOf, isOutsideAges } from '#model/dates/day.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { fullName } from '#model/values/name.ts'
import styles from './cart.module.css'
import type { EditableCart } from './use-cart.ts'

interface CartProps {
  course: Course
  cart: EditableCart
  isCheckoutTried: boolean
  onCheckOut: () => void
}

/** The review: who is chosen, on which days, and the price of each. On phones, total and button stick to the bottom. */
export function Cart({ course, cart, isCheckoutTried, onCheckOut }: CartProps) {
  const { chosen, subtotal, isCheckingOut } = cart
  const total = formatMoney(subtotal, site.money)
  const isAnyoneChosen = chosen.length > 0
  useLayoutEffect(() => (isAnyoneChosen ? markPage('data-checkout') : undefined), [isAnyoneChosen])

  return (
    <section className={`card ${styles.cart ?? ''}`} aria-labelledby="cart-title">
      <h2 id="cart-title" className="card-title">
        {copy.cart.title}
      </h2>
      <p className="soft">{courseCopy.levelAndTitle(course.level, course.title)}</p>
      <p className="soft">
        <Hours term={course} schedule={course.schedule} />
      </p>
      <div className={styles.changes} ref={openAt} tabIndex={-1} role="status">
        {cart.changes.length + cart.fullDays.length > 0 && (
          <Alert kind="warn" text={`${copy.changed.title} ${changed(course, cart)}`} />
        )}
      </div>
      {chosen.length === 0 && (
        <p className={styles.empty}>{isFull(course) ? courseCopy.full : copy.cart.empty}</p>
      )}
      <ul className={styles.items}>
        {chosen.map((student) => (
          <li key={student.id} className={styles.item}>
            <span>
              <span>{fullName(student)}</span>
              <small className={styles.days}>{daysIn(course, cart.daysFor(student))}</small>
              {isOutsideAges(student.birthdate, dayOf(new Date()), site.ages) && (
                <small className={styles.days}>{copy.outsideAges}</small>
              )}
            </span>
            <span>{formatMoney(cart.priceFor(student).cost, site.money)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.subtotal}>
        <span>{copy.cart.subtotal}</span>
        <span>{total}</span>
      </p>
      {subtotal > 0 && (
        <p className={`soft ${styles.payLater ?? ''}`}>{copy.cart.payLater(cart.isPayableByCard)}</p>
      )}
      <p className="visually-hidden" role="status">
        {chosen.length > 0 ? copy.cart.changed(chosen.length, total) : ''}
      </p>
      <div className={styles.checkout} data-sticks={chosen.length > 0 || undefined}>
        {isCheckoutTried && chosen.length === 0 && (
          <Alert
            kind="warn"
            role="alert"
            text={isFull(course) ? copy.waiting.instead : copy.cart.chooseFirst}
          />
        )}
        {chosen.length > 0 && (
          <p className={`soft ${styles.atOnce ?? ''}`}>{copy.cart.atOnce(chosen.length, subtotal > 0)}</p>
        )}
        <p className={styles.amount} aria-hidden="true">
          <span>{copy.cart.count(chosen.length)}</span>
          <strong>{total}</strong>
        </p>
        <Button
          isWide
          variant={chosen.length === 0 ? 'second' : 'main'}
          isPending={isCheckingOut}
          pendingLabel={copy.cart.checkingOut}
          onClick={onCheckOut}
        >
          {copy.cart.checkout}
        </Button>
      </div>
      <p className={`soft ${styles.support ?? ''}`}>
        {copy.cart.support} <SchoolEmail />
      </p>
    </section>
  )
}

/** A page with changes opens at them: otherwise the button below would be pressed for the old offer. */
function openAt(changes: HTMLElement | null): void {
  if (changes?.hasChildNodes()) showOutcome(changes)
}

function daysIn(course: Course, days: Weekday[]): string {
  const { schedule } = course
  if (schedule.days.length === 0) return courseCopy.daysToBeAgreed
  if (days.length === 0) return copy.days.toChoose
  const missing = schedule.daysPerWeek - days.length
  if (missing < 0) return tooMany(schedule, days)
  return [sayDays(days, course, schedule), copy.days.missing(missing)].filter(Boolean).join(', ')
}

function changed(course: Course, { changes, fullDays }: EditableCart): string {
  const { days, daysPerWeek } = course.schedule
  const isAmong = (...keys: (keyof Offer)[]) => keys.some((key) => changes.includes(key))
  const sentences = [
    isAmong('cost') && course.cost !== null && copy.changed.price(formatMoney(course.cost, site.money)),
    isAmong('startDate', 'endDate') && copy.changed.term(formatDays(course.startDate, course.endDate)),
    isAmong('days', 'daysPerWeek') &&
      (days.length === 0
        ? copy.changed.noDays
        : copy.changed.days(daysPerWeek, sayDays(days, course, course.schedule))),
    isAmong('startTime', 'endTime') && copy.changed.hours(schoolHours(course.schedule)),
    fullDays.length > 0 && copy.days.full(sayDays(fullDays, course, course.schedule), fullDays.length),
    copy.changed.check,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
