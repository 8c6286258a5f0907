import { Fragment, useId, useState } from 'react'
import { DayPicker, describeDays } from '#components/course/day-picker.tsx'
import { sayDays } from '#components/course/hours.tsx'
import { Checkbox } from '#components/form/field.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { Label } from '#components/ui/label.tsx'
import { copy as dashboardCopy } from '#copy/dashboard.ts'
import { copy } from '#copy/enrol.ts'
import { fields as fieldCopy } from '#copy/forms.ts'
import { site } from '#content/site.ts'
import { formatMoney } from '#lib/format.ts'
import { eligibilityOf } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { ageOn, dayOf, isOutsideAges } from '#model/dates/day.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { type Enrollment, hasDone } from '#model/enrollment.ts'
import type { ReceivedEnquiry } from '#model/enquiry.ts'
import type { Student } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import type { CourseAndFamily } from '../../course-and-family.ts'
import type { EditableCart } from '../use-cart.ts'
import styles from './student-rows.module.css'

const { table } = copy
const { labels } = fieldCopy
const { students: studentCopy } = dashboardCopy

/** The id of the sentence that the course is full, if it is. */
export const fullId = 'course-full'

interface StudentRowsProps extends Omit<CourseAndFamily, 'uid'> {
  cart: EditableCart
  tried: string[]
  /** The children who wait for a seat in this term. */
  waits: ReceivedEnquiry[]
  onChoose: (student: Student) => void
  onIneligible: (student: Student) => void
  onWait: (student: Student) => void
}

export function StudentRows(props: StudentRowsProps) {
  const { course, students, enrollments, cart, tried, waits, ...handlers } = props
  const [touched, setTouched] = useState('')
  const picked = cart.chosen.find(({ id }) => id === touched)

  function toggle(student: Student, day?: Weekday) {
    setTouched(student.id)
    if (day === undefined) handlers.onChoose(student)
    else cart.toggleDay(student, day)
  }

  return (
    <div>
      {students.length === 0 ? (
        <Empty text={studentCopy.empty}>
          <p>{studentCopy.addFirst}</p>
        </Empty>
      ) : (
        <table className={`card ${styles.table ?? ''}`} role="table">
          <caption className="visually-hidden">{table.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {[table.choose, labels.fullName, labels.age, table.cost].map((head, index) => (
                <th key={head} scope="col" role="columnheader">
                  <span className={index === 0 ? 'visually-hidden' : undefined}>{head}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {students.map((student) => (
              <Fragment key={student.id}>
                <StudentRow
                  course={course}
                  student={student}
                  cart={cart}
                  enrollments={enrollments}
                  wish={waits.find(({ studentId }) => studentId === student.id)}
                  onToggle={() => toggle(student)}
                  onIneligible={() => handlers.onIneligible(student)}
                />
                {cart.chosen.includes(student) && (
                  <DaysRow
                    course={course}
                    student={student}
                    cart={cart}
                    isCheckoutTried={tried.includes(student.id)}
                    onToggle={(day) => toggle(student, day)}
                    onWait={() => handlers.onWait(student)}
                  />
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
      <p className="visually-hidden" role="status">
        {picked !== undefined && describeDays(course, picked, cart.daysFor(picked), cart.clashesFor(picked))}
      </p>
    </div>
  )
}

interface RowProps {
  course: Course
  student: Student
  cart: EditableCart
}

interface StudentRowProps extends RowProps {
  enrollments: Enrollment[]
  wish: ReceivedEnquiry | undefined
  onToggle: () => void
  onIneligible: () => void
}

/** The whole row can be pressed, and says beforehand why a child cannot be chosen. */
function StudentRow(props: StudentRowProps) {
  const { course, student, cart, enrollments, wish, onToggle, onIneligible } = props
  const { level } = course
  const id = useId()
  const today = dayOf(new Date())
  const age = ageOn(student.birthdate, today)
  const isChosen = cart.chosen.includes(student)
  const eligibility = eligibilityOf(student, course, enrollments)
  const isEligible = eligibility.kind === 'eligible'
  const sameWeeks = cart.sameWeeksFor(student)
  const hasOverlappingCourse = isEligible && sameWeeks.length > 0
  const isUnusualAge = isEligible && isOutsideAges(student.birthdate, today, site.ages)

  return (
    <tr role="row" className={isChosen ? styles.chosen : undefined}>
      <td role="cell" className={styles.box}>
        <Checkbox
          id={id}
          // Two children may have the same name.
          aria-labelledby={`${id}-name ${id}-age`}
          aria-describedby={eligibility.kind === 'full' ? `${fullId} ${id}-reason` : `${id}-reason`}
          isUnavailable={!isEligible}
          checked={isChosen}
          onChange={isEligible ? onToggle : onIneligible}
        />
      </td>
      <th scope="row" role="rowheader" className={styles.name}>
        <label id={`${id}-name`} className={styles.target} htmlFor={id}>
          {fullName(student)}
        </label>
        <span id={`${id}-reason`} className={styles.reason}>
          {eligibility.kind === 'enrolled' && <Label kind="ok" text={copy.enrolled} />}
          {eligibility.kind === 'needs-levels' && <Label kind="warn" text={copy.needs(eligibility.levels)} />}
          {eligibility.kind !== 'enrolled' && hasDone(student, level, enrollments, today) && (
            <Label kind="ok" text={copy.hasDone(level)} />
          )}
          {wish && (
            <Label kind="warn" text={copy.waiting.waitsFor(sayDays(wish.days, course, course.schedule))} />
          )}
          {hasOverlappingCourse && <Label kind="warn" text={copy.alsoIn(sameWeeks)} />}
          {isUnusualAge && <Label kind="warn" text={copy.outsideAges} />}
        </span>
      </th>
      <td role="cell" id={`${id}-age`} className={styles.age}>
        {age === null ? studentCopy.unknownAge : table.years(age)}
      </td>
      <td role="cell" className={`${styles.cost ?? ''} ${isEligible ? '' : 'soft'}`}>
        {formatMoney(cart.priceFor(student).cost, site.money)}
      </td>
    </tr>
  )
}

interface DaysRowProps extends RowProps {
  isCheckoutTried: boolean
  onToggle: (day: Weekday) => void
  onWait: () => void
}

function DaysRow({ course, student, cart, isCheckoutTried, ...handlers }: DaysRowProps) {
  const clashes = cart.clashesFor(student)
  const isNothingToSay = course.schedule.daysPerWeek === course.schedule.days.length && clashes.length === 0
  if (isNothingToSay) return null
  return (
    <tr role="row" className={styles.days}>
      <td role="cell" colSpan={4} aria-colspan={4}>
        <DayPicker
          student={student}
          course={course}
          chosen={cart.daysFor(student)}
          clashes={clashes}
          full={course.full}
          isTried={isCheckoutTried}
          {...handlers}
        />
      </td>
    </tr>
  )
}
