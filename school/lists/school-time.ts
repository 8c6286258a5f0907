import { timeZone } from '#content/site.ts'
import type { Day } from '#model/day.ts'
import { storedNumber, storedText } from '#model/stored.ts'

/** Swedes write times as ISO 8601 does: `2026-03-01 17:30:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
export const millisecondsInDay = 24 * 60 * 60 * 1000

/** The day that it is at the school. */
export function schoolDay(moment: Date): Day {
  return clock.format(moment).slice(0, 'YYYY-MM-DD'.length)
}

/** The moment at which a day begins at the school. */
export function startOfDay(day: Day): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The offset from UTC near that midnight, then at the moment it leads to: between them the clocks may change.
  const near = midnight - offsetAt(midnight)
  return new Date(midnight - offsetAt(near))
}

/** The moment at which the day after this one begins at the school. */
export function endOfDay(day: Day): Date {
  return startOfDay(new Date(Date.parse(`${day}T00:00:00Z`) + millisecondsInDay).toISOString().slice(0, 10))
}

/** How far the school's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment
}

/** A stored moment in the school's time, such as `2026-03-01 17:30`; what is no moment stays as it is. */
export function formatMoment(value: unknown): string {
  const moment = parseMoment(value)
  if (Number.isNaN(moment.getTime())) return storedText(value)
  return clock.format(moment).slice(0, 'YYYY-MM-DD HH:MM'.length)
}

/** A moment stored as a timestamp, milliseconds or text; an invalid `Date` where it is none. */
export function parseMoment(value: unknown): Date {
  if (value instanceof Date) return value
  return new Date(storedNumber(value) ?? Date.parse(storedText(value)))
}
