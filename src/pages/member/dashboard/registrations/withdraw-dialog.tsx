import { useId } from 'react'
import { AskDialog } from '#components/dialog/ask-dialog.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { FormActions } from '#components/form/form.tsx'
import { Button } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { Sentences } from '#components/ui/sentences.tsx'
import { copy } from '#copy/dashboard.ts'
import { site } from '#content/site.ts'
import { withdraw } from '#data/enrollment.ts'
import { formatDay, formatDays } from '#copy/format.ts'
import { withoutStudent } from '#model/cart.ts'
import { isInOpenTerm } from '#model/enrollment.ts'
import { levelFrom } from '#model/values/level.ts'
import { updateCart } from '#pages/member/enrolment/stored-cart.ts'
import {
  displayNameOf,
  courseNameOf,
  type RegistrationDialogProps,
  shortCourseNameOf,
  type CourseRegistration,
  fullNameOf,
} from './registration-details.tsx'

/** Asks before a seat is given up; if that is no longer possible, says why and what to do instead. */
export function WithdrawDialog({ uid, registration, others, onDone, onClose }: RegistrationDialogProps) {
  const today = useToday()
  const textId = useId()
  const obstacle = obstacleToWithdrawing(registration, others, today)
  const title = copy.withdrawal.title(displayNameOf(registration), shortCourseNameOf(registration))

  async function handleGo() {
    const { courseId, studentId } = registration.enrollment
    await withdraw(uid, registration.enrollment)
    // A checkout whose outcome was unknown must not take the seat again.
    updateCart(courseId, (cart) => withoutStudent(cart, studentId))
    onDone(copy.withdrawal.done(fullNameOf(registration), courseNameOf(registration)))
  }

  if (obstacle !== null)
    return (
      <Dialog title={title} onClose={onClose}>
        <p id={textId}>
          <Sentences text={`${obstacle} ${copy.withdrawal.write}`} /> <SchoolEmail />
          {site.phone !== '' && ` ${copy.withdrawal.call(site.phone)}`}
        </p>
        <FormActions>
          <Button aria-describedby={textId} onClick={onClose}>
            {copy.withdrawal.close}
          </Button>
        </FormActions>
      </Dialog>
    )
  return (
    <AskDialog
      {...copy.withdrawal}
      title={title}
      go={copy.withdrawal.open}
      describedBy={{ keep: textId, go: textId }}
      onGo={handleGo}
      onClose={onClose}
    >
      <p id={textId}>{consequences(registration)}</p>
    </AskDialog>
  )
}

/** Why a family cannot withdraw by itself; `null` if it can. `firestore.rules` allow one more day. */
function obstacleToWithdrawing(
  { enrollment, student }: CourseRegistration,
  others: CourseRegistration[],
  today: string,
): string | null {
  const { startDate, courseId, studentId, hadLevel } = enrollment
  const level = levelFrom(courseId) ?? 0
  // Also the same level in a later term: it depends on the level that would be removed.
  const later = others.find(
    ({ enrollment: other }) =>
      !hadLevel && other.studentId === studentId && (levelFrom(other.courseId) ?? 0) >= level,
  )
  if (later !== undefined) {
    const { startDate, endDate } = later.enrollment
    const dates = later.enrollment.courseId === courseId ? ` (${formatDays(startDate, endDate)})` : ''
    return copy.withdrawal.later(fullNameOf(later), courseNameOf(later) + dates)
  }
  const isNeeded = !hadLevel && student?.completedLevels.some((other) => other > level)
  if (startDate === '' || isNeeded === true) return copy.withdrawal.noTerm
  return today < startDate ? null : copy.withdrawal.begun(formatDay(startDate))
}

function consequences({ enrollment, course }: CourseRegistration): string {
  const { hadLevel, paidOn } = enrollment
  const level = shortCourseNameOf({ course })
  const sentences = [
    copy.withdrawal.placeGoes,
    hadLevel ? copy.withdrawal.levelStays(level) : copy.withdrawal.levelGoes(level),
    paidOn === '' ? copy.withdrawal.nothingOwed : copy.withdrawal.paid(),
    course !== null && isInOpenTerm(enrollment, course) && copy.withdrawal.again,
  ]
  return sentences.filter((sentence) => sentence !== false).join(' ')
}
