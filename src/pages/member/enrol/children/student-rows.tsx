import { Fragment, useId } from 'react'
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
import type { Choice } from '../use-selection.ts'
import { DayPicker } from './day-picker.tsx'
import styles from './student-rows.module.css'

interface StudentRowsProps {
  course: Course
  students: Student[]
  enrollments: Enrollment[]
  choice: Choice
  /** Whether checkout was tried. */
  isAsked: boolean
  /** A child was pressed who cannot be chosen. */
  onIneligible: (student: Student) => void
}

export function StudentRows({
  course,
  students,
  enrollments,
  choice,
  isAsked,
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
          <Fragment key={student.id}>
            <StudentRow
              course={course}
              student={student}
              eligibility={eligibilityOf(student, course, enrollments)}
              isChosen={choice.chosen.includes(student)}
              onToggle={() => choice.toggle(student)}
              onIneligible={() => onIneligible(student)}
            />
            {choice.chosen.includes(student) && (
              <DaysRow course={course} student={student} choice={choice} isAsked={isAsked} />
            )}
          </Fragment>
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

interface DaysRowProps {
  course: Course
  student: Student
  choice: Choice
  isAsked: boolean
}

function DaysRow({ course, student, choice, isAsked }: DaysRowProps) {
  const clashes = choice.clashesFor(student)
  const isNothingToSay = course.schedule.daysPerWeek === course.schedule.days.length && clashes.length === 0
  if (isNothingToSay) return null
  return (
    <tr className={styles.days}>
      <td colSpan={4}>
        <DayPicker
          student={student}
          schedule={course.schedule}
          chosen={choice.daysFor(student)}
          clashes={clashes}
          isAsked={isAsked}
          onToggle={(day) => choice.toggleDay(student, day)}
        />
      </td>
    </tr>
  )
}
