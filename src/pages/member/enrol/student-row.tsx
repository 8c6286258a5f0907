import { useId } from 'react'
import { Checkbox } from '#components/form/checkbox.tsx'
import { Label } from '#components/ui/label.tsx'
import { words } from '#words/enrol.ts'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { ageOn } from '#model/age.ts'
import { costOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { dayOf } from '#model/day.ts'
import { fullName } from '#model/name.ts'
import type { Eligibility } from '#model/prerequisites.ts'
import type { Student } from '#model/student.ts'
import styles from './student-rows.module.css'

interface StudentRowProps {
  course: Course
  student: Student
  eligibility: Eligibility
  isChosen: boolean
  onToggle: () => void
  onRefused: () => void
}

/** One child. The whole row is the target, and the reason why a child cannot be chosen is there before anyone tries. */
export function StudentRow({ course, student, eligibility, isChosen, onToggle, onRefused }: StudentRowProps) {
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
          onChange={isFree ? onToggle : onRefused}
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
