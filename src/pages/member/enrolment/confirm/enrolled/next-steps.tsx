import { confirmation as copy } from '#copy/enrol.ts'
import { linesOfClass } from '#components/course/hours.tsx'
import { useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import type { Course } from '#model/course.ts'
import { addDays, type Day } from '#model/dates/day.ts'
import type { Schedule } from '#model/dates/schedule.ts'
import { classesOf, isPayableByCard, scheduleOf, totalOwed } from '#model/enrollment.ts'
import styles from './next-steps.module.css'
import { type Seat, termOf } from './seats.ts'

interface Step {
  day: Day
  when: string
  /** The same moment in another time zone. */
  alsoWhen?: string | undefined
  what: string
}

/** What happens from today on, by date; nothing if the term is unknown. */
export function NextSteps({ course, seats }: { course: Course; seats: Seat[] }) {
  const today = useToday()
  const steps = stepsOf(course, seats).filter(({ day }) => day >= today)
  if (steps.length === 0) return null
  return (
    <section className={`card ${styles.next ?? ''}`}>
      <h2 className="card-title">{copy.next.title}</h2>
      <ol className={styles.steps}>
        {steps.map(({ when, alsoWhen, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            {alsoWhen !== undefined && <small>{alsoWhen}</small>}
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function stepsOf(course: Course, seats: Seat[]): Step[] {
  const term = termOf(seats)
  if (term === null) return []
  const { startDate, endDate } = term
  const owed = totalOwed(seats)
  const lastDay = addDays(startDate, -1)
  const steps: Step[] = [
    { day: lastDay, when: copy.next.untilThen(formatDay(lastDay)), what: copy.next.withdraw },
  ]
  if (owed > 0) {
    const what = copy.next.pay(formatMoney(owed, site.money), isPayableByCard(seats))
    steps.push({ day: lastDay, when: copy.next.before(formatDay(startDate)), what })
  }
  for (const [day, { names, schedule }] of firstClasses(course, seats)) {
    const [when, alsoWhen] = linesOfClass(day, schedule)
    steps.push({ day, when, alsoWhen, what: copy.next.first(names) })
  }
  if (endDate !== '') steps.push({ day: endDate, when: formatDay(endDate), what: copy.next.last })
  return steps
}

/** The children by the day of their first class, in the order of the days. */
function firstClasses(course: Course, seats: Seat[]) {
  const byDay = new Map<Day, { names: string[]; schedule: Schedule }>()
  for (const { student, enrollment } of seats) {
    const schedule = scheduleOf(enrollment, course)
    const [first] = classesOf(enrollment, schedule)
    if (first === undefined || schedule === null) continue
    byDay.set(first, { names: [...(byDay.get(first)?.names ?? []), student.firstName], schedule })
  }
  return [...byDay].sort(([one], [other]) => one.localeCompare(other))
}
