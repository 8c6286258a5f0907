import { timeZone } from '#content/site.ts'
import type { Day } from '#model/dates/day.ts'
import { storedMoment, storedText } from '#model/values/stored.ts'
import { dayIn, momentIn, timeIn } from '#model/dates/time-zone.ts'

export const millisecondsInDay = 24 * 60 * 60 * 1000

export function schoolDay(moment: Date): Day {
  return dayIn(timeZone, moment)
}

export function startOfDay(day: Day): Date {
  return momentIn(timeZone, day, '00:00')
}

/** A stored moment in the school's time, such as `2026-03-01 17:30`; what is no moment stays as it is. */
export function formatMoment(value: unknown): string {
  const stored = storedMoment(value)
  if (stored === null) return storedText(value)
  const moment = new Date(stored)
  return `${dayIn(timeZone, moment)} ${timeIn(timeZone, moment)}`
}
