import { showMessage } from '#components/dialog/message.ts'
import { Alert } from '#components/ui/alert.tsx'
import { words as accountWords } from '#words/account.ts'
import { words } from '#words/enrol.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { shortName } from '#model/name.ts'
import { type Eligibility, eligibilityOf } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'
import styles from './enrol-page.module.css'

/**
 * Explains in a message why a child cannot be chosen.
 * @returns the reason, once the message has been dismissed.
 */
export async function explainIneligibility(
  student: Student,
  course: Course,
  enrollments: Enrollment[],
): Promise<Eligibility['kind']> {
  const { kind } = eligibilityOf(student, course, enrollments)
  const name = shortName(student)
  const isEnrolled = kind === 'enrolled'
  await showMessage({
    title: isEnrolled ? words.alreadyEnrolled(name) : words.notReady(name),
    icon: isEnrolled ? 'info' : 'warning',
    confirmLabel: accountWords.okay,
  })
  return kind
}

interface IneligibilityNoticeProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
  /** The props of the button that opens the evaluation. */
  evaluationOpener: { onClick: () => void; onPointerEnter: () => void; onFocus: () => void }
}

/** Which children still need a level, and the way to an evaluation; nothing where all are ready. */
export function IneligibilityNotice({
  course,
  students,
  enrollments,
  evaluationOpener,
}: IneligibilityNoticeProps) {
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
      <button type="button" className={styles.link} {...evaluationOpener}>
        {words.evaluation.open}
      </button>
    </Alert>
  )
}
