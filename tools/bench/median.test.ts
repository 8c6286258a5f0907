import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the middle figure, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([7])).toBe(7)
  expect(median([4, 1, 100, 2])).toBe(3)
})
