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
  /** Whether the confirmation is being downloaded. */
  isCheckingOut: boolean
}

/**
 * The children in the cart. History state keeps a copy for reloads and the Back button. Children who can no longer be
 * chosen, for example because a second tab has enrolled them, and those who got a place by this very cart are left out.
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

  // Going back while the confirmation is downloaded leaves this page mounted, and checkout must work again.
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
    // History already holds the entry of the confirmation, with the children chosen then.
    if (isCheckingOut) return
    const others = chosen.filter((other) => other.id !== student.id)
    const next = others.length < chosen.length ? others : [...chosen, student]
    const selection = selectionOf(next, '')
    setIds(selection.studentIds)
    void navigate(location, { replace: true, state: selection })
  }

  function checkOut(): void {
    // A double click must not add two history entries.
    if (isCheckingOut) return
    setIsCheckingOut(true)
    const state = selectionOf(chosen, crypto.randomUUID())
    void navigate(location, { replace: true, state })
    void navigate(paths.confirmation(course.id), { state })
  }

  return { chosen, subtotal: subtotalOf(course, chosen), toggle, checkOut, isCheckingOut }
}
