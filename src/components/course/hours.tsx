import { type ReactNode, useMemo } from 'react'
import { copy } from '#copy/courses.ts'
import { timeZone } from '#content/site.ts'
import { formatDay, formatTimes, formatWeekdays } from '#copy/format.ts'
import { addDays, type Day } from '#model/dates/day.ts'
import {
  classDays,
  isNight,
  localClass,
  localDays,
  type LocalHours,
  localHours,
  type Schedule,
  type DateRange,
  type Weekday,
} from '#model/dates/schedule.ts'
import { deviceTimeZone } from '#model/dates/time-zone.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import styles from './hours.module.css'

/** The hours of a course in the school's time, such as `4:30 to 5:15 pm in Toronto`; '' if it has none. */
export function schoolHours({ startTime, endTime }: Schedule): string {
  const times = formatTimes(startTime, endTime)
  return times === '' ? '' : copy.hours.inCity(times)
}

/**
 * School weekdays in a sentence: both if they differ in this device's time zone, with the school's city if that is
 * unknown. Not for prerendered pages.
 */
export function sayDays(days: readonly Weekday[], term: DateRange, schedule: Schedule | null): string {
  const zone = deviceTimeZone()
  const said = formatWeekdays(days)
  if (said === '' || zone === timeZone) return said
  const here = zone === null || schedule === null ? null : localDays(days, term, schedule, timeZone, zone)
  if (here === null) return copy.hours.daysInCity(said)
  const saidHere = formatWeekdays(here)
  return said === saidHere ? said : copy.hours.daysHere(said, saidHere)
}

interface HoursProps {
  term: DateRange
  schedule: Schedule
}

/**
 * The hours of a course, one line each: in this device's time zone if it differs, in the school's, and from when they
 * change, because one of the two places changes its clocks.
 */
export function Hours({ term, schedule }: HoursProps) {
  return <Lines lines={linesOf(useHoursHere(term, schedule) ?? [], schedule)} />
}

/**
 * The same on a prerendered page, where nothing may move once this device's hours are known or turn out to be the same.
 * With `isFirst`, at most the first two lines.
 */
export function HoursInPlace({ term, schedule, isFirst = false }: HoursProps & { isFirst?: boolean }) {
  const here = useHoursHere(term, schedule)
  const longest = longestHours(term, schedule)
  const same = here?.length === 0 ? [copy.hours.sameHere] : []
  return (
    <InPlace longest={linesOf([longest, longest, longest], schedule, isFirst)}>
      <Lines lines={[...linesOf(here ?? [], schedule, isFirst), ...same]} />
    </InPlace>
  )
}

function linesOf([first, ...later]: LocalHours[], schedule: Schedule, isFirst = false): string[] {
  const changes = later.map((hours) => copy.hours.from(formatDay(hours.from), timesOf(hours)))
  const own = first === undefined ? [] : [hoursHere(first)]
  return isFirst
    ? [...(later.length > 0 ? own.map(copy.hours.atFirst) : own), schoolHours(schedule)]
    : [...own, schoolHours(schedule), ...changes]
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <span className={styles.hours}>
      {lines.length === 1 ? lines : lines.map((line) => <span key={line}>{line}</span>)}
    </span>
  )
}

/** Whether the classes fall in the reader's night, in the space of the longest sentence. */
export function NightNote({ term, schedule }: HoursProps) {
  const here = useHoursHere(term, schedule) ?? []
  const night = here.find(isNight)
  const atNight = (hours: LocalHours, from = '') => copy.hours.atNight(timesOf(hours), from)
  const longest = longestHours(term, schedule)
  return (
    <InPlace longest={[atNight(longest, formatDay(longest.from))]}>
      <span>
        {night === undefined ? (
          copy.hours.before
        ) : (
          <strong className={styles.night}>
            {atNight(night, night === here[0] ? '' : formatDay(night.from))}
          </strong>
        )}
      </span>
    </InPlace>
  )
}

/** Overlays the longest lines that could appear, so that nothing moves when it changes. */
function InPlace({ longest, children }: { longest: string[]; children: ReactNode }) {
  return (
    <span className={styles.place} data-longest={longest.join('\n')}>
      {children}
    </span>
  )
}

function longestHours({ startDate }: DateRange, schedule: Schedule): LocalHours {
  return { from: startDate, ...schedule, dayShift: -1 }
}

/**
 * When a class is, one line each: in this device's time zone if it differs, then in the school's, such as `11 Jan 2027,
 * 4:30 to 5:15 pm in Toronto`.
 */
export function linesOfClass(day: Day, schedule: Schedule): [string, ...string[]] {
  const zone = deviceTimeZone()
  const here = zone === null ? null : localClass(day, schedule, timeZone, zone)
  const atSchool = [formatDay(day), schoolHours(schedule)].filter((part) => part !== '').join(', ')
  return here === null
    ? [atSchool]
    : [`${formatDay(addDays(day, here.dayShift))}, ${hoursHere({ ...here, dayShift: 0 })}`, atSchool]
}

/** Hours in this device's time zone, such as `9:30 to 10:15 pm where you are`. */
function hoursHere(hours: Omit<LocalHours, 'from'>): string {
  return copy.hours.here(timesOf(hours))
}

function timesOf({ startTime, endTime, dayShift }: Omit<LocalHours, 'from'>): string {
  return copy.hours.onDay(formatTimes(startTime, endTime), dayShift)
}

/**
 * The hours of a course in this device's time zone; `null` until the page is hydrated, and if the time zone is unknown
 * or the term has no class. Memoised, because converting a term is slow.
 */
function useHoursHere(term: DateRange, schedule: Schedule): LocalHours[] | null {
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    const zone = isHydrated ? deviceTimeZone() : null
    const hasClasses = zone !== null && classDays(term, schedule.days, schedule.breaks).length > 0
    return hasClasses ? localHours(term, schedule, timeZone, zone) : null
  }, [isHydrated, term, schedule])
}
