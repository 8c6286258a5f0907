import { showMessage } from '#components/dialog/message.ts'
import { words as accountWords } from '#words/account.ts'
import { words } from '#words/enrol.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { shortName } from '#model/name.ts'
import { type Eligibility, eligibilityOf } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'

/**
 * Tells a parent why a child cannot be chosen, in the spec's words (SPEC section 5, Enrol). Resolves with the reason
 * when the message is dismissed.
 */
export async function tellWhyNot(
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
