import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, ageOn, dayOf, isAdult, isBirthdate, isOutsideAges, isRealDay } from './day.ts'

const dates = fc.date({ min: new Date('1890-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
const days = dates.map((date) => date.toISOString().slice(0, 10))

describe('a day without a time', () => {
  it('is the day that the clock shows, padded to ten characters, and any number of days leads back to it', () => {
    fc.assert(
      fc.property(dates, days, fc.integer({ min: -9999, max: 9999 }), (date, day, count) => {
        expect(dayOf(date)).toBe(date.toLocaleDateString('sv-SE'))
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(Date.parse(addDays(day, count)) - Date.parse(day)).toBe(count * 86_400_000)
      }),
    )
  })

  it('is in the calendar where it comes back from it, and a birthdate from the first of 1900 to today', () => {
    const digits = (most: number) => fc.nat(most).map((number) => String(number).padStart(2, '0'))
    const written = fc.tuple(fc.constantFrom('1899', '1900', '2019', '2020', '2026'), digits(14), digits(33))
    fc.assert(
      fc.property(written, days, (parts, today) => {
        const text = parts.join('-')
        const date = new Date(`${text}T00:00Z`)
        const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
        expect([text, isRealDay(text)]).toEqual([text, isReal])
        const isPast = isReal && date >= new Date('1900-01-01') && date <= new Date(today)
        expect([isBirthdate(text, today), isBirthdate(text, text)]).toEqual([
          isPast,
          isReal && parts[0] !== '1899',
        ])
      }),
    )
  })
})

/** Years after a birth, and days around the birthday. */
const nearBirthday = fc.tuple(fc.integer({ min: -1, max: 30 }), fc.integer({ min: -2, max: 2 }))

it('an age is the number of birthdays that have been, an adult’s from the eighteenth on, and asked about where the school does not teach it (S3.20)', () => {
  fc.assert(
    fc.property(
      days,
      nearBirthday,
      fc.constantFrom('', 'spring', '2019-02-29'),
      (birthdate, [years, count], none) => {
        const anniversary = `${Number(birthdate.slice(0, 4)) + years}${birthdate.slice(4)}`
        const today = isRealDay(anniversary) ? addDays(anniversary, count) : addDays(birthdate, count)
        let birthdays = -1
        for (let year = Number(birthdate.slice(0, 4)); `${year}${birthdate.slice(4)}` <= today; year += 1)
          birthdays += 1
        const age = birthdays < 0 ? null : birthdays
        expect([ageOn(birthdate, today), ageOn(none, today)]).toEqual([age, null])
        expect(isAdult(birthdate, today)).toBe(birthdays >= 18)
        expect(isOutsideAges(birthdate, today, { from: 4, to: 16 })).toBe(
          age !== null && (age < 4 || age > 16),
        )
        expect(isOutsideAges(none, today, { from: 4, to: 16 })).toBe(false)
      },
    ),
    { numRuns: 500 },
  )
})
