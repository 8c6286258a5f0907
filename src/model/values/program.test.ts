import { expect, it } from 'vitest'
import { readListedCourse } from '../course.ts'
import { addDays } from '../dates/day.ts'
import { programOf } from './program.ts'

const start = '2027-01-11'

function schoolOf(...courses: { level: number; weeks: number }[]) {
  return programOf(
    courses.map(({ level, weeks }) =>
      readListedCourse(String(level), { StartDate: start, EndDate: addDays(start, 7 * weeks - 1) }),
    ),
  )
}

it('counts months from eight weeks on, because three weeks are no month', () => {
  expect([3, 7, 8, 20, 49].map((weeks) => schoolOf({ level: 1, weeks }).months)).toEqual([
    null,
    null,
    [2, 2],
    [5, 5],
    [11, 11],
  ])
  expect(schoolOf({ level: 1, weeks: 3 }, { level: 2, weeks: 20 }).months).toBeNull()
})

it('tells a gap between levels, in which no level builds on the one before', () => {
  expect(schoolOf({ level: 1, weeks: 20 }, { level: 3, weeks: 20 })).toMatchObject({
    levelCount: 2,
    lastLevel: 3,
    hasAllLevels: false,
  })
  expect(schoolOf({ level: 1, weeks: 20 }, { level: 2, weeks: 20 }).hasAllLevels).toBe(true)
})
