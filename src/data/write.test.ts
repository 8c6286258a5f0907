import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { UnknownOutcome } from '#lib/errors.ts'
import { writeOnce, writeTimeout } from './write.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('A write that was given up is not sent once more when its answer fails at last', async () => {
  let fail: (reason: Error) => void = () => undefined
  const write = vi.fn(() => new Promise((_, reject) => (fail = reject)))
  const outcome = expect(writeOnce(write, () => Promise.resolve(false))).rejects.toThrow(UnknownOutcome)
  await vi.advanceTimersByTimeAsync(writeTimeout)
  await outcome
  fail(new Error('The line is dead.'))
  await vi.runAllTimersAsync()
  expect(write).toHaveBeenCalledTimes(1)
})
