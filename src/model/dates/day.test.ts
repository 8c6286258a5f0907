import { describe, expect, it } from 'vitest'
import { dayOf, isBirthdate, isRealDay } from './day.ts'

describe('a day without a time', () => {
  it('is the day that the clock shows, padded to ten characters', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21')
  })

  it.each(['2020-02-29', '2000-02-29', '2026-12-31', '2019-04-30', '0001-01-01'])(
    'knows %s as a real day',
    (text) => {
      expect(isRealDay(text)).toBe(true)
    },
  )

  it.each([
    ...['2019-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-5'],
    ...['20260105', '', ' 2026-01-05', '2026-01-05T00:00', '05/01/2026'],
  ])('does not take %j for a day', (text) => {
    expect(isRealDay(text)).toBe(false)
  })

  it('takes a day from the first of 1900 to today for a birthdate', () => {
    expect(isBirthdate('2026-11-21', '2026-11-21')).toBe(true)
    expect(isBirthdate('2026-11-22', '2026-11-21')).toBe(false)
    expect(isBirthdate('1900-01-01', '2026-11-21')).toBe(true)
    expect(isBirthdate('1899-12-31', '2026-11-21')).toBe(false)
    expect(isBirthdate('2019-02-29', '2026-11-21')).toBe(false)
  })
})
