import { CalendarCheck, CalendarDays, Clock, Footprints, type LucideIcon, Sparkles } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAuth } from '#auth/auth.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { HoursInPlace, NightNote, schoolHours } from '#components/course/hours.tsx'
import { availableDaysText } from '#components/course/available-days.ts'
import { NeedsScript } from '#components/loading/loading.tsx'
import { useToday } from '#components/use-today.ts'
import { coursePage as copy, copy as courseCopy, program } from '#copy/courses.ts'
import { site } from '#content/site.ts'
import { formatDay, formatDays } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { paths } from '#lib/paths.ts'
import { type Course, hasEnded, isFull, isRunning } from '#model/course.ts'
import { weeksOf } from '#model/dates/schedule.ts'
import { spanOf } from '#model/values/program.ts'
import { TermOverNote } from '../term-over.tsx'
import styles from './price-card.module.css'

/** Lazy, because it brings in what reads a family. If it does not load, the page is complete without it. */
const FamilySeats = lazy(async () => {
  const loaded = await import('./family-seats.tsx').catch(() => null)
  return { default: loaded?.FamilySeats ?? (() => null) }
})

/** Price, dates and the next step together; unknown facts have no line. */
export function PriceCard({ course, onEnquire }: { course: Course; onEnquire: () => void }) {
  const days = formatDays(course.startDate, course.endDate)
  const { level, schedule } = course
  const { user } = useAuth()
  const today = useToday()
  const isOver = hasEnded(course, today)
  const weeks = program.weeks(spanOf([weeksOf(course, schedule)]))
  const [classes, choice] = [courseCopy.classes(schedule), copy.choice(schedule)]
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
            detail={isRunning(course, today) ? courseCopy.runningSince(formatDay(course.startDate)) : weeks}
          />
        )}
        <Fact
          icon={CalendarCheck}
          {...(classes === '' ? { fact: choice } : { fact: classes, detail: choice })}
        >
          {!isOver && <strong>{availableDaysText(course)}</strong>}
        </Fact>
        {schoolHours(schedule) !== '' && (
          <Fact icon={Clock} fact={copy.hours(course.isOnline)}>
            <HoursInPlace term={course} schedule={schedule} isFirst />
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
          <div>
            <ButtonLink isWide to={paths.enrol(course.id)}>
              {isFull(course) ? copy.waitingList : copy.enrol}
            </ButtonLink>
            <small className={styles.note}>
              <NightNote term={course} schedule={schedule} />
            </small>
          </div>
        )}
        <Button isWide variant={isOver ? 'main' : 'second'} onClick={onEnquire}>
          {courseCopy.enquire}
        </Button>
        {/* Last, so that nothing above it moves when it is known. */}
        {user !== null && (
          <Suspense>
            <FamilySeats uid={user.uid} course={course} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function Fact({
  icon: Icon,
  fact,
  detail = '',
  children,
}: {
  icon: LucideIcon
  fact: string
  detail?: string
  children?: ReactNode
}) {
  return (
    <li>
      <Icon aria-hidden="true" size={24} strokeWidth={2.25} />
      <span>
        <strong>{fact}</strong>
        {detail !== '' && <span>{detail}</span>}
        {children}
      </span>
    </li>
  )
}
