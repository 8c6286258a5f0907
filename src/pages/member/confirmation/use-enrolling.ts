import { useCallback, useEffect, useMemo, useState } from 'react'
import { useRetry } from '#components/loading/use-retry.ts'
import { cacheEnrolled, enrolStudent, refreshEnrollments } from '#data/enrollment.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import { agreementFor } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { daysOf, type Selection } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { recordPlace } from '../completed-checkouts.ts'

type Outcome = 'waiting' | 'enrolled' | 'failed' | 'unknown'

/**
 * Enrols the children when the page opens, each in a batch of its own, so that one child's failure does not cost another
 * a place. Where an outcome is unknown it retries until it is known, which is safe because `enrolStudent` is idempotent.
 * @returns the children by outcome, and functions that retry those who were refused or are unknown.
 */
export function useEnrolling(uid: string, course: Course, selection: Selection, students: Student[]) {
  const [outcomes, setOutcomes] = useState(() => allAre('waiting', students))
  const { waiting, enrolled, failed, unknown } = useMemo(() => {
    const those = (outcome: Outcome) => students.filter(({ id }) => outcomes[id] === outcome)
    return {
      waiting: those('waiting'),
      enrolled: those('enrolled'),
      failed: those('failed'),
      unknown: those('unknown'),
    }
  }, [students, outcomes])

  const enrol = useCallback(
    async (children: Student[]) => {
      const outcome = await enrolAll(uid, course, selection, children)
      setOutcomes((before) => ({ ...before, ...outcome }))
    },
    [uid, course, selection],
  )

  useEffect(() => {
    if (waiting.length === 0) return
    let isOver = false
    // Deferred, so that the extra effect run of StrictMode in development writes nothing.
    queueMicrotask(() => {
      if (!isOver) void enrol(waiting)
    })
    return () => {
      isOver = true
    }
  }, [enrol, waiting])

  const retryUnknown = useCallback(() => void enrol(unknown), [enrol, unknown])
  useRetry(unknown.length > 0 ? retryUnknown : null)

  function tryAgain(): void {
    setOutcomes((before) => ({ ...before, ...allAre('waiting', failed) }))
  }

  return { waiting, enrolled, failed, unknown, tryAgain, retryUnknown }
}

function allAre(outcome: Outcome, students: Student[]): Record<string, Outcome> {
  return Object.fromEntries(students.map(({ id }) => [id, outcome]))
}

async function enrolAll(
  uid: string,
  course: Course,
  selection: Selection,
  students: Student[],
): Promise<Record<string, Outcome>> {
  const agreement = (student: Student) => agreementFor(course, student, daysOf(selection, student.id))
  async function enrolOne(student: Student): Promise<[string, Outcome]> {
    try {
      await enrolStudent(uid, course.id, student, agreement(student))
      recordPlace(selection, student.id)
      return [student.id, 'enrolled']
    } catch (error) {
      console.error(`Enrolling ${student.id} in ${course.id} failed:`, error)
      return [student.id, error instanceof UnknownOutcome ? 'unknown' : 'failed']
    }
  }
  const outcome = Object.fromEntries(await Promise.all(students.map(enrolOne)))
  const enrolled = students.filter(({ id }) => outcome[id] === 'enrolled')
  await cacheEnrolled(
    uid,
    course.id,
    enrolled.map((student) => ({ student, agreement: agreement(student) })),
  )
  // Not awaited: the connection may be down.
  if (enrolled.length < students.length) void refreshEnrollments(uid)
  return outcome
}
