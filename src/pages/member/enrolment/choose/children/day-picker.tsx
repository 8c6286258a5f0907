import { Alert } from '#components/ui/alert.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/enrol.ts'
import { formatTime, formatWeekday, formatWeekdays } from '#copy/format.ts'
import { areDaysChosen, type Clash } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import { shortName } from '#model/values/name.ts'
import type { Schedule, Weekday } from '#model/dates/schedule.ts'
import type { Student } from '#model/student.ts'
import type { EditableCart } from '../use-cart.ts'
import styles from './day-picker.module.css'

interface DayPickerProps {
  student: Student
  schedule: Schedule
  chosen: Weekday[]
  clashes: Clash[]
  /** Whether checkout was tried without the right number of days. */
  isCheckoutTried: boolean
  onToggle: (day: Weekday) => void
}

/** The days of the course as diamonds. Every day can be switched freely; a sentence says how many are missing. */
export function DayPicker({ student, schedule, chosen, clashes, isCheckoutTried, onToggle }: DayPickerProps) {
  const { days, daysPerWeek } = schedule
  const name = shortName(student)
  const legendId = `days-${student.id}`
  const isWrong = isCheckoutTried && !areDaysChosen(schedule, chosen)
  return (
    <div className={styles.picker}>
      {daysPerWeek < days.length && (
        <div role="group" aria-labelledby={legendId} aria-describedby={`${legendId}-missing`}>
          <p id={legendId} className={styles.legend}>
            <span>{copy.days.choose(daysPerWeek, days.length)}</span>
            <span className="visually-hidden">{` ${copy.days.forChild(name)}`}</span>
          </p>
          {isWrong && <Alert kind="error" role="alert" text={copy.days.refused(name, daysPerWeek)} />}
          <div className={styles.days}>
            {days.map((day) => (
              <label key={day} className={styles.day}>
                <input
                  type="checkbox"
                  className={styles.diamond}
                  aria-label={formatWeekday(day, 'long')}
                  aria-invalid={isWrong}
                  checked={chosen.includes(day)}
                  onChange={() => onToggle(day)}
                />
                <span aria-hidden="true">{formatWeekday(day, 'short')}</span>
              </label>
            ))}
          </div>
          <p id={`${legendId}-missing`} className={styles.missing}>
            {copy.days.missing(daysPerWeek - chosen.length)}
          </p>
        </div>
      )}
      {clashes.map((clash) => (
        <Alert key={clash.course.id} kind="warn" text={describeClash(student, clash)} />
      ))}
    </div>
  )
}

/** What is announced after a child or one of its days was chosen: the days, how many are missing, and what clashes. */
export function describeDays(course: Course, student: Student, cart: EditableCart): string {
  const chosen = cart.daysFor(student)
  const sentences = [
    copy.days.chosen(shortName(student), formatWeekdays(chosen)),
    copy.days.missing(course.schedule.daysPerWeek - chosen.length),
    ...cart.clashesFor(student).map((clash) => describeClash(student, clash)),
  ]
  return course.schedule.days.length === 0 ? '' : sentences.filter((sentence) => sentence !== '').join(' ')
}

function describeClash({ firstName }: Student, { course, days }: Clash): string {
  const { level, title, schedule } = course
  const other = courseCopy.levelOrTitle(level, title)
  return copy.days.clash(firstName, other, formatWeekdays(days), formatTime(schedule.startTime))
}
