import { useEffect, useRef } from 'react'

const firstDelay = 5_000
const longestDelay = 60_000

/**
 * Calls `look` once: when the connection is back, or after a while that doubles from five seconds to a minute with each
 * of the `looks` before.
 * @returns what calls it off.
 */
export function lookLater(look: () => void, looks: number): () => void {
  const timer = setTimeout(lookNow, Math.min(firstDelay * 2 ** looks, longestDelay))
  window.addEventListener('online', lookNow)

  function callOff() {
    clearTimeout(timer)
    window.removeEventListener('online', lookNow)
  }

  function lookNow() {
    callOff()
    look()
  }

  return callOff
}

/** Calls each new `look` later, as `lookLater` does. `null`: there is nothing to look for. */
export function useLookAgain(look: (() => void) | null): void {
  const looks = useRef(0)
  useEffect(() => {
    if (look === null) {
      looks.current = 0
      return
    }
    looks.current += 1
    return lookLater(look, looks.current - 1)
  }, [look])
}
