import { isRealDay } from '#model/day.ts'

/** Formatters are created once: creating one costs more than using it. */

const dayFormat = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const moneyFormats = new Map<string, Intl.NumberFormat>()

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
  const parts = Object.fromEntries(dayFormat.formatToParts(time).map(({ type, value }) => [type, value]))
  return { date: `${parts.day ?? ''} ${parts.month ?? ''}`, year: parts.year ?? '' }
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
  return listFormat.format(items)
}
