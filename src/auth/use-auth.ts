import { use, useEffect } from 'react'
import { AuthContext, type AuthState, type SignedInUser } from './auth-context.ts'
import { hasSignedInBefore } from './known-device.ts'

/** The shared auth state. It does not wake the sign-in service: on a new device nobody counts as signed in. */
export function useAuth(): AuthState {
  const { session } = use(AuthContext)
  return {
    user: session.state === 'signed-in' ? session.user : null,
    isFetching: session.state === 'fetching',
  }
}

/** Whether to greet a parent; while the session is being fetched, as this device remembers it. */
export function useIsMember(): boolean {
  const { user, isFetching } = useAuth()
  return isFetching ? hasSignedInBefore() : user !== null
}

/** The shared auth state for a page that depends on it: wakes the sign-in service. */
export function useRequiredAuth(): AuthState {
  const { session, wake } = use(AuthContext)
  useEffect(wake, [wake])
  return {
    user: session.state === 'signed-in' ? session.user : null,
    isFetching: session.state === 'fetching' || session.state === 'asleep',
  }
}

/** Whether the parent signed out in this tab, and nobody has signed in since. */
export function useHasSignedOut(): boolean {
  const { session } = use(AuthContext)
  return session.state === 'signed-out' && session.isExpected === true
}

export function useWakeAuth(): () => void {
  return use(AuthContext).wake
}

/**
 * The signed-in parent, on a page behind the guard.
 * @throws Error without a guard before the page.
 */
export function useSignedInUser(): SignedInUser {
  const { user } = useAuth()
  if (user === null) throw new Error('This page needs a guard: nobody is signed in.')
  return user
}
