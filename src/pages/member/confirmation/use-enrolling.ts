import { useCallback, useEffect, useMemo, useState } from 'react'
import { useLookAgain } from '#components/loading/use-retry.ts'
import { enrolStudent, refreshEnrollments, rememberEnrolled } from '#data/enrollment.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import type { Selection } from '#model/selection.ts'
import type { Student } from '#model/student.ts'
import { noteUsed } from '../completed-checkouts.ts'

/** How it stands with one child: the write runs, the child has a place, was refused one, or nobody knows. */
type Standing = 'waiting' | 'enrolled' | 'failed' | 'unknown'

/**
 * Enrols the children when the page opens, one batch each, so that one child's failure does not cost another's place.
 * Running twice does no harm, because `enrolStudent` is idempotent; so where an outcome is unknown it runs again until it
 * is known.
 * @returns the children by how it stands with them, and what runs again for those who were refused or are unknown.
 */
export function useEnrolling(uid: string, selection: Selection, students: Student[]) {
  const [standings, setStandings] = useState(() => allAre('waiting', students))
  const { waiting, enrolled, failed, unknown } = useMemo(() => {
    const those = (standing: Standing) => students.filter(({ id }) => standings[id] === standing)
    return {
      waiting: those('waiting'),
      enrolled: those('enrolled'),
      failed: those('failed'),
      unknown: those('unknown'),
    }
  }, [students, standings])

  const enrol = useCallback(
    async (children: Student[]) => {
      const outcome = await enrolAll(uid, selection, children)
      setStandings((before) => ({ ...before, ...outcome }))
    },
    [uid, selection],
  )

  useEffect(() => {
    if (waiting.length === 0) return
    let isOver = false
    // Begins a moment later, so that the effect that React runs and undoes in development writes nothing.
    queueMicrotask(() => {
      if (!isOver) void enrol(waiting)
    })
    return () => {
      isOver = true
    }
  }, [enrol, waiting])

  const lookAgain = useCallback(() => void enrol(unknown), [enrol, unknown])
  useLookAgain(unknown.length > 0 ? lookAgain : null)

  function tryAgain(): void {
    setStandings((before) => ({ ...before, ...allAre('waiting', failed) }))
  }

  return { waiting, enrolled, failed, unknown, tryAgain, lookAgain }
}

function allAre(standing: Standing, students: Student[]): Record<string, Standing> {
  return Object.fromEntries(students.map(({ id }) => [id, standing]))
}

async function enrolAll(
  uid: string,
  selection: Selection,
  students: Student[],
): Promise<Record<string, Standing>> {
  const { courseId } = selection
  async function enrolOne(student: Student): Promise<[string, Standing]> {
    try {
      await enrolStudent(uid, courseId, student)
      noteUsed(selection, student.id)
      return [student.id, 'enrolled']
    } catch (error) {
      console.error(`Enrolling ${student.id} in ${courseId} failed:`, error)
      return [student.id, error instanceof UnknownOutcome ? 'unknown' : 'failed']
    }
  }
  const outcome = Object.fromEntries(await Promise.all(students.map(enrolOne)))
  const enrolled = students.filter(({ id }) => outcome[id] === 'enrolled')
  await rememberEnrolled(uid, courseId, enrolled)
  // What is not known to be stored is read again, but nobody waits for it: the connection may be down.
  if (enrolled.length < students.length) void refreshEnrollments(uid)
  return outcome
}
