import { expect, test } from 'vitest'
import { endOfDay, formatMoment, schoolDay, startOfDay } from './school-time.ts'

// The clocks of Toronto go forward on 8 March 2020 and back on 1 November 2020.

test.each([
  ['2020-01-15', '2020-01-15T05:00:00.000Z', '2020-01-16T05:00:00.000Z'],
  ['2020-07-15', '2020-07-15T04:00:00.000Z', '2020-07-16T04:00:00.000Z'],
  ['2020-03-08', '2020-03-08T05:00:00.000Z', '2020-03-09T04:00:00.000Z'],
  ['2020-11-01', '2020-11-01T04:00:00.000Z', '2020-11-02T05:00:00.000Z'],
  ['2020-12-31', '2020-12-31T05:00:00.000Z', '2021-01-01T05:00:00.000Z'],
  ['2024-02-29', '2024-02-29T05:00:00.000Z', '2024-03-01T05:00:00.000Z'],
])('the day %s of the school begins at %s and ends at %s', (day, beginning, end) => {
  expect(startOfDay(day).toISOString()).toBe(beginning)
  expect(endOfDay(day).toISOString()).toBe(end)
})

test('a moment is shown in the time of the school', () => {
  expect(formatMoment(new Date('2020-07-15T03:59:59.999Z'))).toBe('2020-07-14 23:59')
  expect(formatMoment(new Date('2020-01-15T05:00:00Z'))).toBe('2020-01-15 00:00')
  expect(schoolDay(new Date('2020-01-15T04:59:59Z'))).toBe('2020-01-14')
})
