import { useState } from 'react'
import { DayPicker, describeDays } from '#components/course/day-picker.tsx'
import { sayDays } from '#components/course/hours.tsx'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy } from '#copy/dashboard.ts'
import { changeDays } from '#data/enrollment.ts'
import { areDaysChosen, clashesOf } from '#model/cart.ts'
import { toggled } from '#model/dates/schedule.ts'
import {
  displayNameOf,
  type RegistrationDialogProps,
  shortCourseNameOf,
  fullNameOf,
} from './registration-details.tsx'

/** Other days for a child, until the term begins; nothing for a registration whose days are unknown. */
export function ChangeDaysDialog({ uid, registration, others, onDone, onClose }: RegistrationDialogProps) {
  const { enrollment, student } = registration
  const { schedule, startDate, endDate } = enrollment
  // The school may have removed a day.
  const [days, setDays] = useState(enrollment.days.filter((day) => schedule?.days.includes(day)))
  // The child's own days can be kept even if they are full.
  const full = registration.course?.full.filter((day) => !enrollment.days.includes(day)) ?? []
  const [isTried, setTried] = useState(false)
  const sending = useSubmit({
    read: () => {
      setTried(true)
      const isRight = schedule !== null && areDaysChosen(schedule, days)
      return isRight ? { ok: true, value: days } : { ok: false, codes: { days: 'wrong' } }
    },
    write: async (chosen) => {
      await changeDays(uid, enrollment, chosen)
      onDone(copy.days.done(fullNameOf(registration), sayDays(chosen, course, schedule)))
    },
    explainFailure: () => copy.days.failed,
  })
  if (schedule === null || student === null) return null
  const course = { startDate, endDate, schedule }
  const enrollments = others.map((other) => other.enrollment)
  const courses = others.flatMap((other) => other.course ?? [])
  const clashes = clashesOf(course, student, days, enrollments, courses)

  return (
    <FormDialog
      {...copy.days}
      title={copy.days.title(displayNameOf(registration), shortCourseNameOf(registration))}
      sending={sending}
      onClose={onClose}
    >
      <DayPicker
        student={student}
        course={course}
        chosen={days}
        clashes={clashes}
        full={full}
        isTried={isTried}
        onToggle={(day) => setDays((before) => toggled(before, day))}
      />
      <p className="visually-hidden" role="status">
        {describeDays(course, student, days, clashes)}
      </p>
      <p>{copy.days.stays}</p>
    </FormDialog>
  )
}
