import { timeZone } from '#content/site.ts'
import type { Day } from '#model/day.ts'

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
export const millisecondsInDay = 24 * 60 * 60 * 1000

/** A moment as the school's clock shows it, such as `2026-03-01 17:30`. */
export function schoolTime(moment: Date): string {
  return schoolClock(moment).slice(0, 'YYYY-MM-DD HH:MM'.length)
}

/** The day that it is at the school. */
export function schoolDay(moment: Date): Day {
  return schoolClock(moment).slice(0, 'YYYY-MM-DD'.length)
}

/** The moment at which a day begins at the school, in milliseconds since 1970. */
export function beginningOf(day: Day): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The zone's distance from UTC near that midnight, then at the moment it leads to: between them the clocks may change.
  const near = midnight - offsetAt(midnight)
  return midnight - offsetAt(near)
}

/** The moment at which the day after this one begins at the school, in milliseconds since 1970. */
export function endOf(day: Day): number {
  return beginningOf(new Date(Date.parse(`${day}T00:00:00Z`) + millisecondsInDay).toISOString().slice(0, 10))
}

/** How far the school's clock is ahead of UTC, in milliseconds. */
function offsetAt(moment: number): number {
  return Date.parse(`${schoolClock(new Date(moment)).replace(' ', 'T')}Z`) - moment
}

function schoolClock(moment: Date): string {
  const parts = new Map(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${day} ${part('hour')}:${part('minute')}:${part('second')}`
}
