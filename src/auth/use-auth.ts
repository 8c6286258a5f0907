import { use, useEffect } from 'react'
import { AuthContext, type AuthState, type SignedInUser } from './auth-context.ts'
import { hasSignedInBefore } from './known-device.ts'

/** The shared auth state, as it is known. On a public page of a new device nobody is signed in, and nothing is asked. */
export function useAuth(): AuthState {
  const { session } = use(AuthContext)
  return {
    user: session.state === 'signed-in' ? session.user : null,
    isFetching: session.state === 'fetching',
  }
}

/** Whether to greet a parent: as the session is known, and until then as this device remembers it. */
export function useIsMember(): boolean {
  const { user, isFetching } = useAuth()
  return isFetching ? hasSignedInBefore() : user !== null
}

/** The shared auth state for a page that must know: asks the sign-in service if nobody has. */
export function useRequiredAuth(): AuthState {
  const { session, wake } = use(AuthContext)
  useEffect(wake, [wake])
  return {
    user: session.state === 'signed-in' ? session.user : null,
    isFetching: session.state === 'fetching' || session.state === 'asleep',
  }
}

/** Whether the parent has asked in this tab for the session to end, and nobody has signed in since. */
export function useHasSignedOut(): boolean {
  const { session } = use(AuthContext)
  return session.state === 'signed-out' && session.isExpected === true
}

/** Wakes the sign-in service, for work that will change the session. */
export function useWakeAuth(): () => void {
  return use(AuthContext).wake
}

/**
 * The signed-in parent, on a page behind the guard.
 * @throws Error where no guard stands before the page.
 */
export function useSignedInUser(): SignedInUser {
  const { user } = useAuth()
  if (user === null) throw new Error('This page needs a guard: nobody is signed in.')
  return user
}
