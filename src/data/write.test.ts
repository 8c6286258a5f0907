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

it('No write is said to be done that is not stored, nor refused that is or will be, whatever is lost on the way', async () => {
  const database = { isStored: false }
  const isStored = () => database.isStored
  function store(): Promise<void> {
    database.isStored = true
    return Promise.resolve()
  }
  const fail = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))
  const never = () => new Promise<never>(() => undefined)
  /** What can become of a write, and of a look at what is stored. */
  const writes = {
    done: store,
    lost: () => fail('unavailable'),
    'done, its answer lost': () => store().then(() => fail('unavailable')),
    'done, unanswered': () => store().then(never),
    'lost, done later': () => {
      setTimeout(() => void store(), 14_000)
      return fail('unavailable')
    },
    unanswered: never,
    'over the allowance': () => fail('resource-exhausted'),
  }
  const looks = {
    seen: () => Promise.resolve(isStored()),
    lost: () => fail('unavailable'),
    unanswered: never,
    'over the allowance': () => fail('resource-exhausted'),
  }
  const pairs = Object.keys(writes).flatMap((write) => Object.keys(looks).map((look) => [write, look])) as [
    keyof typeof writes,
    keyof typeof looks,
  ][]
  for (const first of pairs) {
    for (const second of pairs) {
      database.isStored = false
      const tries = [first, second].values()
      let look = first[1]
      const write = vi.fn(() => {
        const [kind, nextLook] = tries.next().value ?? first
        look = nextLook
        return writes[kind]()
      })
      let said = 'unsaid'
      void writeOnce(write, () => looks[look]()).then(
        () => (said = isStored() ? 'done' : 'done, and is not'),
        (error: unknown) => (said = error instanceof UnknownOutcome ? 'unknown' : 'refused'),
      )
      await vi.advanceTimersByTimeAsync(writeTimeout)
      const inTime = isStored()
      await vi.runAllTimersAsync()
      const what = `${first.join(', look ')}; again ${second.join(', look ')}`
      expect(['done', 'unknown', ...(isStored() ? [] : ['refused'])], what).toContain(said)
      expect(write.mock.calls.length, what).toBeLessThanOrEqual(2)
      const isClear = [first, second].every(([kind, look]) => look === 'seen' && !kind.includes('unanswered'))
      if (inTime && isClear) expect(said, what).toBe('done')
    }
  }
})
