import { useId, useState } from 'react'
import { useSignedInUser } from '#auth/auth.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { focusOnMount } from '#components/page/focus-heading.ts'
import { Skeleton } from '#components/loading/loading.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { copy } from '#copy/dashboard.ts'
import { components as commonCopy } from '#copy/layout.ts'
import { fetchEnrollments, useEnrollments } from '#data/enrollment.ts'
import { refetchPending } from '#data/read.ts'
import { fetchStudents, removeStudent, useStudents } from '#data/student.ts'
import { readFirst } from '#data/write.ts'
import { obstacleToRemoving } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { displayName } from './display-name.ts'

const { remove } = copy.students

interface RemoveStudentProps {
  student: Student
  removal: ReturnType<typeof useRemoveStudent>
  onClose: () => void
}

/** The question before a child is removed, or the obstacle. */
export function RemoveStudent({ student, removal, onClose }: RemoveStudentProps) {
  const { uid } = useSignedInUser()
  const students = useStudents(uid)
  const enrollments = useEnrollments(uid)
  const textId = useId()
  if (students.status === 'loading' || enrollments.status === 'loading')
    return <Skeleton shape="text" onTryAgain={refetchPending} />

  const stored = students.data.find(({ id }) => id === student.id) ?? student
  const obstacle = obstacleToRemoving(stored, enrollments.data)
  const name = displayName(student)
  // While the form is being sent, it stays: it reports the outcome.
  if (obstacle !== null && !removal.isPending)
    return (
      <>
        <div key={obstacle} ref={focusOnMount} tabIndex={-1}>
          <Alert kind="warn" text={remove.obstacles[obstacle](name)}>
            <SchoolEmail />.
          </Alert>
        </div>
        <FormActions>
          <Button onClick={onClose}>{commonCopy.close}</Button>
        </FormActions>
      </>
    )
  return (
    <Form sending={removal}>
      <p id={textId}>{remove.text(name)}</p>
      <FormActions>
        {/* Has the focus, so that a second Enter takes nothing away. */}
        <Button ref={focusOnMount} aria-describedby={textId} onClick={onClose} isPending={removal.isPending}>
          {/* Once tried, it may have been removed. */}
          {removal.isTried ? commonCopy.close : remove.keep(name)}
        </Button>
        <SubmitButton variant="second" pendingLabel={remove.pending}>
          {remove.submit(name)}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}

/** Another tab has registered the child since, or the school has noted a level. */
class RefusedRemoval extends Error {}

/**
 * Removes a child with a form without fields. Obstacles are looked up in what is stored, not in the cache; a child who
 * is no longer stored counts as removed.
 */
export function useRemoveStudent(student: Student, onRemoved: (form: HTMLFormElement) => void) {
  const { uid } = useSignedInUser()
  const [isTried, setIsTried] = useState(false)

  async function write(_: unknown, form: HTMLFormElement): Promise<void> {
    setIsTried(true)
    const [students, enrollments] = await readFirst(Promise.all([fetchStudents(uid), fetchEnrollments(uid)]))
    const stored = students.find(({ id }) => id === student.id)
    if (stored !== undefined) {
      if (obstacleToRemoving(stored, enrollments) !== null) throw new RefusedRemoval()
      await removeStudent(uid, student.id)
    }
    onRemoved(form)
  }

  const sending = useSubmit({
    write,
    explainFailure: (error) =>
      error instanceof RefusedRemoval ? remove.obstructed(displayName(student)) : remove.failed,
  })
  return { ...sending, isTried }
}
