import { useState } from 'react'
import { DayPicker } from '#components/course/day-picker.tsx'
import { FormDialog } from '#components/dialog/dialog.tsx'
import { Field } from '#components/form/field.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatTerm, formatWeekdays } from '#copy/format.ts'
import { list, move as copy } from '#copy/office.ts'
import { move } from '#data/office/move.ts'
import { refreshOffice } from '#data/office/paged-list.ts'
import { areDaysChosen } from '#model/cart.ts'
import { toggled, type Weekday } from '#model/dates/schedule.ts'
import { enrollmentId } from '#model/enrollment.ts'
import { levelFrom } from '#model/values/level.ts'
import { type PublishedTerm, termsFrom } from '#model/office/term.ts'
import { readStudent } from '#model/student.ts'
import { useToday } from '#components/use-today.ts'
import { unlessChanged } from '../outcome.tsx'
import type { RegistrationsDialogProps } from './payment-dialog.tsx'
import { levelOf, nameOf } from './registration-cells.tsx'

interface MoveDialogProps extends Omit<RegistrationsDialogProps, 'registrations'> {
  registration: RegistrationsDialogProps['registrations'][number]
  terms: PublishedTerm[]
}

/** Moves a child to other days, another level or another term that is not over. */
export function MoveDialog({ registration, terms, onDone, onClose }: MoveDialogProps) {
  const { uid, enrollment, student } = registration
  const open = termsFrom(terms, useToday(), enrollment)
  const [to, setTo] = useState(
    open.find(({ courseId, termId }) => courseId === enrollment.courseId && termId === enrollment.termId) ??
      open[0],
  )
  const [days, setDays] = useState<Weekday[]>(
    enrollment.days.filter((day) => to?.schedule.days.includes(day)),
  )
  const [isTried, setTried] = useState(false)
  const isSame =
    to?.courseId === enrollment.courseId &&
    to.termId === enrollment.termId &&
    String(days) === String(enrollment.days)
  const sending = useSubmit({
    read: () => {
      setTried(true)
      const isRight = to !== undefined && areDaysChosen(to.schedule, days) && !isSame
      return isRight ? { ok: true, value: to } : { ok: false, codes: {} }
    },
    explain: () => ({ form: isSame ? copy.same : undefined, fields: {} }),
    write: ({ courseId, termId }) =>
      unlessChanged(async () => {
        await move(uid, enrollment, { courseId, termId, days })
        const level = levelOf({ enrollment: { ...enrollment, courseId } })
        onDone(copy.done(nameOf(registration), level, formatWeekdays(days)))
        void refreshOffice()
      }, onDone),
    explainFailure: () => list.failed,
  })
  if (to === undefined) return null

  function handleChoose(key: string) {
    const chosen = open.find((term) => keyOf(term) === key)
    setTo(chosen)
    setDays((before) => before.filter((day) => chosen?.schedule.days.includes(day)))
  }

  return (
    <FormDialog {...copy} title={copy.title(nameOf(registration))} sending={sending} onClose={onClose}>
      <Field label={copy.to} name="to" defaultValue={keyOf(to)} onChoose={handleChoose}>
        {open.map((term) => (
          <option key={keyOf(term)} value={keyOf(term)}>
            {`${courseCopy.level(levelFrom(term.courseId) ?? 0)}, ${formatTerm(term.termId, term)}`}
          </option>
        ))}
      </Field>
      <DayPicker
        student={student ?? readStudent(enrollment.studentId, { name: enrollment.studentName })}
        course={to}
        full={[]}
        chosen={days}
        clashes={[]}
        isTried={isTried}
        onToggle={(day) => setDays((before) => toggled(before, day))}
      />
      <p>{copy.text}</p>
    </FormDialog>
  )
}

function keyOf({ courseId, termId }: Pick<PublishedTerm, 'courseId' | 'termId'>): string {
  return enrollmentId(courseId, '', termId)
}
