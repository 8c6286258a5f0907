import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { DayBoxes } from '#components/course/day-picker.tsx'
import { ChildChoice } from '#components/dialog/child-choice.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { showMessage } from '#components/dialog/message.ts'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { evaluation } from '#copy/contact.ts'
import { copy as courseCopy, coursePage, enquiry } from '#copy/courses.ts'
import { copy } from '#copy/enrol.ts'
import { formatWeekdays } from '#copy/format.ts'
import { joinWaitingList } from '#data/family.ts'
import type { Course } from '#model/course.ts'
import { readDays } from '#model/dates/schedule.ts'
import { aboutChild } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'

interface WaitingDialogProps {
  course: Course
  students: Student[]
  /** The child who is chosen at first. */
  chosenId: string
  onClose: () => void
}

/** Which child waits for which days, then the thank-you in its place. */
export function WaitingDialog({ course, students, chosenId, onClose }: WaitingDialogProps) {
  const account = useSignedInUser()
  const [thanks, setThanks] = useState<string>()
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => {
      const student = students.find(({ id }) => id === form.get('child'))
      const days = readDays(form.getAll('days'))
      return student === undefined || days.length === 0
        ? { ok: false, codes: { days: 'missing' } }
        : { ok: true, value: { student, days } }
    },
    explain: () => ({ fields: { days: copy.waiting.chooseDay } }),
    write: async ({ student, days }, form) => {
      const title = courseCopy.levelAndTitle(course.level, course.title)
      const request = (name: string) => copy.waiting.request(name, title, formatWeekdays(days))
      const about = aboutChild(student, request, '')
      const outcome = await joinWaitingList(account, course, student, days, about)
      const said = copy.waiting[outcome](shortName(student))
      if (form.isConnected) setThanks(said)
      // The dialog was closed while the outcome was unknown.
      else void showMessage({ title: said, icon: 'success' })
    },
    explainFailure: () => evaluation.failed,
  })

  return (
    <Dialog
      title={thanks === undefined ? coursePage.waitingList : enquiry.thanksTitle}
      onClose={onClose}
      thanks={thanks}
    >
      <Form onSubmit={onSubmit} failure={failure}>
        <ChildChoice label={evaluation.child} students={students} chosenId={chosenId} />
        <div role="group" aria-labelledby="wished-days" aria-describedby="wished-days-error">
          <strong id="wished-days">{copy.waiting.days}</strong>
          <DayBoxes
            days={course.schedule.days}
            full={course.full}
            attributesOf={(day) => ({ name: 'days', value: day, defaultChecked: course.full.includes(day) })}
          />
          <div id="wished-days-error">
            {errors.days !== undefined && <Alert kind="error" text={errors.days} />}
          </div>
        </div>
        <FormActions submit={coursePage.waitingList} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
