import type { UseQueryResult } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient, readOf } from './read'

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
  it('is tried twice more where it may be the line, and then logged once', async () => {
    const error = new Error('Failed to fetch')
    expect(await failing(error)).toEqual({ tries: 3, logged: [['A read failed:', error]] })
  })

  it('is not tried again where it was refused', async () => {
    const error = Object.assign(new Error('refused'), { code: 'permission-denied' })
    expect(await failing(error)).toEqual({ tries: 1, logged: [['A read failed:', error]] })
  })
})

describe('what a page knows of a read', () => {
  function read(query: { data?: string | null; status: string }) {
    return readOf(query as UseQueryResult<string | null>)
  }

  it('is one of loading, error and ready', () => {
    expect(read({ status: 'pending' })).toEqual({ status: 'loading' })
    expect(read({ status: 'error' })).toEqual({ status: 'error' })
    expect(read({ status: 'success', data: 'x' })).toEqual({ status: 'ready', data: 'x' })
  })

  it('is ready with a document that does not exist, and with what was read before a failure', () => {
    expect(read({ status: 'success', data: null })).toEqual({ status: 'ready', data: null })
    expect(read({ status: 'error', data: 'x' })).toEqual({ status: 'ready', data: 'x' })
  })
})
