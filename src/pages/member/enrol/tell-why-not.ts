import { showMessage } from '../../../components/message'
import { words as accountWords } from '../../../content/en/account'
import { words } from '../../../content/en/enrol'
import type { Course } from '../../../model/course'
import type { Enrollment } from '../../../model/enrollment'
import { shortName } from '../../../model/name'
import { type Eligibility, eligibilityOf } from '../../../model/prerequisites'
import type { Student } from '../../../model/student'

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
