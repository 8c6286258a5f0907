import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { retryLater } from '#lib/retry-later.ts'
import { AuthContext, type Session } from './auth-context.ts'
import { hasSignedInBefore, onSignInElsewhere } from './known-device.ts'
import { loadSession } from './lazy-accounts.ts'

/**
 * Shares the session with all pages. The sign-in service is downloaded after the first paint, and only where somebody
 * has signed in on this device before or a page needs it.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  // A prerendered page knows nothing of this device, and hydrates as it was built.
  const isRemembered = useSyncExternalStore(onSignInElsewhere, hasSignedInBefore, nobody)
  const [isWoken, setIsWoken] = useState(false)
  const [reported, setReported] = useState<Session | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isAwake = isWoken || isRemembered || reported !== null
  const wake = useCallback(() => {
    setIsWoken(true)
    setHasFailed(false)
  }, [])

  useEffect(() => {
    if (!isAwake || hasFailed) return
    let isOver = false
    let stop: (() => void) | undefined
    void loadSession()
      .then(({ observeSession }) => {
        if (!isOver) stop = observeSession(setReported)
      })
      .catch((error: unknown) => {
        console.error('The sign-in service could not be loaded:', error)
        if (isOver) return
        setHasFailed(true)
        // Somebody who may be signed in is not sent to sign in for this; elsewhere the next `wake` retries.
        if (!hasSignedInBefore()) setReported({ state: 'signed-out' })
      })
    return () => {
      isOver = true
      stop?.()
    }
  }, [isAwake, hasFailed])

  useEffect(() => {
    if (!hasFailed || !isRemembered) return
    return retryLater(wake, 0)
  }, [hasFailed, isRemembered, wake])

  const value = useMemo(
    () => ({ session: reported ?? { state: isAwake ? 'fetching' : 'asleep' }, wake }) as const,
    [reported, isAwake, wake],
  )
  return <AuthContext value={value}>{children}</AuthContext>
}

function nobody(): boolean {
  return false
}
