import { Plus } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { LateDialog } from '#components/dialog/lazy-dialog.tsx'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { words } from '#words/dashboard.ts'
import { words as studentWords } from '#words/students.ts'
import { type Read, readAgain } from '#data/read.ts'
import { isSameStudent, type Student } from '#model/student.ts'
import { lateAddStudent } from '../late-add-student.ts'
import { useAdding } from '../use-adding.ts'
import styles from './dashboard-page.module.css'
import { FirstSteps } from './first-steps.tsx'
import { StudentTable } from './student-table.tsx'

/** Your Students: the table, and the modal that adds a child. Before the first child the button stands with the first steps. */
export function Students({ students }: { students: Read<Student[]> }) {
  const adding = useAdding()
  const isFirstVisit = students.status === 'ready' && students.data.length === 0
  const addButton = (
    <Button
      icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />}
      onClick={adding.begin}
      {...lateAddStudent.beforehand}
    >
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
        {adding.isAdded && <Alert kind="ok" role="status" text={studentWords.dashboard.added} />}
        {students.status === 'loading' ? (
          <Skeleton label={words.loading} shape="rows" count={2} onTryAgain={() => void readAgain()} />
        ) : (
          <StudentTable students={students.data} />
        )}
      </section>
      {adding.isOpen && (
        <LateDialog code={lateAddStudent} onClose={adding.cancel}>
          {({ AddStudentDialog }) => (
            <AddStudentDialog
              sentences={studentWords.dashboard}
              isDuplicate={isSameStudent}
              onAdded={adding.end}
              onClose={adding.cancel}
            />
          )}
        </LateDialog>
      )}
    </>
  )
}
