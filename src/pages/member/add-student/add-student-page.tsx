import { useState } from 'react'
import { Alert } from '#components/ui/alert.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { PageTitle } from '#components/page-title.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/students.ts'
import { paths } from '#lib/paths.ts'
import { readForm } from '#lib/read-form.ts'
import { ageOn } from '#model/age.ts'
import { dayOf } from '#model/day.ts'
import { isSameStudent } from '#model/student.ts'
import { newStudentWithAge } from '#model/student-forms.ts'
import { StudentFields } from '../student-fields.tsx'
import { useAddStudent } from '../use-add-student.ts'
import styles from './add-student-page.module.css'

export function AddStudentPage() {
  const [added, setAdded] = useState(0)
  const { onSubmit, isPending, errors, failure } = useAddStudent({
    sentences: words.page,
    read: (form) => readForm(newStudentWithAge, form),
    isDuplicate: isSameStudent,
    // A typed age that contradicts the birthdate is replaced by the computed one.
    extras: ({ firstName, birthdate, age }) => ({
      name: firstName,
      age: ageOn(birthdate, dayOf(new Date())) ?? age,
    }),
    onAdded: (_, form) => {
      form.reset()
      setAdded((count) => count + 1)
    },
  })

  const isAnnounced = added > 0 && !isPending && failure === undefined && Object.keys(errors).length === 0

  return (
    <>
      <PageTitle title={words.page.title} />
      <TitleBand title={words.page.title} back={{ to: paths.dashboard, label: words.page.toDashboard }} />
      <div className={styles.sky}>
        <Form className={`card ${styles.form ?? ''}`} onSubmit={onSubmit} failure={failure}>
          {isAnnounced && <Alert kind="ok" role="status" text={words.page.added} />}
          <StudentFields key={added} errors={errors} hasAge />
          <FormActions>
            <SubmitButton isPending={isPending} pendingLabel={words.pending}>
              {words.submit}
            </SubmitButton>
            <ButtonLink variant="third" to={paths.dashboard}>
              {words.page.toDashboard}
            </ButtonLink>
          </FormActions>
        </Form>
      </div>
    </>
  )
}
