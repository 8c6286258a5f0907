import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { AuthContext, type Session } from './auth-context'
import { hasSignedInBefore, onSignInElsewhere } from './known-device'

/**
 * Shares the session with all pages. The sign-in service is downloaded after the first paint, and only where somebody
 * has signed in on this device before or a page asks (DESIGN section 1).
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [isAwake, setIsAwake] = useState(hasSignedInBefore)
  const [session, setSession] = useState<Session>(() => ({ state: isAwake ? 'fetching' : 'asleep' }))

  const wake = useCallback(() => {
    setIsAwake(true)
    setSession((known) => (known.state === 'asleep' ? { state: 'fetching' } : known))
  }, [])

  useEffect(() => onSignInElsewhere(wake), [wake])

  useEffect(() => {
    if (!isAwake) return
    let isOver = false
    let stop: (() => void) | undefined
    void import('./session')
      .then(({ observeSession }) => {
        if (!isOver) stop = observeSession(setSession)
      })
      .catch((error: unknown) => {
        console.error('The sign-in service could not be loaded:', error)
        if (!isOver) setSession({ state: 'signed-out' })
      })
    return () => {
      isOver = true
      stop?.()
    }
  }, [isAwake])

  const value = useMemo(() => ({ session, wake }), [session, wake])
  return <AuthContext value={value}>{children}</AuthContext>
}
