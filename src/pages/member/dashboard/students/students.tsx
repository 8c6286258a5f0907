import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { copy, students as studentCopy } from '#copy/dashboard.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { type Read, refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { isSameStudent, type Student } from '#model/student.ts'
import { useAddStudentDialog } from '#pages/member/use-add-student-dialog.tsx'
import { calledName } from '../edit-student/called-name.ts'
import styles from '../dashboard-page.module.css'
import { FirstSteps } from './first-steps.tsx'
import { StudentTable } from './student-table.tsx'
import { useEditStudentDialog } from './use-edit-student-dialog.tsx'

interface StudentsProps {
  uid: string
  students: Read<Student[]>
  /** The parent's present one, or '' as long as it is not known. */
  phoneNumber: string
}

/** Before the first child is added, the button for it is in the first steps. */
export function Students({ uid, students, phoneNumber }: StudentsProps) {
  const enrollments = useEnrollments(uid)
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useAddStudentDialog({ sentences: studentCopy.dashboard, isDuplicate: isSameStudent })
  const { added } = adding
  const editing = useEditStudentDialog(heading)
  const isFirstVisit = students.status === 'ready' && students.data.length === 0
  const addButton = (
    <Button icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />} onClick={adding.open}>
      {copy.students.add}
    </Button>
  )

  function handleEdit(student: Student) {
    adding.forget()
    editing.open(student)
  }

  return (
    <>
      {isFirstVisit && <FirstSteps action={addButton} />}
      <section className={styles.section}>
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {copy.students.title}
          </h2>
          {!isFirstVisit && (
            <div className={styles.actions}>
              <Link to={paths.addStudent}>{copy.students.addSeveral}</Link>
              {addButton}
            </div>
          )}
        </div>
        <StatusMessage
          text={
            added === null
              ? editing.said
              : `${studentCopy.dashboard.added} ${copy.students.added(calledName(added))}`
          }
        />
        {students.status === 'loading' ? (
          <Skeleton label={copy.loading} shape="rows" count={2} onTryAgain={() => void refetchPending()} />
        ) : (
          <StudentTable
            students={students.data.map((student) => reachedBy(student, phoneNumber))}
            enrollments={enrollments}
            onEdit={handleEdit}
            isNew={(student) => added !== null && isSameStudent(student, added)}
          />
        )}
      </section>
      {adding.dialog}
      {editing.dialog}
    </>
  )
}

/** The school calls the parent's present number (decision 7); the child's copy is of the day when the child was added. */
function reachedBy(student: Student, phoneNumber: string): Student {
  return phoneNumber === '' ? student : { ...student, phoneNumber }
}
