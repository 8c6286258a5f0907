// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from './read.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Reads with a function that always fails; gives how often it was tried and what was logged. */
async function failing(error: Error) {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const queryFn = vi.fn(() => Promise.reject(error))
  const reading = expect(queryClient.query({ queryKey: ['x'], queryFn })).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await reading
  return { tries: queryFn.mock.calls.length, logged: logged.mock.calls }
}

describe('a read that fails', () => {
  it('is retried twice where it may be the connection, and then logged once', async () => {
    const error = new Error('Failed to fetch')
    expect(await failing(error)).toEqual({ tries: 3, logged: [['A read failed:', error]] })
  })

  it('is not tried again where it was refused', async () => {
    const error = Object.assign(new Error('refused'), { code: 'permission-denied' })
    expect(await failing(error)).toEqual({ tries: 1, logged: [['A read failed:', error]] })
  })
})

describe('what a page waits for', () => {
  it('is read again by itself, after ten seconds and then after twice as long, until it is there', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const refused = Object.assign(new Error('refused'), { code: 'permission-denied' })
    const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(refused))
    const observer = new QueryObserver(queryClient, { queryKey: ['y'], queryFn })
    const stop = observer.subscribe(() => undefined)
    for (const [wait, tries] of [
      [0, 1],
      [9_900, 1],
      [200, 2],
      [19_700, 2],
      [300, 3],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait)
      expect(queryFn).toHaveBeenCalledTimes(tries)
    }
    queryFn.mockResolvedValue('here')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(observer.getCurrentResult().data).toBe('here')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(queryFn).toHaveBeenCalledTimes(4)
    stop()
  })
})
