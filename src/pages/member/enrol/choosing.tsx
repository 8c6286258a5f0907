import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '../../../components/alert'
import { Button } from '../../../components/button'
import { words } from '../../../content/en/enrol'
import { words as studentWords } from '../../../content/en/students'
import { ageOn } from '../../../model/age'
import type { Course } from '../../../model/course'
import { dayOf } from '../../../model/day'
import type { Enrollment } from '../../../model/enrollment'
import { isSameName } from '../../../model/name'
import { enrolFormCost, type Student } from '../../../model/student'
import { AddStudentDialog } from '../add-student-dialog'
import { Cart } from './cart'
import styles from './choosing.module.css'
import { EvaluationDialog } from './evaluation-dialog'
import { LevelNotice } from './level-notice'
import { StudentRows } from './student-rows'
import { tellWhyNot } from './tell-why-not'
import { useSelection } from './use-selection'

interface ChoosingProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
}

/** The list of children beside the cart, and the two dialogs of the page. */
export function Choosing({ course, students, enrollments }: ChoosingProps) {
  const { chosen, subtotal, toggle, checkOut } = useSelection(course, students, enrollments)
  const [isAdding, setIsAdding] = useState(false)
  const [isAdded, setIsAdded] = useState(false)
  /** Whom the evaluation is for; `'anyone'` when it was opened from the notice. */
  const [evaluated, setEvaluated] = useState<Student | 'anyone' | null>(null)

  async function handleRefused(student: Student) {
    const reason = await tellWhyNot(student, course, enrollments)
    if (reason === 'needs-levels') setEvaluated(student)
  }

  function handleAdd() {
    setIsAdded(false)
    setIsAdding(true)
  }

  function handleAdded() {
    setIsAdding(false)
    setIsAdded(true)
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
        {isAdded && <Alert kind="ok" role="status" text={studentWords.enrol.added} />}
        <LevelNotice
          course={course}
          students={students}
          enrollments={enrollments}
          onEvaluate={() => setEvaluated('anyone')}
        />
        <Button
          variant="second"
          icon={<Plus aria-hidden="true" size={24} strokeWidth={2.25} />}
          onClick={handleAdd}
        >
          {words.addStudent}
        </Button>
      </div>
      <Cart course={course} chosen={chosen} subtotal={subtotal} onCheckOut={checkOut} />
      {isAdding && (
        <AddStudentDialog
          sentences={studentWords.enrol}
          isDuplicate={isSameName}
          extras={({ birthdate }) => ({ age: ageOn(birthdate, dayOf(new Date())) ?? 0, cost: enrolFormCost })}
          onAdded={handleAdded}
          onClose={() => setIsAdding(false)}
        />
      )}
      {evaluated !== null && (
        <EvaluationDialog
          course={course}
          student={evaluated === 'anyone' ? null : evaluated}
          onClose={() => setEvaluated(null)}
        />
      )}
    </div>
  )
}
