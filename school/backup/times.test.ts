import { describe, expect, it } from 'vitest'
import { isAfter } from './times.ts'

describe('Two times of Firestore', () => {
  it.each([
    ['2026-11-22T04:00:00.123457Z', '2026-11-22T04:00:00.123456Z'],
    ['2026-11-22T04:00:00.000000001Z', '2026-11-22T04:00:00Z'],
    ['2026-11-22T04:00:00.1Z', '2026-11-22T04:00:00.099999999Z'],
    ['2026-11-22T04:00:01Z', '2026-11-22T04:00:00.999999Z'],
  ])('are told apart to the nanosecond: %s is after %s', (later, earlier) => {
    expect(isAfter(later, earlier)).toBe(true)
    expect(isAfter(earlier, later)).toBe(false)
  })

  it('are one time, however many digits it is written with', () => {
    expect(isAfter('2026-11-22T04:00:00.1Z', '2026-11-22T04:00:00.100000Z')).toBe(false)
  })
})
