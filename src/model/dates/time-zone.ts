import type { Day } from './day.ts'

/** A time of day on a 24-hour clock, `HH:MM`. */
export type Time = string

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

export function isTime(text: string): boolean {
  return timePattern.test(text)
}

/** The date in a time zone (an IANA name) at a moment. */
export function dayIn(timeZone: string, moment: Date): Day {
  return clockIn(timeZone, moment).slice(0, 'YYYY-MM-DD'.length)
}

/** The time in a time zone at a moment. */
export function timeIn(timeZone: string, moment: Date): Time {
  return clockIn(timeZone, moment).slice('YYYY-MM-DD '.length, 'YYYY-MM-DD HH:MM'.length)
}

/**
 * The moment at which clocks in the time zone show this day and time: the first if they show it twice, one before the gap
 * if they skip it.
 */
export function momentIn(timeZone: string, day: Day, time: Time): Date {
  const utc = Date.parse(`${day}T${time}:00Z`)
  // Reached with the offset from UTC of the day before or of the day after: the clocks may change in between.
  const [first = utc, second] = [-1, 1].map((days) => utc - offsetAt(timeZone, utc + days * 86_400_000))
  return new Date(second === undefined || offsetAt(timeZone, first) === utc - first ? first : second)
}

/** By how many days the date in a time zone is ahead of this one at a moment; -1 if it is a day behind. */
export function dayShift(day: Day, moment: Date, timeZone: string): number {
  return (Date.parse(dayIn(timeZone, moment)) - Date.parse(day)) / 86_400_000
}

/** How far the zone's clock is ahead of UTC at a whole minute, in milliseconds. */
function offsetAt(timeZone: string, moment: number): number {
  return Date.parse(`${clockIn(timeZone, new Date(moment)).replace(' ', 'T')}Z`) - moment
}

/**
 * The time zone of the device; `null` if the browser names none, or one that it does not support itself, as when the
 * device is set to a newer or invalid one.
 */
export function deviceTimeZone(): string | null {
  const { timeZone = '' } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  try {
    clockOf(timeZone)
    return timeZone
  } catch {
    return null
  }
}

/** Day and time as `2026-03-01 17:30`, assembled here because browsers format whole dates differently. */
function clockIn(timeZone: string, moment: Date): string {
  const parts = clockOf(timeZone).formatToParts(moment)
  const digits = units.map((unit) => parts.find(({ type }) => type === unit)?.value.padStart(2, '0'))
  return `${digits.slice(0, 3).join('-')} ${digits.slice(3).join(':')}`
}

const units = ['year', 'month', 'day', 'hour', 'minute'] as const
const inDigits = Object.fromEntries(units.map((unit) => [unit, 'numeric']))
const clocks = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating one costs more than using it. @throws RangeError if the browser does not know the zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...inDigits })
  clocks.set(timeZone, clock)
  return clock
}
