import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { retryLater } from '#lib/retry.ts'
import { hasSignedInBefore, onSignInElsewhere } from './known-device.ts'
import type { Session, SignedInUser } from './session.ts'

/**
 * Shares the session with all pages. The sign-in service is downloaded after the first paint, and only if somebody has
 * signed in on this device before or a page needs it.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  // A prerendered page knows nothing of this device, and hydrates as it was built.
  const isRemembered = useSyncExternalStore(onSignInElsewhere, hasSignedInBefore, () => false)
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
        // Somebody who may be signed in is not sent to sign in because of this; otherwise the next `wake` retries.
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

export const AuthContext = createContext<{ session: Session; wake: () => void }>({
  session: { state: 'fetching' },
  wake: () => undefined,
})

type AuthState = ReturnType<typeof useAuth>

/** The shared auth state. It does not wake the sign-in service: on a new device everybody counts as signed out. */
export function useAuth() {
  const { session } = use(AuthContext)
  return {
    user: session.state === 'signed-in' ? session.user : null,
    /** Until the first state has arrived (S3.19). */
    isFetching: session.state === 'fetching',
  }
}

/** Whether to greet a parent; while the session is being fetched, going by what this device remembers. */
export function useIsMember(): boolean {
  const { user, isFetching } = useAuth()
  return isFetching ? hasSignedInBefore() : user !== null
}

/** The shared auth state for a page that depends on it: wakes the sign-in service. */
export function useRequiredAuth(): AuthState {
  const { session, wake } = use(AuthContext)
  const { user, isFetching } = useAuth()
  useEffect(wake, [wake])
  return { user, isFetching: isFetching || session.state === 'asleep' }
}

/** Whether the parent signed out in this tab, and nobody has signed in since. */
export function useHasSignedOut(): boolean {
  const { session } = use(AuthContext)
  return session.state === 'signed-out' && session.isExpected === true
}

export function useWakeAuth(): () => void {
  return use(AuthContext).wake
}

/** The signed-in parent, on a page behind the guard. @throws Error outside the guard. */
export function useSignedInUser(): SignedInUser {
  const { user } = useAuth()
  if (user === null) throw new Error('This page needs a guard: nobody is signed in.')
  return user
}

/** The session observer: downloading it downloads the sign-in service, which checks who is signed in. */
function loadSession() {
  return import('./session.ts')
}

/**
 * The functions of `accounts.ts`, lazily, so that merely reading the sign-in page does not download the sign-in
 * service. The session observer comes along, so that no sign-in goes unnoticed.
 */
export async function loadAccounts() {
  await loadSession()
  return import('./accounts.ts')
}

/** In advance; whoever needs it reports a failure. */
export function preloadSession(): void {
  loadSession().catch(() => undefined)
}

export function preloadAccounts(): void {
  loadAccounts().catch(() => undefined)
}
