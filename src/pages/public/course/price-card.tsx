import { CalendarCheck, CalendarDays, Clock, Footprints, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { HoursHere, schoolHours } from '#components/course/hours.tsx'
import { NeedsScript } from '#components/loading/loading.tsx'
import { useToday } from '#components/use-today.ts'
import { coursePage as copy, copy as courseCopy } from '#copy/courses.ts'
import { site } from '#content/site.ts'
import { formatDay, formatDays } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded, isRunning } from '#model/course.ts'
import { TermOverNote } from '../term-over.tsx'
import styles from './price-card.module.css'

/** Price, dates and the next step together; what the course does not say has no line. */
export function PriceCard({ course, onEnquire }: { course: Course; onEnquire: () => void }) {
  const days = formatDays(course.startDate, course.endDate)
  const { level, schedule } = course
  const today = useToday()
  const isOver = hasEnded(course, today)
  return (
    <div className={`card ${styles.card ?? ''}`}>
      {course.cost !== null && (
        <p className={styles.price}>
          <strong>{formatMoney(course.cost, site.money)}</strong>
          {copy.wholeLevel}
        </p>
      )}
      <ul className={styles.facts}>
        {days !== '' && (
          <Fact
            icon={CalendarDays}
            fact={days}
            detail={
              isRunning(course, today) ? courseCopy.runningSince(formatDay(course.startDate)) : copy.weeks
            }
          />
        )}
        <Fact icon={CalendarCheck} fact={courseCopy.classes(schedule)} detail={copy.choice(schedule)} />
        {schoolHours(schedule) !== '' && (
          <Fact icon={Clock} fact={copy.hours} detail={schoolHours(schedule)}>
            <HoursHere term={course} schedule={schedule} isFirst />
          </Fact>
        )}
        {level === 1 && <Fact icon={Sparkles} fact={courseCopy.firstLevel} detail={copy.startsFresh} />}
        {level !== null && level > 1 && (
          <Fact icon={Footprints} fact={copy.comesAfter(level - 1)} detail={copy.orEvaluation} />
        )}
      </ul>
      {isOver && <TermOverNote />}
      <NeedsScript />
      <div className={styles.actions}>
        {!isOver && (
          <ButtonLink isWide to={paths.enrol(course.id)}>
            {copy.enrol}
          </ButtonLink>
        )}
        <Button isWide variant={isOver ? 'main' : 'second'} onClick={onEnquire}>
          {courseCopy.enquire}
        </Button>
      </div>
    </div>
  )
}

function Fact({
  icon: Icon,
  fact,
  detail,
  children,
}: {
  icon: LucideIcon
  fact: string
  detail: string
  children?: ReactNode
}) {
  return (
    <li>
      <Icon aria-hidden="true" size={24} strokeWidth={2.25} />
      <span>
        <strong>{fact}</strong>
        <span>{detail}</span>
        {children}
      </span>
    </li>
  )
}
