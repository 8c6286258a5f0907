import { Plus } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Skeleton } from '#components/loading/loading.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { showOutcome } from '#components/page/focus-heading.ts'
import { Button } from '#components/ui/button.tsx'
import { Link } from '#components/ui/link.tsx'
import { copy, students as studentCopy } from '#copy/dashboard.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { type ReadState, refetchPending } from '#data/read.ts'
import { paths } from '#lib/paths.ts'
import { isSameStudent, type Student } from '#model/student.ts'
import { useAddStudentDialog } from '#pages/member/use-add-student-dialog.tsx'
import styles from '../dashboard-page.module.css'
import { calledName } from '../edit-student/called-name.ts'
import { EditStudentDialog } from '../edit-student/edit-student-dialog.tsx'
import { FirstSteps } from './first-steps.tsx'
import { StudentTable } from './student-table.tsx'

interface StudentsProps {
  uid: string
  students: ReadState<Student[]>
  /** The parent's present one, or '' as long as it is not known. */
  phoneNumber: string
}

/** Before the first child is added, the button for it is in the first steps. */
export function Students({ uid, students, phoneNumber }: StudentsProps) {
  const { data: enrollments } = useEnrollments(uid)
  const heading = useRef<HTMLHeadingElement>(null)
  const adding = useAddStudentDialog({ sentences: studentCopy.dashboard, isDuplicate: isSameStudent })
  const { added } = adding
  const editing = useEditStudentDialog(heading)
  const isFirstVisit = students.data?.length === 0
  const addButton = (
    <Button icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />} onClick={adding.open}>
      {studentCopy.dashboard.title}
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
            added === null ? editing.said : `${studentCopy.added} ${copy.students.added(calledName(added))}`
          }
        />
        {students.status === 'loading' ? (
          <Skeleton shape="rows" count={2} onTryAgain={refetchPending} />
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

/** The school calls the parent's present number; the child's copy is of the day when the child was added. */
function reachedBy(student: Student, phoneNumber: string): Student {
  return phoneNumber === '' ? student : { ...student, phoneNumber }
}

interface Outcome {
  sentence: string
  /** The child's row is gone, and with it the button that had the focus. */
  isRowGone: boolean
}

/**
 * The modal that corrects or removes a child.
 * @param heading gets the focus where the child's row is gone.
 * @returns what opens it, the dialog to render, and what it has done last, as a sentence.
 */
function useEditStudentDialog(heading: RefObject<HTMLElement | null>) {
  const [edited, setEdited] = useState<Student | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const isRowGone = outcome?.isRowGone === true
  const close = () => setEdited(null)

  // An effect, because closing the dialog gives the focus back to the button.
  useEffect(() => {
    if (isRowGone) showOutcome(heading.current)
  }, [heading, isRowGone])

  function open(student: Student) {
    setOutcome(null)
    setEdited(student)
  }

  /** Where the outcome was unknown, the form may be closed by now, and another one open. */
  function finish(sentence: string, form: HTMLFormElement, isRemoved: boolean) {
    setOutcome({ sentence, isRowGone: isRemoved && form.isConnected })
    if (form.isConnected) close()
  }

  return {
    open,
    said: outcome?.sentence,
    dialog: edited !== null && (
      <EditStudentDialog
        student={edited}
        onSaved={(typed, form) => finish(copy.students.edit.saved(calledName(typed)), form, false)}
        onRemoved={(form) => finish(copy.students.remove.removed(calledName(edited)), form, true)}
        onClose={close}
      />
    ),
  }
}
