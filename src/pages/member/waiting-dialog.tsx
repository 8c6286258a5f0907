import { useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { DayBoxes } from '#components/course/day-picker.tsx'
import { Hours, sayDays } from '#components/course/hours.tsx'
import { ChildChoice } from '#components/dialog/child-choice.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { showMessage } from '#components/dialog/message.ts'
import { ActionForm } from '#components/form/action-form.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Alert } from '#components/ui/alert.tsx'
import { site } from '#content/site.ts'
import { copy as courseCopy, coursePage } from '#copy/courses.ts'
import { copy as enrolCopy } from '#copy/enrol.ts'
import { formatWeekdays } from '#copy/format.ts'
import { WaitingListFull, takeBack, joinWaitingList } from '#data/family.ts'
import type { ListedCourse } from '#model/course.ts'
import { readDays } from '#model/dates/schedule.ts'
import { aboutChild } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'
import { useWaiting } from './use-waiting.ts'

const { waiting: copy } = enrolCopy

interface WaitingDialogProps {
  course: ListedCourse
  students: Student[]
  chosenId: string
  onClose: () => void
}

/** Which child waits for which days, with a way to leave; then the outcome instead. */
export function WaitingDialog({ course, students, chosenId, onClose }: WaitingDialogProps) {
  const account = useSignedInUser()
  const waiting = useWaiting(account.uid)
  const [asked, setAsked] = useState(chosenId || students[0]?.id)
  const [thanks, setThanks] = useState<{ title: string; said: string }>()
  const wish = waiting.find(({ studentId, courseId }) => studentId === asked && courseId === course.id)
  const title = wish === undefined ? coursePage.waitingList : copy.title

  function answer(said: string, form: HTMLFormElement) {
    if (form.isConnected) setThanks({ title, said })
    // The dialog was closed while the outcome was unknown.
    else void showMessage({ title: said, icon: 'success' })
  }

  const sending = useSubmit({
    read: (form) => {
      const student = students.find(({ id }) => id === form.get('child'))
      const days = readDays(form.getAll('days'))
      const isRight = student !== undefined && days.some((day) => course.full.includes(day))
      return isRight
        ? { ok: true, value: { student, days } }
        : { ok: false, codes: { days: days.length === 0 ? 'missing' : 'none-full' } }
    },
    explain: ({ days }) => ({ fields: { days: days === 'missing' ? copy.chooseDay : copy.chooseFullDay } }),
    write: async ({ student, days }, form) => {
      const name = courseCopy.levelAndTitle(course.level, course.title)
      const about = aboutChild(student, (child) => copy.request(child, name, formatWeekdays(days)), '')
      const wished = { courseId: course.id, studentId: student.id, termId: course.termId, days }
      const outcome = await joinWaitingList(account, wished, about, student, site.enquiryPhone)
      answer(copy[outcome](shortName(student), sayDays(days, course, course.schedule)), form)
    },
    explainFailure: (error) => (error instanceof WaitingListFull ? copy.tooMany : copy.failed),
  })

  async function handleLeave(form: HTMLFormElement) {
    if (wish !== undefined) await takeBack(account.uid, wish)
    const left = students.filter(({ id }) => id === asked)
    answer(copy.left(left.map(shortName).join()), form)
  }

  return (
    <Dialog title={thanks?.title ?? title} onClose={onClose} thanks={thanks?.said}>
      <Form sending={sending}>
        <ChildChoice label={copy.child} students={students} chosenId={asked} onChoose={setAsked} />
        <div role="group" aria-labelledby="wished-days" aria-describedby="wished-days-error">
          <strong id="wished-days">{copy.days}</strong> <Hours term={course} schedule={course.schedule} />
          <DayBoxes
            key={wish?.id}
            days={course.schedule.days}
            full={course.full}
            attributesOf={(day) => ({
              name: 'days',
              value: day,
              defaultChecked: (wish?.days ?? course.full).includes(day),
            })}
          />
          <div id="wished-days-error">
            {sending.errors.days !== undefined && <Alert kind="error" text={sending.errors.days} />}
          </div>
        </div>
        <FormActions submit={wish === undefined ? coursePage.waitingList : copy.change} onCancel={onClose} />
      </Form>
      {wish !== undefined && (
        <ActionForm label={copy.leave} variant="third" failed={copy.notLeft} onSend={handleLeave} />
      )}
    </Dialog>
  )
}
