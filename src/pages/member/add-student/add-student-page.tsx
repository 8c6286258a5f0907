import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ButtonLink } from '#components/ui/button.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { FormPage } from '#components/form/form-page.tsx'
import { revealButtons } from '#components/form/use-submit.ts'
import { students as copy } from '#copy/dashboard.ts'
import { paths } from '#lib/paths.ts'
import { readForm } from '#lib/read-form.ts'
import { ageOn, dayOf } from '#model/dates/day.ts'
import { shortName } from '#model/values/name.ts'
import { isSameStudent, newStudentWithAge } from '#model/student.ts'
import { StudentFields } from '../student-fields.tsx'
import { useAddStudent } from '../use-add-student.ts'

export default function AddStudentPage() {
  const [added, setAdded] = useState<string[]>([])
  const sending = useAddStudent({
    sentences: copy.page,
    read: (form) => readForm(newStudentWithAge, form),
    isDuplicate: isSameStudent,
    // A typed age that contradicts the birthdate is replaced by the computed one.
    extras: ({ firstName, birthdate, age }) => ({
      name: firstName,
      age: ageOn(birthdate, dayOf(new Date())) ?? age,
    }),
    onAdded: (student, form) => {
      form.reset()
      flushSync(() => setAdded((names) => [...names, shortName(student)]))
      revealButtons(form)
    },
  })

  const latest = added.at(-1)
  const isAnnounced = sending.failure === undefined && Object.keys(sending.errors).length === 0
  const text = isAnnounced && latest !== undefined ? `${copy.added} ${copy.page.isThere(latest)}` : undefined

  return (
    <FormPage title={copy.submit} lead={copy.page.lead}>
      <Form sending={sending}>
        <StudentFields key={added.length} hasAge />
        <FormActions message={<StatusMessage text={text} />} submit={copy.submit} pending={copy.pending}>
          <ButtonLink variant="third" to={paths.dashboard}>
            {copy.page.toDashboard}
          </ButtonLink>
        </FormActions>
      </Form>
    </FormPage>
  )
}
