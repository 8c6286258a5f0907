import { describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { formatDay, formatDays, formatTime, formatTimes } from '#copy/format.ts'
import { formatMoney, formatRange } from './format.ts'

const dollars = { sign: '$' }

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

  it('has the sign it is asked for, a comma before each three digits, and a minus before what is owed back', () => {
    expect(formatMoney(1200, { sign: '£' })).toBe('£1,200')
    expect(formatMoney(1234567.891, dollars)).toBe('$1,234,567.89')
    expect(formatMoney(-100, dollars)).toBe('-$100')
  })

  it('has a range from the least to the most, and one amount where all are the same', () => {
    expect(formatRange([80, 99.5, 120], dollars)).toBe('$80–$120')
    expect([formatRange([100], dollars), formatRange([], dollars)]).toEqual(['$100', ''])
  })
})
