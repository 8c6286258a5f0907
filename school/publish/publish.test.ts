import { Timestamp } from 'firebase-admin/firestore'
import { expect, it } from 'vitest'
import { isSameTime } from './publish.ts'

it('tells two writes in one millisecond from each other', () => {
  const [one, same, other] = [1_000, 1_000, 2_000].map((nanoseconds) => new Timestamp(1, nanoseconds))
  expect(isSameTime(one, same)).toBe(true)
  expect(isSameTime(one, other)).toBe(false)
  expect(isSameTime(one, undefined)).toBe(false)
  expect(isSameTime(undefined, undefined)).toBe(true)
})
