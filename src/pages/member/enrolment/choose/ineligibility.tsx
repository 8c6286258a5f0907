import { showMessage } from '#components/dialog/message.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Link } from '#components/ui/link.tsx'
import { words as courseWords } from '#words/courses.ts'
import { words } from '#words/enrol.ts'
import { paths } from '#lib/paths.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { shortName } from '#model/values/name.ts'
import { type Eligibility, eligibilityOf } from '#model/cart.ts'
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
  const eligibility = eligibilityOf(student, course, enrollments)
  const name = shortName(student)
  const [first] = eligibility.kind === 'needs-levels' ? eligibility.levels : []
  await showMessage({
    ...(first === undefined
      ? { title: words.alreadyEnrolled(name), icon: 'info' }
      : { title: words.notReady(name), text: words.comesFirst(student.firstName, first), icon: 'warning' }),
  })
  return eligibility.kind
}

interface IneligibilityNoticeProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
  onEvaluate: () => void
}

/** Which children still need a level, and which one comes first; in any case the way to an evaluation. */
export function IneligibilityNotice({ course, students, enrollments, onEvaluate }: IneligibilityNoticeProps) {
  const notReady = students.flatMap((student) => {
    const eligibility = eligibilityOf(student, course, enrollments)
    return eligibility.kind === 'needs-levels'
      ? [{ name: student.firstName, levels: eligibility.levels }]
      : []
  })
  const opener = (
    <button type="button" className={styles.link} onClick={onEvaluate}>
      {words.evaluate}
    </button>
  )
  const levels = [...new Set(notReady.flatMap((entry) => entry.levels))].sort((one, other) => one - other)
  const [first] = levels
  if (course.level === null || first === undefined)
    return (
      <p>
        {courseWords.unsure} {opener}
      </p>
    )
  const names = notReady.map((entry) => entry.name)
  return (
    <Alert kind="warn" text={`${words.comesAfter(course.level, levels)} ${words.unsure(names)}`}>
      <div className={styles.ways}>
        <Link className={styles.link} to={paths.enrol(String(first))}>
          {words.enrolFirst(first)}
        </Link>
        {opener}
      </div>
    </Alert>
  )
}
