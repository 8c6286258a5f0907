import { useEffect, useRef } from 'react'

const firstDelay = 5_000
const longestDelay = 60_000

/**
 * Calls `retry` once: as soon as the browser is online again, at the latest after a delay that doubles from five seconds
 * to a minute with the number of earlier `attempts`.
 * @returns a function that cancels it.
 */
export function retryLater(retry: () => void, attempts: number): () => void {
  const timer = setTimeout(retryNow, Math.min(firstDelay * 2 ** attempts, longestDelay))
  window.addEventListener('online', retryNow)

  function cancel() {
    clearTimeout(timer)
    window.removeEventListener('online', retryNow)
  }

  function retryNow() {
    cancel()
    retry()
  }

  return cancel
}

/** Schedules each new `retry` as `retryLater` does; `null` starts the delays over. */
export function useRetry(retry: (() => void) | null): void {
  const attempts = useRef(0)
  useEffect(() => {
    if (retry === null) {
      attempts.current = 0
      return
    }
    attempts.current += 1
    return retryLater(retry, attempts.current - 1)
  }, [retry])
}
