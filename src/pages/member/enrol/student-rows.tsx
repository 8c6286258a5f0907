import { useId } from 'react'
import { Checkbox } from '#components/form/checkbox.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Label } from '#components/ui/label.tsx'
import { words } from '#words/enrol.ts'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { ageOn } from '#model/age.ts'
import { costOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { dayOf } from '#model/day.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import { type Eligibility, eligibilityOf } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'
import styles from './student-rows.module.css'

interface StudentRowsProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
  chosen: Student[]
  onToggle: (student: Student) => void
  /** A child was pressed who cannot be chosen. */
  onIneligible: (student: Student) => void
}

export function StudentRows({
  course,
  students,
  enrollments,
  chosen,
  onToggle,
  onIneligible,
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
            onIneligible={() => onIneligible(student)}
          />
        ))}
      </tbody>
    </table>
  )
}

interface StudentRowProps {
  course: Course
  student: Student
  eligibility: Eligibility
  isChosen: boolean
  onToggle: () => void
  onIneligible: () => void
}

/** The whole row can be pressed, and says in advance why a child cannot be chosen. */
function StudentRow({ course, student, eligibility, isChosen, onToggle, onIneligible }: StudentRowProps) {
  const id = useId()
  const age = ageOn(student.birthdate, dayOf(new Date()))
  const isFree = eligibility.kind === 'free'

  return (
    <tr className={isChosen ? styles.chosen : undefined}>
      <td className={styles.box}>
        <Checkbox
          id={id}
          aria-describedby={isFree ? undefined : `${id}-reason`}
          isUnavailable={!isFree}
          checked={isChosen}
          onChange={isFree ? onToggle : onIneligible}
        />
      </td>
      <th scope="row" className={styles.name}>
        <label className={styles.target} htmlFor={id}>
          {fullName(student)}
        </label>
        <span id={`${id}-reason`} className={styles.reason}>
          {eligibility.kind === 'enrolled' && <Label kind="enrolled" text={words.enrolled} />}
          {eligibility.kind === 'needs-levels' && (
            <Label kind="needs" text={words.needs(eligibility.levels)} />
          )}
        </span>
      </th>
      <td className={styles.age}>{age === null ? words.table.unknownAge : words.table.years(age)}</td>
      <td className={isFree ? styles.cost : styles.softCost}>
        {formatMoney(costOf(course, student), site.money)}
      </td>
    </tr>
  )
}
