import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { language } from '#words/language.ts'
import { usePageTransition } from '#components/page-transition.ts'
import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import type { Read } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { areDaysChosen, type Clash, clashesOf, subtotalOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { eligibilityOf } from '#model/prerequisites.ts'
import { readDays, type Weekday } from '#model/schedule.ts'
import { changesSince, daysOf, type Offer, offerOf, type Selection, selectionFor } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { hasGivenPlace } from '../completed-checkouts.ts'

export interface Choice {
  chosen: Student[]
  subtotal: number
  /** Whether somebody is chosen, and as many days for each as the course asks for. */
  isComplete: boolean
  /** Those of the course's days that are chosen for a child. */
  daysFor: (student: Student) => Weekday[]
  /** What the course offers differently since somebody was chosen. */
  changes: (keyof Offer)[]
  clashesFor: (student: Student) => Clash[]
  toggle: (student: Student) => void
  toggleDay: (student: Student, day: Weekday) => void
  checkOut: () => void
  /** Whether the confirmation is being downloaded. */
  isCheckingOut: boolean
}

/**
 * The children in the cart and their days. History state keeps a copy for reloads and the Back button. Children who can
 * no longer be chosen, for example because a second tab has enrolled them, and those who got a place by this very cart
 * are left out.
 */
export function useSelection(
  uid: string,
  course: Course,
  students: Student[],
  enrollments: Enrollment[],
): Choice {
  // The page does not wait for what a warning of clashing classes needs.
  const registrations = readyOr([], useEnrollments(uid))
  const courses = readyOr([], useCourses())
  const location = useLocation()
  const navigate = useNavigate()
  const open = usePageTransition()
  const [kept, setKept] = useState(() => {
    const stored = selectionFor(course.id, location.state)
    return { ...stored, studentIds: stored.studentIds.filter((id) => !hasGivenPlace(stored, id)) }
  })
  const [isCheckingOut, setIsCheckingOut] = useState(false)
  const chosen = students.filter(
    (student) =>
      kept.studentIds.includes(student.id) && eligibilityOf(student, course, enrollments).kind === 'free',
  )

  // Going back while the confirmation is downloaded leaves this page mounted, and checkout must work again.
  useEffect(() => {
    const handleBack = () => setIsCheckingOut(false)
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [])

  function daysFor({ id }: Student): Weekday[] {
    const { days, daysPerWeek } = course.schedule
    // Where there is nothing to choose, all of them are chosen.
    return days.length === daysPerWeek ? days : daysOf(kept, id).filter((day) => days.includes(day))
  }

  function selectionOf(children: Student[], days: Selection['days'], checkoutId = ''): Selection {
    return {
      courseId: course.id,
      studentIds: children.map((student) => student.id),
      totalCost: subtotalOf(course, children),
      days,
      offer: children.length === 0 ? null : offerOf(course),
      checkoutId,
    }
  }

  function keep(selection: Selection): void {
    // History already holds the entry of the confirmation, with what was chosen then.
    if (isCheckingOut) return
    setKept(selection)
    void navigate(location, { replace: true, state: selection })
  }

  function toggle(student: Student): void {
    const others = chosen.filter((other) => other.id !== student.id)
    keep(selectionOf(others.length < chosen.length ? others : [...chosen, student], kept.days))
  }

  function toggleDay(student: Student, day: Weekday): void {
    const before = daysFor(student)
    const days = before.includes(day) ? before.filter((other) => other !== day) : [...before, day]
    keep(selectionOf(chosen, { ...kept.days, [student.id]: readDays(days) }))
  }

  function checkOut(): void {
    // A double click must not add two history entries.
    if (isCheckingOut) return
    setIsCheckingOut(true)
    const days = Object.fromEntries(chosen.map((student) => [student.id, daysFor(student)]))
    const state = selectionOf(chosen, days, crypto.randomUUID())
    void navigate(location, { replace: true, state })
    const to = paths.confirmation(course.id)
    open(language.basePath + to, () => void navigate(to, { state }))
  }

  function clashesFor(student: Student): Clash[] {
    return clashesOf(course, student, daysFor(student), registrations, courses)
  }

  return {
    chosen,
    subtotal: subtotalOf(course, chosen),
    isComplete:
      chosen.length > 0 && chosen.every((student) => areDaysChosen(course.schedule, daysFor(student))),
    clashesFor,
    daysFor,
    changes: chosen.length === 0 ? [] : changesSince(kept.offer, course),
    toggle,
    toggleDay,
    checkOut,
    isCheckingOut,
  }
}

function readyOr<Value>(fallback: Value, read: Read<Value>): Value {
  return read.status === 'ready' ? read.data : fallback
}
