import { describe, expect, it } from 'vitest'
import { ageOn, dayOf, isAdult, isBirthdate, isOutsideAges } from './day.ts'

describe('a day without a time', () => {
  it('is the day that the clock shows, padded to ten characters', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(dayOf(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21')
  })

  it('takes a day from the first of 1900 to today for a birthdate', () => {
    expect(isBirthdate('2026-11-21', '2026-11-21')).toBe(true)
    expect(isBirthdate('2026-11-22', '2026-11-21')).toBe(false)
    expect(isBirthdate('1900-01-01', '2026-11-21')).toBe(true)
    expect(isBirthdate('1899-12-31', '2026-11-21')).toBe(false)
    expect(isBirthdate('2019-02-29', '2026-11-21')).toBe(false)
  })
})

describe('age', () => {
  it.each([
    ['2018-03-14', '2026-03-14', 8],
    ['2018-03-14', '2026-03-13', 7],
    ['2020-02-29', '2027-02-28', 6],
    ['2020-02-29', '2027-03-01', 7],
    ['2026-11-21', '2026-11-21', 0],
    ['', '2026-11-21', null],
    ['spring', '2026-11-21', null],
    ['2019-02-29', '2026-11-21', null],
    ['2026-11-22', '2026-11-21', null],
  ])('is computed from the birthdate: %s on %s is %j (S3.20)', (birthdate, day, age) => {
    expect(ageOn(birthdate, day)).toBe(age)
  })

  it('is an adult’s from the eighteenth birthday on', () => {
    expect(isAdult('2008-11-21', '2026-11-21')).toBe(true)
    expect(isAdult('2008-11-22', '2026-11-21')).toBe(false)
  })

  it('is taught from the first to the last age of the school, and asked about where it is another one', () => {
    const isOutside = (birthdate: string) => isOutsideAges(birthdate, '2026-11-21', { from: 4, to: 16 })
    const birthdates = ['2022-11-22', '2022-11-21', '2009-11-22', '2009-11-21', 'in spring']
    expect(birthdates.map(isOutside)).toEqual([true, false, false, true, false])
  })
})
