import { useMemo } from 'react'
import { words } from '#words/courses.ts'
import { timeZone } from '#content/site.ts'
import { formatDay, formatTime, formatTimes } from '#words/format.ts'
import { classDays, localStarts, type Schedule, type Term } from '#model/schedule.ts'
import { deviceTimeZone } from '#model/time-zone.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/** The hours of a course in the school's time, such as `4:30 to 5:15 pm in Toronto`; '' where it has none. */
export function schoolHours({ startTime, endTime }: Schedule): string {
  const times = formatTimes(startTime, endTime)
  return times === '' ? '' : words.hours.inCity(times)
}

interface HoursProps {
  term: Term
  schedule: Schedule
}

/** The hours of a course, and when that is by this device's clock where it differs; nothing where it has none. */
export function Hours({ term, schedule }: HoursProps) {
  const here = useStartsHere(term, schedule) ?? []
  const sentences = here.map(({ from, time, dayShift }, index) =>
    words.hours.here(formatTime(time), dayShift, index === 0 ? null : formatDay(from)),
  )
  return <>{[schoolHours(schedule), sentences.join('; ')].filter((part) => part !== '').join(', ')}</>
}

/** When the first class begins by this device's clock, in a line that is empty until that is known. */
export function FirstHourHere({ term, schedule }: HoursProps) {
  const here = useStartsHere(term, schedule)
  if (here === null || classDays(term, schedule.days, schedule.breaks).length === 0) return '\u00a0'
  const [first, later] = here
  if (first === undefined) return words.hours.sameHere
  const sentence = words.hours.here(formatTime(first.time), first.dayShift, null)
  return later === undefined ? sentence : words.hours.atFirst(sentence)
}

/** `null` until the page is hydrated, and where the device's time zone is not known. Kept from render to render, because a term of another time zone takes long. */
function useStartsHere(term: Term, schedule: Schedule) {
  const isHydrated = useIsHydrated()
  return useMemo(() => {
    const zone = isHydrated ? deviceTimeZone() : null
    return zone === null ? null : localStarts(term, schedule, timeZone, zone)
  }, [isHydrated, term, schedule])
}
