import type { CourseTerm } from '#model/course.ts'
import { isRealDay } from '#model/dates/day.ts'
import { seasonOf, type seasons } from '#model/dates/season.ts'
import { type Weekday, weekdays } from '#model/dates/schedule.ts'
import type { Time } from '#model/dates/time-zone.ts'

/**
 * How a language writes days, times and lists. `Intl` knows this too, but not in every browser: desktop Chromium has no
 * Punjabi, so a page would differ from its prerendered markup.
 */
export interface FormatCopy {
  months: readonly string[]
  weekdays: { long: readonly string[]; short: readonly string[] }
  seasons: Record<(typeof seasons)[number], string>
  /** Before the last item of a list, including spaces. */
  and: string
  /** Between two days or times, including spaces, and after the second one. */
  to: string
  until: string
  /** The suffix of an hour from 0 to 23 on a 12-hour clock. */
  partOfDay: (hour: number) => string
  /** `4:30`, or `4:30 to 5:15`, with the part of the day. */
  atPartOfDay: (clock: string, part: string) => string
}

/** The functions that write days, times and lists in a language (`#copy/format.ts`). */
export function createFormats(copy: FormatCopy) {
  const { months, weekdays: dayNames, and, to, until, partOfDay, atPartOfDay } = copy

  /** `2027-01-11` as `11 Jan 2027`; text that is not a day is shown as it is. */
  function formatDay(day: string): string {
    return isRealDay(day) ? `${dateOf(day)} ${yearOf(day)}` : day
  }

  /** Two days as `11 Jan to 28 May 2027`, or the only one given; '' if neither is. */
  function formatDays(start: string, end: string): string {
    if (!isRealDay(start) || !isRealDay(end)) return formatDay(start === '' ? end : start)
    const from = yearOf(start) === yearOf(end) ? dateOf(start) : formatDay(start)
    return from + to + formatDay(end) + until
  }

  /**
   * A term as people call it: its own name, otherwise season and year (`2027-winter` as `Winter 2027`), otherwise its
   * days; its id only if nothing else is known.
   */
  function formatTerm(
    id: string,
    { termName, startDate, endDate }: Pick<CourseTerm, 'termName' | 'startDate' | 'endDate'>,
  ): string {
    const named = seasonOf(id)
    if (id === '' || termName !== '') return termName
    if (named !== null) return `${copy.seasons[named.season]} ${named.year}`
    return formatDays(startDate, endDate) || id
  }

  function dateOf(day: string): string {
    return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`
  }

  /** `16:30` as `4:30 pm`. */
  function formatTime(time: Time): string {
    return atPartOfDay(clockOf(time), partOfDay(hourOf(time)))
  }

  /** Two times as `4:30 to 5:15 pm`, or the only one given; '' if neither is. */
  function formatTimes(start: Time, end: Time): string {
    if (start === '' || end === '') return start === end ? '' : formatTime(start === '' ? end : start)
    const [part, endPart] = [partOfDay(hourOf(start)), partOfDay(hourOf(end))]
    const times =
      part === endPart
        ? atPartOfDay(clockOf(start) + to + clockOf(end), part)
        : formatTime(start) + to + formatTime(end)
    return times + until
  }

  /** `mon` as `Monday`, or `Mon`. */
  function formatWeekday(day: Weekday, length: 'long' | 'short'): string {
    return dayNames[length][weekdays.indexOf(day)] ?? day
  }

  /** Weekdays in a sentence: `Monday and Wednesday`. */
  function formatWeekdays(days: readonly Weekday[]): string {
    return formatList(days.map((day) => formatWeekday(day, 'long')))
  }

  /** Weekdays, as `Monday to Friday` if at least three are consecutive. */
  function formatWeekdaySpan(days: readonly Weekday[]): string {
    const [first, last] = [days[0], days.at(-1)]
    const isUnbroken =
      first !== undefined &&
      last !== undefined &&
      weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1
    if (!isUnbroken || days.length < 3) return formatWeekdays(days)
    return formatWeekday(first, 'long') + to + formatWeekday(last, 'long') + until
  }

  /** The minimum and maximum of some counts: `12 to 49`, or `20` if they are equal. */
  function formatSpan(
    [least, most]: readonly [number, number],
    write: (count: number) => string = String,
  ): string {
    return least === most ? write(least) : write(least) + to + write(most)
  }

  /** Names or numbers in a sentence: `1`, `1 and 2`, `1, 2 and 3`. */
  function formatList(items: readonly string[]): string {
    return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(and)
  }

  return {
    formatDay,
    formatDays,
    formatList,
    formatSpan,
    formatTerm,
    formatTime,
    formatTimes,
    formatWeekday,
    formatWeekdays,
    formatWeekdaySpan,
  }
}

function yearOf(day: string): string {
  return day.slice(0, 4)
}

function hourOf(time: Time): number {
  return Number(time.slice(0, 2))
}

/** `16:30` as `4:30`. */
function clockOf(time: Time): string {
  return `${hourOf(time) % 12 || 12}${time.slice(2)}`
}

/**
 * The number of decimals of a currency (ISO 4217): 2 for `CAD`, 0 for `JPY`.
 * @throws RangeError for an invalid code.
 */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

interface Money {
  sign: string
  currency: string
}

/**
 * An amount with its currency sign, without cents if there are none: `$100`, `$1,099.50`. `Intl` would format it
 * differently from browser to browser.
 */
export function formatMoney(amount: number, { sign, currency }: Money): string {
  const [whole = '', cents = ''] = Math.abs(amount).toFixed(decimalsOf(currency)).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (Number(cents) === 0 ? '' : `.${cents}`)
  return (amount < 0 ? '-' : '') + sign + digits
}

/** The lowest and highest amount, such as `$100–$120`, or `$100` if they are equal; '' if there are none. */
export function formatRange(amounts: readonly number[], money: Money): string {
  const ends = [...amounts.slice(0, 1), ...amounts.slice(-1)].map((amount) => formatMoney(amount, money))
  return [...new Set(ends)].join('–')
}
