import { Empty } from '#components/ui/empty.tsx'
import { words } from '#words/enrol.ts'
import type { Course } from '#model/course.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { eligibilityOf } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'
import { StudentRow } from './student-row.tsx'
import styles from './student-rows.module.css'

interface StudentRowsProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
  chosen: Student[]
  onToggle: (student: Student) => void
  /** A child was chosen who may not be; the reason is told. */
  onRefused: (student: Student) => void
}

/** The parent's children with checkbox, full name, age and cost (SPEC section 2, /courses/{courseid}/enroll). */
export function StudentRows({
  course,
  students,
  enrollments,
  chosen,
  onToggle,
  onRefused,
}: StudentRowsProps) {
  const { table } = words
  if (students.length === 0) return <Empty text={table.empty} />
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{table.choose}</span>
          </th>
          <th scope="col">{table.name}</th>
          <th scope="col">{table.age}</th>
          <th scope="col">{table.cost}</th>
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <StudentRow
            key={student.id}
            course={course}
            student={student}
            eligibility={eligibilityOf(student, course, enrollments)}
            isChosen={chosen.includes(student)}
            onToggle={() => onToggle(student)}
            onRefused={() => onRefused(student)}
          />
        ))}
      </tbody>
    </table>
  )
}
