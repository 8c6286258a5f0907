// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from './read.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it.each([
  ['retried twice where it may be the connection', 'unavailable', 3],
  ['not tried again where it was refused', 'permission-denied', 1],
])('A read that fails is %s, and logged once', async (_, code, tries) => {
  const error = Object.assign(new Error('It failed.'), { code })
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const queryFn = vi.fn(() => Promise.reject(error))
  const reading = expect(queryClient.query({ queryKey: ['x'], queryFn })).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await reading
  expect(queryFn).toHaveBeenCalledTimes(tries)
  expect(logged.mock.calls).toEqual([['A read failed:', error]])
})

it('A read that fails is tried again by itself where a page waits for it, until it is there', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const refused = Object.assign(new Error('refused'), { code: 'permission-denied' })
  const queryFn = vi.fn().mockRejectedValueOnce(refused).mockResolvedValue('here')
  const stop = new QueryObserver(queryClient, { queryKey: ['y'], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(queryFn).toHaveBeenCalledTimes(2)
  stop()
})

it('A read of a database over its quota is tried at most three times a minute', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const queryFn = vi.fn(() => Promise.reject(Object.assign(new Error(), { code: 'resource-exhausted' })))
  const stop = new QueryObserver(queryClient, { queryKey: ['z'], queryFn }).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(queryFn.mock.calls.length).toBeGreaterThan(100)
  expect(queryFn.mock.calls.length).toBeLessThan(190)
  stop()
})
