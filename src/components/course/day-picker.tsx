import type { ComponentProps } from 'react'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/enrol.ts'
import { timeZone } from '#content/site.ts'
import { formatTime, formatWeekday, formatWeekdays } from '#copy/format.ts'
import type { Clash } from '#model/cart.ts'
import type { Schedule, DateRange, Weekday } from '#model/dates/schedule.ts'
import { deviceTimeZone } from '#model/dates/time-zone.ts'
import type { Student } from '#model/student.ts'
import { shortName } from '#model/values/name.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Hours, sayDays } from './hours.tsx'
import styles from './day-picker.module.css'

interface DayPickerProps {
  student: Student
  course: DateRange & { schedule: Schedule }
  chosen: Weekday[]
  clashes: Clash[]
  /** Full days, which the child cannot choose. */
  full: Weekday[]
  onWait?: () => void
  /** Whether the parent tried to continue with the wrong number of days. */
  isTried: boolean
  onToggle: (day: Weekday) => void
}

/**
 * The days of the course as diamonds. Every day with room can be toggled freely; a sentence below, which does not move
 * the days, says how many are missing or too many.
 */
export function DayPicker(props: DayPickerProps) {
  const { student, course, chosen, clashes, full, onWait, isTried, onToggle } = props
  const { days, daysPerWeek } = course.schedule
  const legendId = `days-${student.id}`
  const legend = copy.days.choose(daysPerWeek, days.length)
  const isSameHere = sayDays(days, course, course.schedule) === formatWeekdays(days)
  const isTooMany = chosen.length > daysPerWeek
  const isWrong = isTooMany || (isTried && chosen.length < daysPerWeek)
  return (
    <div className={styles.picker}>
      {daysPerWeek < days.length && (
        <div
          role="group"
          aria-labelledby={legendId}
          aria-describedby={`${legendId}-missing`}
          data-wrong={isWrong || undefined}
        >
          <p id={legendId} className={styles.legend}>
            <span>{isSameHere ? legend : courseCopy.hours.daysInCity(legend)}</span>
            <span className="visually-hidden">{` ${copy.days.forChild(shortName(student))}`}</span>
          </p>
          <p className="soft">
            <Hours term={course} schedule={course.schedule} />
          </p>
          <DayBoxes
            days={days}
            full={full}
            attributesOf={(day) => ({
              name: 'days',
              'aria-disabled': full.includes(day) || undefined,
              'aria-describedby': full.includes(day) ? `${legendId}-full` : undefined,
              'aria-invalid': isTooMany && chosen.includes(day),
              checked: chosen.includes(day),
              onChange: () => !full.includes(day) && onToggle(day),
            })}
          />
          {full.length > 0 && (
            <div className={styles.missing}>
              <span id={`${legendId}-full`}>{copy.days.full(formatWeekdays(full), full.length)}</span>{' '}
              {onWait !== undefined && (
                <Button variant="third" onClick={onWait}>
                  {copy.waiting.open}
                </Button>
              )}
            </div>
          )}
          <div id={`${legendId}-missing`} className={styles.missing}>
            {isWrong ? (
              // Too many days are announced together with the days.
              <Alert
                kind="error"
                role={isTooMany ? undefined : 'alert'}
                text={
                  isTooMany
                    ? tooMany(course.schedule, chosen)
                    : copy.days.refused(shortName(student), daysPerWeek)
                }
              />
            ) : (
              copy.days.missing(daysPerWeek - chosen.length)
            )}
          </div>
        </div>
      )}
      {clashes.map((clash) => (
        <Alert key={clash.course.id} kind="warn" text={describeClash(student, clash)} />
      ))}
    </div>
  )
}

interface DayBoxesProps {
  days: Weekday[]
  full: Weekday[]
  attributesOf: (day: Weekday) => ComponentProps<'input'>
}

export function DayBoxes({ days, full, attributesOf }: DayBoxesProps) {
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <label key={day} className={styles.day}>
          <input
            {...attributesOf(day)}
            type="checkbox"
            className={styles.diamond}
            aria-label={formatWeekday(day, 'long')}
          />
          <span aria-hidden="true">
            {formatWeekday(day, 'short')}
            {full.includes(day) && <small className={styles.full}>{copy.days.isFull}</small>}
          </span>
        </label>
      ))}
    </div>
  )
}

export function tooMany({ daysPerWeek }: Schedule, chosen: Weekday[]): string {
  return copy.days.tooMany(chosen.length, chosen.length - daysPerWeek)
}

/** Announced after a child or a day was chosen: the days, how many are missing, and what clashes. */
export function describeDays(
  course: DayPickerProps['course'],
  student: Student,
  chosen: Weekday[],
  clashes: Clash[],
): string {
  const { schedule } = course
  const sentences = [
    copy.days.chosen(shortName(student), sayDays(chosen, course, schedule)),
    chosen.length > schedule.daysPerWeek
      ? tooMany(schedule, chosen)
      : copy.days.missing(schedule.daysPerWeek - chosen.length),
    ...clashes.map((clash) => describeClash(student, clash)),
  ]
  return schedule.days.length === 0 ? '' : sentences.filter((sentence) => sentence !== '').join(' ')
}

function describeClash({ firstName }: Student, { course, days }: Clash): string {
  const { level, title, schedule } = course
  const other = courseCopy.levelOrTitle(level, title)
  const when = copy.days.at(formatWeekdays(days), formatTime(schedule.startTime))
  const isAtSchool = deviceTimeZone() === timeZone
  return copy.days.clash(firstName, other, isAtSchool ? when : courseCopy.hours.daysInCity(when))
}
