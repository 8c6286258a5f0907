import { useState } from 'react'
import { Checkbox } from '#components/form/field.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Link } from '#components/ui/link.tsx'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatWeekday } from '#copy/format.ts'
import { list, today as copy } from '#copy/office.ts'
import { type ClassCount, setFull } from '#data/office/today.ts'
import { paths } from '#lib/paths.ts'
import type { ListedCourse } from '#model/course.ts'
import type { ReceivedEnquiry } from '#model/enquiry.ts'
import styles from './today-page.module.css'

interface LevelDaysProps {
  course: ListedCourse
  termId: string
  classes: ClassCount[]
  /** The families that wait for a seat on them. */
  waiting: ReceivedEnquiry[]
}

/** A level in a term: for each day its children, its seats, who waits, and whether it is closed. */
export function LevelDays({ course, termId, classes, waiting }: LevelDaysProps) {
  const [hasFailed, setHasFailed] = useState(false)
  if (classes.length === 0) return null

  async function handleChange(day: ClassCount['day'], isFull: boolean) {
    setHasFailed(false)
    try {
      await setFull(course, day, isFull)
      return true
    } catch (error) {
      console.error(error)
      setHasFailed(true)
      return false
    }
  }

  return (
    <div className={styles.level}>
      <h3>{courseCopy.levelAndTitle(course.level, course.title)}</h3>
      {hasFailed && <Alert kind="error" role="alert" text={list.failed} />}
      <ul>
        {classes.map(({ term: { seats }, day, children }) => {
          const name = formatWeekday(day, 'long')
          const waits = waiting.filter(({ days }) => days.includes(day)).length
          return (
            <li key={day} className={styles.day}>
              <Link to={`${paths.officeRegistrations}?term=${termId}&level=${course.id}&day=${day}`}>
                {name}
              </Link>
              <span className={seats === null ? styles.noBar : styles.bar} aria-hidden="true">
                {seats !== null && (
                  <span style={{ inlineSize: `${Math.min(100, (100 * children) / Math.max(1, seats))}%` }} />
                )}
              </span>
              <span>{describe(children, seats, waits)}</span>
              {course.termId === termId && (
                <FullSwitch
                  label={copy.fullOn(`${courseCopy.levelOrTitle(course.level, course.title)}, ${name}`)}
                  isFull={course.full.includes(day)}
                  onChange={(isFull) => handleChange(day, isFull)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Such as `9 of 8, 1 too many, 2 waiting`. */
function describe(children: number, seats: number | null, waits: number): string {
  const parts = [
    seats === null ? copy.children(children) : copy.seats(children, seats),
    seats !== null && children > seats && copy.over(children - seats),
    waits > 0 && copy.waiting(waits),
  ]
  return parts.filter((part) => part !== false).join(', ')
}

interface FullSwitchProps {
  label: string
  isFull: boolean
  onChange: (isFull: boolean) => Promise<boolean>
}

/** Shows the choice at once, and reverts it if it could not be stored. */
function FullSwitch({ label, isFull, onChange }: FullSwitchProps) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (wanted === isFull) setWanted(null)

  async function handleChange(isChosen: boolean) {
    if (wanted !== null) return
    setWanted(isChosen)
    if (!(await onChange(isChosen))) setWanted(null)
  }

  return (
    <label className={styles.full}>
      <Checkbox
        aria-label={label}
        checked={wanted ?? isFull}
        onChange={({ target }) => void handleChange(target.checked)}
      />
      {copy.full}
    </label>
  )
}
