import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePageTransition } from '#components/page/page-transition.ts'
import { useToday } from '#components/use-today.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { language } from '#copy/language.ts'
import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { paths } from '#lib/paths.ts'
import {
  areDaysChosen,
  type Cart,
  changesSince,
  type Clash,
  clashesOf,
  coursesInSameWeeks,
  daysOf,
  eligibilityOf,
  fullDaysOf,
  missingLevels,
  offerOf,
} from '#model/cart.ts'
import { type Course, hasEnded, openDays } from '#model/course.ts'
import { toggled, type Weekday } from '#model/dates/schedule.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { paymentLinkFor, type Price, priceOf } from '#model/price.ts'
import type { Student } from '#model/student.ts'
import { storedCart, undoCheckout, updateCart } from '../stored-cart.ts'

export type EditableCart = ReturnType<typeof useCart>

/**
 * The children and days in the cart, and functions to change them. Children who can no longer be chosen, for example
 * because another tab has enrolled them, are left out.
 */
export function useCart(uid: string, course: Course, students: Student[], enrollments: Enrollment[]) {
  // The page does not wait for what only the warning of clashing classes needs.
  const registrations = useEnrollments(uid).data ?? []
  const courses = useCourses().data ?? []
  const today = useToday()
  const navigate = useNavigate()
  const open = usePageTransition()
  const [cart, setCart] = useState(() => storedCart(course.id))
  const [isCheckingOut, setIsCheckingOut] = useState(false)
  const chosen = students.filter(
    (student) =>
      cart.studentIds.includes(student.id) && eligibilityOf(student, course, enrollments).kind === 'eligible',
  )

  // Going back while the confirmation is downloading leaves this page mounted, and checkout must work again.
  useEffect(() => {
    if (!isCheckingOut) return
    function handleBack() {
      setIsCheckingOut(false)
      undoCheckout(course.id)
    }
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [isCheckingOut, course.id])

  function daysFor({ id }: Student): Weekday[] {
    const { days, daysPerWeek } = course.schedule
    // If there is nothing to choose, all of them are chosen.
    return days.length === daysPerWeek
      ? days
      : daysOf(cart, id).filter((day) => openDays(course).includes(day))
  }

  /** The price of a child's seat if the chosen children before it in the list get theirs first. */
  function priceFor(student: Student): Price {
    const placed = enrollments
      .filter(({ termId }) => termId === course.termId)
      .map(({ studentId }) => studentId)
    const before = students.slice(0, students.indexOf(student)).filter((other) => chosen.includes(other))
    const siblings = [...placed, ...before.map(({ id }) => id)].filter((id) => id !== student.id)
    return priceOf({ course, student, siblings })
  }

  function store(next: Cart): void {
    updateCart(course.id, () => next)
    setCart(next)
  }

  /** Any change cancels the checkout. */
  function change(children: Student[], days: Cart['days']): void {
    // The confirmation page is already loading, with the cart as checked out.
    if (isCheckingOut) return
    const studentIds = children.map(({ id }) => id)
    store({
      studentIds,
      days,
      prices: {},
      offer: children.length === 0 ? null : offerOf(course),
      checkedOut: [],
      placed: [],
    })
  }

  function toggle(student: Student): void {
    const others = chosen.filter((other) => other.id !== student.id)
    change(others.length < chosen.length ? others : [...chosen, student], cart.days)
  }

  function toggleDay(student: Student, day: Weekday): void {
    change(chosen, { ...cart.days, [student.id]: toggled(daysFor(student), day) })
  }

  /** Marks the cart and opens the confirmation page, which enrols the children. */
  function checkOut(): void {
    // A double click must not add two history entries.
    if (isCheckingOut) return
    const studentIds = chosen.map(({ id }) => id)
    const days = Object.fromEntries(chosen.map((student) => [student.id, daysFor(student)]))
    const prices = Object.fromEntries(chosen.map((student) => [student.id, priceFor(student)]))
    store({ studentIds, days, prices, offer: offerOf(course), checkedOut: studentIds, placed: [] })
    setIsCheckingOut(true)
    const to = paths.confirmation(course.id)
    open(language.basePath + to, () => void navigate(to))
  }

  function clashesFor(student: Student): Clash[] {
    return clashesOf(course, student, daysFor(student), registrations, courses)
  }

  return {
    chosen,
    priceFor,
    subtotal: chosen.reduce((sum, student) => sum + priceFor(student).cost, 0),
    isPayableByCard: chosen.every((student) => paymentLinkFor(priceFor(student), course) !== ''),
    /** Whether somebody is chosen, and as many days for each as the course asks for. */
    isComplete:
      chosen.length > 0 && chosen.every((student) => areDaysChosen(course.schedule, daysFor(student))),
    clashesFor,
    /** The names of the other courses that a child is in for some of the same weeks. */
    sameWeeksFor: (student: Student) =>
      coursesInSameWeeks(course, student, registrations, courses).map(({ level, title }) =>
        courseCopy.levelOrTitle(level, title),
      ),
    /** The first level that a child can enrol in and has not. */
    nextFor: (student: Student) =>
      courses.find(
        (other) =>
          other.level !== null &&
          !student.completedLevels.includes(other.level) &&
          missingLevels(other, student).length === 0 &&
          !hasEnded(other, today),
      ),
    /** Those of the course's open days that are chosen for a child. */
    daysFor,
    /** What the course offers differently since somebody was chosen. */
    changes: chosen.length === 0 ? [] : changesSince(cart.offer, course),
    fullDays: fullDaysOf(cart, course, chosen),
    toggle,
    toggleDay,
    checkOut,
    isCheckingOut,
  }
}
