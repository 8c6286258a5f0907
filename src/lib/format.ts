import { isRealDay } from '#model/day.ts'
import { type Weekday, weekdays } from '#model/schedule.ts'
import type { Time } from '#model/time-zone.ts'

/**
 * Formatters are created when they are first needed, because the first one of a page takes as long as half its
 * hydration, and kept, because creating one costs more than using it.
 */
const dayFormat = once(
  () => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
)
const timeFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
      timeZone: 'UTC',
    }),
)
const weekdayFormats = {
  long: once(() => new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })),
  short: once(() => new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })),
}
const listFormat = once(() => new Intl.ListFormat('en-GB', { type: 'conjunction' }))
const moneyFormats = new Map<string, Intl.NumberFormat>()

// In a task of its own, before the page needs it.
setTimeout(dayFormat)

/** `2027-01-11` as `11 Jan 2027`; a text that is no day is shown as it is. */
export function formatDay(day: string): string {
  const parts = partsOf(day)
  return parts === null ? day : `${parts.date} ${parts.year}`
}

/** Two days joined as `11 Jan to 28 May 2027`, or the one that is given; '' where neither is. */
export function formatDays(start: string, end: string, join: (from: string, to: string) => string): string {
  const [from, to] = [partsOf(start), partsOf(end)]
  if (from === null || to === null) return formatDay(start === '' ? end : start)
  return join(from.year === to.year ? from.date : formatDay(start), formatDay(end))
}

/** `null` where the text is no day. */
function partsOf(day: string): { date: string; year: string } | null {
  if (!isRealDay(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  const parts = Object.fromEntries(
    dayFormat()
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  )
  return { date: `${parts.day ?? ''} ${parts.month ?? ''}`, year: parts.year ?? '' }
}

/** `16:30` as `4:30 pm`. */
export function formatTime(time: Time): string {
  return timeFormat().format(Date.parse(`1970-01-01T${time}Z`))
}

/** Two times joined as `4:30 to 5:15 pm`, or the one that is given; '' where neither is. */
export function formatTimes(start: Time, end: Time, join: (from: string, to: string) => string): string {
  const [from = '', to = ''] = [start, end].filter((time) => time !== '').map(formatTime)
  if (from === '' || to === '') return from
  return join(from.slice(-2) === to.slice(-2) ? from.slice(0, -3) : from, to)
}

/** `mon` as `Monday`, or `Mon`. */
export function formatWeekday(day: Weekday, length: 'long' | 'short'): string {
  // The fifth of January 1970 was a Monday.
  return weekdayFormats[length]().format(Date.UTC(1970, 0, 5 + weekdays.indexOf(day)))
}

/** Weekdays in a sentence: `Monday and Wednesday`. */
export function formatWeekdays(days: readonly Weekday[]): string {
  return formatList(days.map((day) => formatWeekday(day, 'long')))
}

/** An amount with its currency sign, without cents where there are none: `$100`, `$99.50`. */
export function formatMoney(amount: number, money: { locale: string; currency: string }): string {
  const key = `${money.locale} ${money.currency}`
  const format =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(money.locale, {
      style: 'currency',
      currency: money.currency,
      trailingZeroDisplay: 'stripIfInteger',
    })
  moneyFormats.set(key, format)
  return format.format(amount)
}

/** Names or numbers in a sentence: `1`, `1 and 2`, `1, 2 and 3`. */
export function formatList(items: readonly string[]): string {
  return listFormat().format(items)
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
