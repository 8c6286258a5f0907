import { useMemo } from 'react'
import { copy } from '#copy/courses.ts'
import { timeZone } from '#content/site.ts'
import { formatDay, formatTime, formatTimes } from '#copy/format.ts'
import { classDays, type LocalStart, localStarts, type Schedule, type Term } from '#model/dates/schedule.ts'
import { deviceTimeZone } from '#model/dates/time-zone.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import styles from './hours.module.css'

/** The hours of a course in the school's time, such as `4:30 to 5:15 pm in Toronto`; '' where it has none. */
export function schoolHours({ startTime, endTime }: Schedule): string {
  const times = formatTimes(startTime, endTime)
  return times === '' ? '' : copy.hours.inCity(times)
}

interface HoursProps {
  term: Term
  schedule: Schedule
}

/** The hours of a course, and when that is by this device's clock where it differs; empty where it has none. */
export function Hours({ term, schedule }: HoursProps) {
  const here = allOf(useStartsHere(term, schedule) ?? [])
  return <span>{[schoolHours(schedule), here].filter((part) => part !== '').join(', ')}</span>
}

/**
 * When the classes begin by this device's clock, or the first of them does: not known until the page is hydrated, so the
 * longest sentence keeps the place and nothing moves. That has three starts, where the clocks of both places change in
 * the term. With `isFirst`, says too that the clocks agree.
 */
export function HoursHere({ term, schedule, isFirst = false }: HoursProps & { isFirst?: boolean }) {
  const here = useStartsHere(term, schedule)
  const sentence = isFirst ? firstOf : allOf
  const longest = { from: term.startDate, time: schedule.startTime, dayShift: -1 }
  return (
    <span className={styles.place} data-longest={sentence([longest, longest, longest])}>
      {here !== null && <span>{sentence(here)}</span>}
    </span>
  )
}

function allOf(starts: readonly LocalStart[]): string {
  return starts
    .map(({ from, time, dayShift }, index) =>
      copy.hours.here(formatTime(time), dayShift, index === 0 ? null : formatDay(from)),
    )
    .join('; ')
}

function firstOf(starts: readonly LocalStart[]): string {
  if (starts.length === 0) return copy.hours.sameHere
  const sentence = allOf(starts.slice(0, 1))
  return starts.length > 1 ? copy.hours.atFirst(sentence) : sentence
}

/**
 * `null` until the page is hydrated, and where the device's time zone is not known or the term has no class. Kept from
 * render to render, because a term of another time zone takes long.
 */
function useStartsHere(term: Term, schedule: Schedule) {
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    const zone = isHydrated ? deviceTimeZone() : null
    const hasClasses = zone !== null && classDays(term, schedule.days, schedule.breaks).length > 0
    return hasClasses ? localStarts(term, schedule, timeZone, zone) : null
  }, [isHydrated, term, schedule])
}
