import { useEffect, useRef } from 'react'

const firstDelay = 5_000
const longestDelay = 60_000

/**
 * Calls `look` when the connection is back, or after a while that doubles from five seconds to a minute with each new
 * `look`. `null`: there is nothing to look for.
 */
export function useLookAgain(look: (() => void) | null): void {
  const looks = useRef(0)
  useEffect(() => {
    if (look === null) {
      looks.current = 0
      return
    }
    const timer = setTimeout(look, Math.min(firstDelay * 2 ** looks.current, longestDelay))
    looks.current += 1
    window.addEventListener('online', look)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', look)
    }
  }, [look])
}
