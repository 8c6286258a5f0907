import { useState } from 'react'
import { LateDialog } from '#components/dialog/lazy-dialog.tsx'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import type { Student } from '#model/student.ts'
import { AddStudent } from './add-student.tsx'
import { Cart } from './cart.tsx'
import styles from './choosing.module.css'
import { lateEvaluation } from './late-evaluation.ts'
import { LevelNotice } from './level-notice.tsx'
import { StudentRows } from './student-rows.tsx'
import { tellWhyNot } from './tell-why-not.ts'
import { useSelection } from './use-selection.ts'

interface ChoosingProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
}

/** The list of children beside the cart, and the two dialogs of the page. */
export function Choosing({ course, students, enrollments }: ChoosingProps) {
  const { chosen, subtotal, toggle, checkOut, isCheckingOut } = useSelection(course, students, enrollments)
  /** Whom the evaluation is for; `'anyone'` when it was opened from the notice. */
  const [evaluated, setEvaluated] = useState<Student | 'anyone' | null>(null)

  async function handleRefused(student: Student) {
    lateEvaluation.prefetch()
    const reason = await tellWhyNot(student, course, enrollments)
    if (reason === 'needs-levels') setEvaluated(student)
  }

  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <StudentRows
          course={course}
          students={students}
          enrollments={enrollments}
          chosen={chosen}
          onToggle={toggle}
          onRefused={(student) => void handleRefused(student)}
        />
        <LevelNotice
          course={course}
          students={students}
          enrollments={enrollments}
          onEvaluate={() => setEvaluated('anyone')}
        />
        <AddStudent />
      </div>
      <Cart
        course={course}
        chosen={chosen}
        subtotal={subtotal}
        isCheckingOut={isCheckingOut}
        onCheckOut={checkOut}
      />
      {evaluated !== null && (
        <LateDialog code={lateEvaluation} onClose={() => setEvaluated(null)}>
          {({ EvaluationDialog }) => (
            <EvaluationDialog
              course={course}
              student={evaluated === 'anyone' ? null : evaluated}
              onClose={() => setEvaluated(null)}
            />
          )}
        </LateDialog>
      )}
    </div>
  )
}
