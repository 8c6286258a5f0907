import { useEffect, useRef } from 'react'
import { retryLater } from '#lib/retry.ts'

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
