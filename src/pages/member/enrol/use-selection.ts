import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#lib/paths.ts'
import { subtotalOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { eligibilityOf } from '#model/prerequisites.ts'
import { type Selection, selectionFor } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { hasGivenPlace } from '../completed-checkouts.ts'

interface Choice {
  chosen: Student[]
  subtotal: number
  toggle: (student: Student) => void
  checkOut: () => void
  /** Whether the confirmation is on its way. */
  isCheckingOut: boolean
}

/**
 * The children in the cart. History state keeps a copy, so a reload and the back button find them again; who may not be
 * chosen any more, for example because a second tab has enrolled them, and who had a place by this very cart drop out.
 */
export function useSelection(course: Course, students: Student[], enrollments: Enrollment[]): Choice {
  const location = useLocation()
  const navigate = useNavigate()
  const [ids, setIds] = useState(() => {
    const kept = selectionFor(course.id, location.state)
    return kept.studentIds.filter((id) => !hasGivenPlace(kept, id))
  })
  const [isCheckingOut, setIsCheckingOut] = useState(false)
  const chosen = students.filter(
    (student) => ids.includes(student.id) && eligibilityOf(student, course, enrollments).kind === 'free',
  )

  // Who goes back while the confirmation is downloaded is still here, and may want to check out after all.
  useEffect(() => {
    const handleBack = () => setIsCheckingOut(false)
    window.addEventListener('popstate', handleBack)
    return () => window.removeEventListener('popstate', handleBack)
  }, [])

  function selectionOf(children: Student[], checkoutId: string): Selection {
    const studentIds = children.map((student) => student.id)
    return { courseId: course.id, studentIds, totalCost: subtotalOf(course, children), checkoutId }
  }

  function toggle(student: Student): void {
    // The history is at the confirmation already, which goes by the children of then.
    if (isCheckingOut) return
    const others = chosen.filter((other) => other.id !== student.id)
    const next = others.length < chosen.length ? others : [...chosen, student]
    const selection = selectionOf(next, '')
    setIds(selection.studentIds)
    void navigate(location, { replace: true, state: selection })
  }

  function checkOut(): void {
    // A double click must not leave two steps in the history.
    if (isCheckingOut) return
    setIsCheckingOut(true)
    const state = selectionOf(chosen, crypto.randomUUID())
    void navigate(location, { replace: true, state })
    void navigate(paths.confirmation(course.id), { state })
  }

  return { chosen, subtotal: subtotalOf(course, chosen), toggle, checkOut, isCheckingOut }
}
