import { Alert } from '#components/ui/alert.tsx'
import { words } from '#words/enrol.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { eligibilityOf } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'
import { lateEvaluation } from './late-evaluation.ts'
import styles from './level-notice.module.css'

interface LevelNoticeProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
  onEvaluate: () => void
}

/** Why some children cannot be chosen yet, and the way to an evaluation. Nothing where all are ready. */
export function LevelNotice({ course, students, enrollments, onEvaluate }: LevelNoticeProps) {
  const notReady = students.flatMap((student) => {
    const eligibility = eligibilityOf(student, course, enrollments)
    return eligibility.kind === 'needs-levels'
      ? [{ name: student.firstName, levels: eligibility.levels }]
      : []
  })
  if (notReady.length === 0 || course.level === null) return null
  const levels = [...new Set(notReady.flatMap((entry) => entry.levels))].sort((one, other) => one - other)
  const names = notReady.map((entry) => entry.name)

  return (
    <Alert kind="warn" text={`${words.comesAfter(course.level, levels)} ${words.unsure(names)}`}>
      <br />
      <button type="button" className={styles.link} onClick={onEvaluate} {...lateEvaluation.beforehand}>
        {words.evaluation.open}
      </button>
    </Alert>
  )
}
