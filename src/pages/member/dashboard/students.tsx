import { Plus } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { words } from '#words/dashboard.ts'
import { words as studentWords } from '#words/students.ts'
import { type Read, refetchPending } from '#data/read.ts'
import { isSameStudent, type Student } from '#model/student.ts'
import { useAddStudentDialog } from '../use-add-student-dialog.tsx'
import styles from './dashboard-page.module.css'
import { FirstSteps } from './first-steps.tsx'
import { StudentTable } from './student-table.tsx'

/** Before the first child is added, the button for it is in the first steps. */
export function Students({ students }: { students: Read<Student[]> }) {
  const { opener, isAdded, dialog } = useAddStudentDialog({
    sentences: studentWords.dashboard,
    isDuplicate: isSameStudent,
  })
  const isFirstVisit = students.status === 'ready' && students.data.length === 0
  const addButton = (
    <Button icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />} {...opener}>
      {words.students.add}
    </Button>
  )

  return (
    <>
      {isFirstVisit && <FirstSteps action={addButton} />}
      <section className={styles.section}>
        <div className={styles.head}>
          <h2>{words.students.title}</h2>
          {!isFirstVisit && addButton}
        </div>
        {isAdded && <Alert kind="ok" role="status" text={studentWords.dashboard.added} />}
        {students.status === 'loading' ? (
          <Skeleton label={words.loading} shape="rows" count={2} onTryAgain={() => void refetchPending()} />
        ) : (
          <StudentTable students={students.data} />
        )}
      </section>
      {dialog}
    </>
  )
}
