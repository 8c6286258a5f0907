import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSignedInUser } from '#auth/use-auth.ts'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { SchoolEmail } from '#components/ui/school-email.tsx'
import { components as commonWords } from '#words/layout.ts'
import { words } from '#words/dashboard.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { refetchPending } from '#data/read.ts'
import { useStudents } from '#data/student.ts'
import { obstacleTo } from '#model/removal.ts'
import type { Student } from '#model/student.ts'
import { calledName } from './called-name.ts'
import styles from './remove-student.module.css'
import type { useRemoveStudent } from './use-remove-student.ts'

const { remove } = words.students

interface RemoveStudentProps {
  student: Student
  removal: ReturnType<typeof useRemoveStudent>
  onClose: () => void
}

/** The question before a child is removed, or what is in the way. */
export function RemoveStudent({ student, removal, onClose }: RemoveStudentProps) {
  const { uid } = useSignedInUser()
  const students = useStudents(uid)
  const enrollments = useEnrollments(uid)
  if (students.status === 'loading' || enrollments.status === 'loading')
    return <Skeleton label={words.loading} shape="text" onTryAgain={() => void refetchPending()} />

  const stored = students.data.find(({ id }) => id === student.id) ?? student
  const obstacle = obstacleTo(stored, enrollments.data)
  const name = calledName(student)
  // While the form is sent, it stays: it says how that ends.
  if (obstacle !== null && !removal.isPending)
    return (
      <>
        <Focused key={obstacle}>
          <Alert kind="warn" text={remove.obstacles[obstacle](name)}>
            <SchoolEmail />.
          </Alert>
        </Focused>
        <FormActions>
          <Button onClick={onClose}>{commonWords.close}</Button>
        </FormActions>
      </>
    )
  return (
    <Form onSubmit={removal.onSubmit} failure={removal.failure}>
      <Focused>
        <p>{remove.text(name)}</p>
      </Focused>
      <FormActions>
        <SubmitButton isPending={removal.isPending} pendingLabel={remove.pending}>
          {remove.submit(name)}
        </SubmitButton>
        <Button variant="third" onClick={onClose} isPending={removal.isPending}>
          {/* Once tried, it may have been removed. */}
          {removal.isTried ? commonWords.close : remove.keep(name)}
        </Button>
      </FormActions>
    </Form>
  )
}

/** Takes the focus when it appears, because what had it is gone. */
function Focused({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} className={styles.focused} tabIndex={-1}>
      {children}
    </div>
  )
}
