/** How money and days are written. Formatters are made once: making one costs more than using it. */

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const moneyFormats = new Map<string, Intl.NumberFormat>()

/** `2027-01-11` as `11 Jan 2027`; a text that is no day is shown as it is. */
export function formatDay(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(time) ? day : dayFormat.format(time)
}

/** Two days as `11 Jan – 28 May 2027`, or the one that is known. */
export function formatDays(start: string, end: string): string {
  const [from, to] = [Date.parse(`${start}T00:00:00Z`), Date.parse(`${end}T00:00:00Z`)]
  if (Number.isNaN(from) || Number.isNaN(to))
    return [start, end]
      .filter((day) => day !== '')
      .map(formatDay)
      .join(' – ')
  return dayFormat.formatRange(from, to)
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
