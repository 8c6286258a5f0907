import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isSignedInAs } from '#auth/accounts.ts'
import { useToday } from '#components/use-today.ts'
import { cacheEnrolled, enrolStudent, refreshEnrollments } from '#data/enrollment.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { retryLater } from '#lib/retry.ts'
import {
  type Cart,
  choiceFor,
  daysOf,
  fullDaysOf,
  isStillOffered,
  withoutCheckout,
  withSeat,
} from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { checkOutAgain, storedCart, undoCheckout, updateCart } from '../stored-cart.ts'

type Outcome = 'writing' | 'placed' | 'refused' | 'unknown'

/**
 * Enrols the children of a cart that was checked out when the page opens: each in a separate batch, so that one child's
 * failure does not cost another a seat, and one after the other, because a price may depend on who in the family has a
 * seat. A child who has a seat leaves the cart. An unknown outcome is retried until it is known, which is safe because
 * `enrolStudent` is idempotent.
 * @returns the children by outcome, and functions that retry the refused or unknown ones.
 */
export function useEnrolling(uid: string, course: Course, students: Student[], enrollments: Enrollment[]) {
  const today = useToday()
  /** As checked out: while the page is open, another tab may change the children. */
  const [agreed] = useState(() => {
    const cart = storedCart(course.id)
    const children = students.filter(({ id }) => cart.checkedOut.includes(id))
    const isOutdated = !children.every(
      ({ id }) =>
        enrollments.some(({ studentId }) => studentId === id) || isStillOffered(cart, course, id, today),
    )
    return { course, cart, children, isOutdated }
  })
  const { isOutdated } = agreed
  const [outcomes, setOutcomes] = useState(isOutdated ? {} : allAre('writing', agreed.children))
  const byOutcome = useMemo(() => {
    const those = (outcome: Outcome) => agreed.children.filter(({ id }) => outcomes[id] === outcome)
    return {
      writing: those('writing'),
      placed: those('placed'),
      refused: those('refused'),
      unknown: those('unknown'),
    }
  }, [agreed, outcomes])
  const { writing, refused, unknown } = byOutcome

  const enrol = useCallback(
    async (children: Student[]) => {
      const enrolled = await enrolAll(uid, agreed.course, agreed.cart, children)
      setOutcomes((before) => {
        // An older attempt may end after a newer one has given the child a seat.
        const placed = Object.entries(before).filter(([, outcome]) => outcome === 'placed')
        return { ...before, ...enrolled, ...Object.fromEntries(placed) }
      })
    },
    [uid, agreed],
  )

  useEffect(() => {
    if (writing.length === 0) return
    let isOver = false
    // Deferred, so that the extra effect run of StrictMode in development writes nothing.
    queueMicrotask(() => {
      if (!isOver) void enrol(writing)
    })
    return () => {
      isOver = true
    }
  }, [enrol, writing])

  const retryUnknown = useCallback(() => void enrol(unknown), [enrol, unknown])
  useRetry(unknown.length > 0 ? retryUnknown : null)

  function retryRefused(): void {
    checkOutAgain(course.id, refused)
    setOutcomes((before) => ({ ...before, ...allAre('writing', refused) }))
  }

  useEffect(() => {
    if (isOutdated) undoCheckout(course.id)
  }, [isOutdated, course.id])

  return {
    ...byOutcome,
    /** Whether the course is no longer what the cart showed: nothing is written. */
    isOutdated,
    /** The days that were checked out here: another tab may have enrolled the child on others. */
    chosenFor: ({ id }: Student) => daysOf(agreed.cart, id),
    /** The ids of children who got their seats before a reload of this page. */
    placedBefore: agreed.cart.placed,
    /** The days of refused children that have filled up since. */
    fullDays: fullDaysOf(agreed.cart, course, refused),
    retryRefused,
    retryUnknown,
  }
}

function allAre(outcome: Outcome, students: Student[]): Record<string, Outcome> {
  return Object.fromEntries(students.map(({ id }) => [id, outcome]))
}

async function enrolAll(
  uid: string,
  course: Course,
  cart: Cart,
  children: Student[],
): Promise<Record<string, Outcome>> {
  const placed: Enrollment[] = []

  async function enrolOne(student: Student): Promise<Outcome> {
    try {
      placed.push(await enrolStudent(uid, course, student, choiceFor(cart, course, student)))
      updateCart(course.id, (stored) => withSeat(stored, student.id))
      return 'placed'
    } catch (error) {
      console.error(`Enrolling ${student.id} in ${course.id} failed:`, error)
      // If the session has ended, a denial says nothing: the checkout continues after signing in.
      if (error instanceof UnknownOutcome || !isSignedInAs(uid)) return 'unknown'
      updateCart(course.id, (stored) => withoutCheckout(stored, student.id))
      return 'refused'
    }
  }

  const outcomes: Record<string, Outcome> = {}
  for (const student of children) outcomes[student.id] = await enrolOne(student)
  await cacheEnrolled(uid, course.id, placed)
  // Not awaited: the connection may be down.
  if (placed.length < children.length) void refreshEnrollments(uid, course.id)
  return outcomes
}

/** Schedules each new `retry` as `retryLater` does; `null` resets the delays. */
function useRetry(retry: (() => void) | null): void {
  const attempts = useRef(0)
  useEffect(() => {
    if (retry === null) {
      attempts.current = 0
      return
    }
    attempts.current += 1
    return retryLater(retry, attempts.current - 1)
  }, [retry])
}
