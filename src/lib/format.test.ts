import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import {
  formatDay,
  formatDays,
  formatTerm,
  formatTime,
  formatTimes,
  formatWeekdaySpan,
} from '#copy/format.ts'
import { formatTerm as formatPunjabiTerm } from '#content/pa/format.ts'
import { readTerm } from '#model/course.ts'
import { formatMoney, formatRange } from './format.ts'

const dollars = { sign: '$', currency: 'USD' }

it.each(['', 'soon', '2027-13-01'])('a day that is none, such as %o, is shown as it is', (text) => {
  expect(formatDay(text)).toBe(text)
})

it('a term names its year once where both days lie in it, and the day that is given where the other is not', () => {
  expect(formatDays('2027-01-11', '2027-05-28')).toBe('11 Jan to 28 May 2027')
  expect(formatDays('2027-09-13', '2028-01-28')).toBe('13 Sep 2027 to 28 Jan 2028')
  expect(formatDays('2027-01-11', '')).toBe('11 Jan 2027')
  expect(formatDays('', '2027-05-28')).toBe('28 May 2027')
  expect(formatDays('', '')).toBe('')
})

it.each([
  ['2027-winter', {}, 'Winter 2027', 'ਸਰਦੀਆਂ 2027'],
  ['fall-2026', { StartDate: '2026-09-07' }, 'Fall 2026', 'ਪਤਝੜ 2026'],
  ['2027-winter', { termName: 'Lohri', pa: { termName: 'ਲੋਹੜੀ' } }, 'Lohri', 'ਲੋਹੜੀ'],
  [
    '27a',
    { StartDate: '2027-01-11', EndDate: '2027-05-28' },
    '11 Jan to 28 May 2027',
    '11 ਜਨਵਰੀ ਤੋਂ 28 ਮਈ 2027\u00a0ਤੱਕ',
  ],
  ['2027-winter-b', {}, '2027-winter-b', '2027-winter-b'],
  ['', { StartDate: '2027-01-11' }, '', ''],
])('the term %j with %j is called %s, in Punjabi %s', (id, fields, english, punjabi) => {
  expect(formatTerm(id, readTerm(fields))).toBe(english)
  expect(formatPunjabiTerm(id, readTerm(fields, 'pa'))).toBe(punjabi)
})

it('weekdays are a span where three or more follow each other', () => {
  expect(formatWeekdaySpan(['mon', 'tue', 'wed', 'thu', 'fri'])).toBe('Monday to Friday')
  expect(formatWeekdaySpan(['mon', 'wed', 'fri'])).toBe('Monday, Wednesday and Friday')
  expect(formatWeekdaySpan(['sat', 'sun'])).toBe('Saturday and Sunday')
})

it('the hours of a class are on a clock of twelve hours, and name the half of the day once where both have the same', () => {
  expect(formatTime('16:30')).toBe('4:30 pm')
  expect(formatTime('00:05')).toBe('12:05 am')
  expect(formatTimes('16:30', '17:15')).toBe('4:30 to 5:15 pm')
  expect(formatTimes('11:30', '12:15')).toBe('11:30 am to 12:15 pm')
  expect(formatTimes('16:30', '')).toBe('4:30 pm')
  expect(formatTimes('', '')).toBe('')
})

describe('money', () => {
  it('is written in the currency of the site, which the spec leaves open (S9.13)', () => {
    expect(site.money.currency).toMatch(/^[A-Z]{3}$/)
    expect(formatMoney(100, site.money)).toBe(`${site.money.sign}100`)
  })

  it('has the sign and at most the decimals of its currency, a comma before each three digits, and a minus before what is owed back', () => {
    expect(formatMoney(1200, { sign: '£', currency: 'GBP' })).toBe('£1,200')
    expect(formatMoney(1234567.891, dollars)).toBe('$1,234,567.89')
    expect(formatMoney(-100, dollars)).toBe('-$100')
    expect(formatMoney(99.999, dollars)).toBe('$100')
    expect(formatMoney(1250.5, { sign: '¥', currency: 'JPY' })).toBe('¥1,251')
    expect(formatMoney(1.25, { sign: 'KD ', currency: 'KWD' })).toBe('KD 1.250')
  })

  it('has a range from the least to the most, and one amount where all are the same', () => {
    expect(formatRange([80, 99.5, 120], dollars)).toBe('$80–$120')
    expect([formatRange([100], dollars), formatRange([], dollars)]).toEqual(['$100', ''])
  })
})
