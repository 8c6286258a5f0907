import { useEffect, useState } from 'react'
import { enrolStudent, refreshEnrollments, rememberEnrolled } from '../../../data/enrollment'
import type { Student } from '../../../model/student'

/** Where a checkout stands: whose writes still run, who has a place now, and who could not be enrolled. */
export interface Progress {
  waiting: Student[]
  enrolled: Student[]
  failed: Student[]
}

/**
 * Enrols the children when the page opens, one batch each, so that one child's failure does not cost another's place.
 * Running twice does no harm: `enrolStudent` is idempotent.
 */
export function useEnrolling(uid: string, courseId: string, students: Student[]) {
  const [progress, setProgress] = useState<Progress>({ waiting: students, enrolled: [], failed: [] })
  const { waiting } = progress

  useEffect(() => {
    if (waiting.length === 0) return
    let isOver = false
    // Begins a moment later, so that the effect that React runs and undoes in development writes nothing.
    queueMicrotask(() => {
      if (isOver) return
      void enrolAll(uid, courseId, waiting).then(({ enrolled, failed }) => {
        if (isOver) return
        setProgress((before) => ({ waiting: [], enrolled: [...before.enrolled, ...enrolled], failed }))
      })
    })
    return () => {
      isOver = true
    }
  }, [uid, courseId, waiting])

  /** Tries again for those who could not be enrolled. */
  function tryAgain(): void {
    setProgress((before) => ({ ...before, waiting: before.failed, failed: [] }))
  }

  return { progress, tryAgain }
}

async function enrolAll(uid: string, courseId: string, students: Student[]) {
  const enrolled: Student[] = []
  const failed: Student[] = []
  for (const student of students) {
    try {
      await enrolStudent(uid, courseId, student)
      enrolled.push(student)
    } catch (error) {
      console.error(`Enrolling ${student.id} in ${courseId} failed:`, error)
      failed.push(student)
    }
  }
  await rememberEnrolled(uid, courseId, enrolled)
  // A failure is told at once: where the line is dead, reading again would only hold the news back.
  if (failed.length > 0) void refreshEnrollments(uid)
  return { enrolled, failed }
}
