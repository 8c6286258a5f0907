import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '#components/loading/loading.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { showOutcome } from '#components/page/focus-heading.ts'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { copy, students as studentCopy } from '#copy/dashboard.ts'
import { useCourses } from '#data/course.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { type ReadState, refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { withLastDays } from '#model/enrollment.ts'
import { isSameStudent, type Student } from '#model/student.ts'
import { type Contact, reachedBy } from '#model/user.ts'
import { useAddStudentDialog } from '#pages/member/use-add-student-dialog.tsx'
import styles from '../dashboard-page.module.css'
import { displayName } from '../edit-student/display-name.ts'
import { EditStudentDialog } from '../edit-student/edit-student-dialog.tsx'
import { FirstSteps } from './first-steps.tsx'
import { StudentTable } from './student-table.tsx'

interface StudentsProps {
  uid: string
  students: ReadState<Student[]>
  /** The parent's current contact, '' for what is not known yet. */
  contact: Contact
}

/** Before the first child is added, the button for it is in the first steps. */
export function Students({ uid, students, contact }: StudentsProps) {
  const { data: enrollments } = useEnrollments(uid)
  const { data: courses } = useCourses()
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useAddStudentDialog({ sentences: studentCopy.dashboard, isDuplicate: isSameStudent })
  const { added } = adding
  const [edited, setEdited] = useState<Student | null>(null)
  /** What was just done, in a sentence. When a child's row goes, so does the focused button. */
  const [outcome, setOutcome] = useState<{ sentence: string; isRowGone: boolean } | null>(null)
  const isFirstVisit = students.data?.length === 0
  const addButton = (
    <Button icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />} onClick={adding.open}>
      {studentCopy.dashboard.title}
    </Button>
  )

  // An effect, because closing the dialog returns the focus to the button.
  useEffect(() => {
    if (outcome?.isRowGone === true) showOutcome(heading.current)
  }, [outcome])

  function handleEdit(student: Student) {
    adding.forget()
    setOutcome(null)
    setEdited(student)
  }

  /** If the outcome was unknown, the form may be closed by now, and another one open. */
  function finish(sentence: string, form: HTMLFormElement, isRemoved = false) {
    setOutcome({ sentence, isRowGone: isRemoved && form.isConnected })
    if (form.isConnected) setEdited(null)
  }

  return (
    <>
      {isFirstVisit && <FirstSteps action={addButton} />}
      <section className={styles.section}>
        <div className={`row ${styles.head ?? ''}`}>
          <h2 ref={heading} tabIndex={-1}>
            {copy.students.title}
          </h2>
          {!isFirstVisit && (
            <div className="row">
              <Link to={paths.addStudent}>{copy.students.addSeveral}</Link>
              {addButton}
            </div>
          )}
        </div>
        <StatusMessage
          text={
            added === null
              ? outcome?.sentence
              : `${studentCopy.added} ${copy.students.added(displayName(added))}`
          }
        />
        {students.status === 'loading' ? (
          <Skeleton shape="rows" count={2} onTryAgain={refetchPending} />
        ) : (
          <StudentTable
            students={students.data.map((student) => reachedBy(student, contact))}
            enrollments={enrollments && courses && withLastDays(enrollments, courses)}
            onEdit={handleEdit}
            isNew={(student) => added !== null && isSameStudent(student, added)}
          />
        )}
      </section>
      {adding.dialog}
      {edited !== null && (
        <EditStudentDialog
          student={edited}
          onSaved={(typed, form) => finish(copy.students.edit.saved(displayName(typed)), form)}
          onRemoved={(form) => finish(copy.students.remove.removed(displayName(edited)), form, true)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
