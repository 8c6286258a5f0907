import { describe, expect, it } from 'vitest'
import { levelFrom, quartersOf } from './level.ts'

describe('the flower', () => {
  it('has a quarter for each level, and none for a fifth', () => {
    expect([0, 1, 4, 5].map(quartersOf)).toEqual([0, 1, 4, 4])
  })
})

describe('a level', () => {
  it.each([
    [1, 1],
    ['9', 9],
    [' 2 ', 2],
    [0, null],
    [10, null],
    ['01', null],
    [1.5, null],
    [true, null],
    [null, null],
  ])('named %j is %j', (value, level) => {
    expect(levelFrom(value)).toBe(level)
  })
})
