import { showMessage } from '#components/dialog/message.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { evaluation } from '#copy/contact.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/enrol.ts'
import { paths } from '#lib/paths.ts'
import { type Eligibility, eligibilityOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'
import type { CourseAndFamily } from '../course-and-family.ts'
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
      ? { title: copy.alreadyEnrolled(name), icon: 'info' }
      : { title: copy.notReady(name), text: copy.comesFirst(student.firstName, first), icon: 'warning' }),
  })
  return eligibility.kind
}

interface IneligibilityNoticeProps extends Omit<CourseAndFamily, 'uid'> {
  onEvaluate: () => void
}

/** Which children still need a level, and which level comes first; always with a link to an evaluation. */
export function IneligibilityNotice({ course, students, enrollments, onEvaluate }: IneligibilityNoticeProps) {
  const notReady = students.flatMap((student) => {
    const eligibility = eligibilityOf(student, course, enrollments)
    return eligibility.kind === 'needs-levels'
      ? [{ name: student.firstName, levels: eligibility.levels }]
      : []
  })
  const opener = (
    <Button variant="third" onClick={onEvaluate}>
      {evaluation.title}
    </Button>
  )
  const levels = [...new Set(notReady.flatMap((entry) => entry.levels))].sort((one, other) => one - other)
  const [first] = levels
  if (course.level === null || first === undefined)
    return (
      <p>
        {courseCopy.unsure} {opener}
      </p>
    )
  const names = notReady.map((entry) => entry.name)
  return (
    <Alert kind="warn" text={`${copy.comesAfter(course.level, levels)} ${copy.unsure(names)}`}>
      <div className={styles.ways}>
        <ButtonLink variant="third" to={paths.enrol(String(first))}>
          {copy.enrolFirst(first)}
        </ButtonLink>
        {opener}
      </div>
    </Alert>
  )
}
