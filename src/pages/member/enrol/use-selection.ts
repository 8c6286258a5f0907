import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { subtotalOf } from '../../../model/cart'
import type { Course } from '../../../model/course'
import { eligibilityOf } from '../../../model/prerequisites'
import type { Enrollment } from '../../../model/enrollment'
import { chosenFor, type Selection } from '../../../model/selection'
import type { Student } from '../../../model/student'
import { paths } from '../../../lib/paths'

interface Choice {
  chosen: Student[]
  subtotal: number
  toggle: (student: Student) => void
  checkOut: () => void
}

/**
 * The children in the cart. History state keeps a copy, so a reload and the back button find them again; children who may
 * not be chosen any more, for example because a second tab has enrolled them, drop out.
 */
export function useSelection(course: Course, students: Student[], enrollments: Enrollment[]): Choice {
  const location = useLocation()
  const navigate = useNavigate()
  const [ids, setIds] = useState(() => chosenFor(course.id, location.state))
  /** A double click must not leave two steps in the history. */
  const hasCheckedOut = useRef(false)
  const chosen = students.filter(
    (student) => ids.includes(student.id) && eligibilityOf(student, course, enrollments).kind === 'free',
  )

  function selectionOf(children: Student[]): Selection {
    const studentIds = children.map((student) => student.id)
    return { courseId: course.id, studentIds, totalCost: subtotalOf(course, children) }
  }

  function toggle(student: Student): void {
    const others = chosen.filter((other) => other.id !== student.id)
    const next = others.length < chosen.length ? others : [...chosen, student]
    const selection = selectionOf(next)
    setIds(selection.studentIds)
    void navigate(location, { replace: true, state: selection })
  }

  function checkOut(): void {
    if (hasCheckedOut.current) return
    hasCheckedOut.current = true
    void navigate(paths.confirmation(course.id), { state: selectionOf(chosen) })
  }

  return { chosen, subtotal: subtotalOf(course, chosen), toggle, checkOut }
}
