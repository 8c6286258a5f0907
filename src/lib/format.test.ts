import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import * as english from '#copy/format.ts'
import * as punjabi from '#content/pa/format.ts'
import { readTerm } from '#model/course.ts'
import { weekdays } from '#model/dates/schedule.ts'
import { seasons } from '#model/dates/season.ts'
import { formatMoney, formatRange } from './format.ts'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
/** As Node's own `Intl` writes it. */
const inWords = (options: Intl.DateTimeFormatOptions, text: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(new Date(text))

it('a day is named as Intl does, a term says its year once where both days lie in it, and what is no day is shown as it is', () => {
  const months = (text: string) => inWords({ month: 'short' }, text)
  const dayAndMonth = (text: string) => `${Number(text.slice(8))} ${months(text)}`
  fc.assert(
    fc.property(day, day, fc.constantFrom('', 'soon', '2027-13-01', '2027-02-29'), (start, end, none) => {
      const [from, to] = [start, end].map((each) => `${dayAndMonth(each)} ${each.slice(0, 4)}`)
      expect(english.formatDay(start)).toBe(from)
      const isOneYear = start.slice(0, 4) === end.slice(0, 4)
      expect(english.formatDays(start, end)).toBe(`${isOneYear ? dayAndMonth(start) : from} to ${to}`)
      expect([english.formatDays(start, ''), english.formatDays('', end)]).toEqual([from, to])
      expect([english.formatDay(none), punjabi.formatDay(none)]).toEqual([none, none])
      const inPunjabi = punjabi.formatDays(start, end)
      expect(inPunjabi.match(/\d+/g)).toEqual(english.formatDays(start, end).match(/\d+/g))
      expect(inPunjabi).toMatch(/ ਤੋਂ .*\u00a0ਤੱਕ$/)
    }),
  )
})

it('a term has its own name, else season and year in either order, else its days, else its id', () => {
  const season = fc.constantFrom(...seasons)
  const text = fc.constantFrom('', 'Lohri')
  fc.assert(
    fc.property(
      season,
      fc.integer({ min: 1000, max: 9999 }),
      fc.boolean(),
      text,
      day,
      (name, year, isLast, own, start) => {
        const id = isLast ? `${name}-${year}` : `${year}-${name}`
        const term = readTerm({ termName: own, StartDate: start })
        const called = `${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`
        expect(english.formatTerm(id, term)).toBe(own || called)
        expect(punjabi.formatTerm(id, term)).toMatch(
          own || new RegExp(`^[\\p{Script=Gurmukhi}]+ ${year}$`, 'u'),
        )
        const lohri = readTerm({ termName: 'Lohri', pa: { termName: 'ਲੋਹੜੀ' } }, 'pa')
        expect(punjabi.formatTerm(id, lohri)).toBe('ਲੋਹੜੀ')
        expect(english.formatTerm(`${id}-b`, term)).toBe(own || english.formatDay(start))
        expect(english.formatTerm(`${id}-b`, readTerm({}))).toBe(`${id}-b`)
        expect(english.formatTerm('', readTerm({ StartDate: start }))).toBe('')
      },
    ),
  )
})

it('weekdays are a span where three or more follow each other, and a list otherwise', () => {
  const long = (each: string) =>
    inWords({ weekday: 'long' }, `2027-01-${11 + weekdays.findIndex((one) => one === each)}`)
  fc.assert(
    fc.property(fc.subarray([...weekdays], { minLength: 1 }), (days) => {
      const said = english.formatWeekdaySpan(days)
      const isSpan = days.length > 2 && weekdays.join().includes(days.join())
      const list = new Intl.ListFormat('en-GB').format(days.map(long))
      expect(said).toBe(isSpan ? `${long(days[0] ?? '')} to ${long(days.at(-1) ?? '')}` : list)
      expect(english.formatWeekdays(days)).toBe(list)
    }),
  )
})

it('the hours of a class are on a clock of twelve hours, and name the half of the day once where both have the same', () => {
  const clock = (text: string) =>
    inWords({ hour: 'numeric', minute: '2-digit', hour12: true }, `2027-01-11T${text}Z`)
      .replace(/\s/, ' ')
      .toLowerCase()
  fc.assert(
    fc.property(time, time, (start, end) => {
      const [from, to] = [clock(start), clock(end)]
      expect(english.formatTime(start)).toBe(from)
      const isOneHalf = from.slice(-2) === to.slice(-2)
      expect(english.formatTimes(start, end)).toBe(`${isOneHalf ? from.slice(0, -3) : from} to ${to}`)
      expect([english.formatTimes(start, ''), english.formatTimes('', end)]).toEqual([from, to])
    }),
  )
  expect(english.formatTimes('', '')).toBe('')
})

describe('money', () => {
  it('is written in the currency of the site, which the spec leaves open (S9.13)', () => {
    expect(site.money.currency).toMatch(/^[A-Z]{3}$/)
    expect(formatMoney(100, site.money)).toBe(`${site.money.sign}100`)
  })

  it('has the digits that Intl writes in each currency, without decimals that are none, a minus before what is owed back, and a range from the least to the most', () => {
    const currency = fc.constantFrom('CAD', 'GBP', 'JPY', 'KWD', 'INR')
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 })
    fc.assert(
      fc.property(currency, cents, fc.constantFrom(1, 100), (currency, number, parts) => {
        const amount = number / parts
        const options = { style: 'currency', currency, currencyDisplay: 'code' } as const
        const digits = new Intl.NumberFormat('en', options)
          .format(Math.abs(amount))
          .replace(/^\D+|\.0+$/g, '')
        const money = { sign: 'X', currency }
        expect(formatMoney(amount, money)).toBe(`${amount < 0 ? '-' : ''}X${digits}`)
        expect(formatRange([amount, amount], money)).toBe(formatMoney(amount, money))
        const ends = [amount, amount + 1].map((end) => formatMoney(end, money)).join('–')
        expect(formatRange([amount, amount + 0.5, amount + 1], money)).toBe(ends)
      }),
    )
    expect(formatRange([], site.money)).toBe('')
  })
})
