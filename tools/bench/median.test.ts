import { expect, test } from 'vitest'
import { median } from './median.ts'

test('the median is the figure in the middle, however they came', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([7])).toBe(7)
})

test('of an even number of figures it is the mean of the two in the middle', () => {
  expect(median([4, 1, 100, 2])).toBe(3)
})
