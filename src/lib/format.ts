import { isRealDay } from '#model/dates/day.ts'
import { type Weekday, weekdays } from '#model/dates/schedule.ts'
import type { Time } from '#model/dates/time-zone.ts'

/**
 * How a language writes days, times and lists. `Intl` knows this too, but not every browser has every language:
 * Chromium on a desktop has no Punjabi, so that a page would say another thing than its prerendered markup.
 */
export interface FormatCopy {
  /** The twelve months, January first. */
  months: readonly string[]
  /** The seven days, Monday first. */
  weekdays: { long: readonly string[]; short: readonly string[] }
  /** Before the last item of a list, with its spaces. */
  and: string
  /** Between two days or times, with its spaces, and behind the second one. */
  to: string
  until: string
  /** What an hour from 0 to 23 is called on a clock of twelve hours. */
  partOfDay: (hour: number) => string
  /** `4:30`, or `4:30 to 5:15`, with the part of the day. */
  atPartOfDay: (clock: string, part: string) => string
}

/** The functions that write days, times and lists in a language (`#copy/format.ts`). */
export function createFormats(copy: FormatCopy) {
  const { months, weekdays: dayNames, and, to, until, partOfDay, atPartOfDay } = copy

  /** `2027-01-11` as `11 Jan 2027`; a text that is no day is shown as it is. */
  function formatDay(day: string): string {
    return isRealDay(day) ? `${dateOf(day)} ${yearOf(day)}` : day
  }

  /** Two days as `11 Jan to 28 May 2027`, or the one that is given; '' where neither is. */
  function formatDays(start: string, end: string): string {
    if (!isRealDay(start) || !isRealDay(end)) return formatDay(start === '' ? end : start)
    const from = yearOf(start) === yearOf(end) ? dateOf(start) : formatDay(start)
    return from + to + formatDay(end) + until
  }

  function dateOf(day: string): string {
    return `${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1] ?? ''}`
  }

  /** `16:30` as `4:30 pm`. */
  function formatTime(time: Time): string {
    return atPartOfDay(clockOf(time), partOfDay(hourOf(time)))
  }

  /** Two times as `4:30 to 5:15 pm`, or the one that is given; '' where neither is. */
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

  /** Names or numbers in a sentence: `1`, `1 and 2`, `1, 2 and 3`. */
  function formatList(items: readonly string[]): string {
    return [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(and)
  }

  return { formatDay, formatDays, formatList, formatTime, formatTimes, formatWeekday, formatWeekdays }
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
 * An amount with its currency sign, without cents where there are none: `$100`, `$1,099.50`. `Intl` words it in the way
 * of each browser's age.
 */
export function formatMoney(amount: number, { sign }: { sign: string }): string {
  const [whole = '', cents = '00'] = Math.abs(amount).toFixed(2).split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (cents === '00' ? '' : `.${cents}`)
  return (amount < 0 ? '-' : '') + sign + digits
}

/** The first and the last of some amounts, such as `$100–$120`, or `$100` where they are the same; '' where there are none. */
export function formatRange(amounts: readonly number[], money: { sign: string }): string {
  const ends = [...amounts.slice(0, 1), ...amounts.slice(-1)].map((amount) => formatMoney(amount, money))
  return [...new Set(ends)].join('–')
}
