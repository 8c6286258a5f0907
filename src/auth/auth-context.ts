import { createContext } from 'react'

/** Who is signed in, as far as pages need it. */
export interface SignedInUser {
  uid: string
  email: string
  /** Whether the parent has proved that the address is theirs. */
  isEmailVerified: boolean
}

/** The shared auth state (SPEC section 3): `isFetching` until the first state has arrived. */
export interface AuthState {
  user: SignedInUser | null
  isFetching: boolean
}

/**
 * `asleep`: the sign-in service was not asked, because nobody has signed in on this device and nothing on the page
 * needs it yet. Whoever needs to know calls `wake`.
 */
export type Session =
  | { state: 'asleep' | 'fetching' }
  /** `isExpected`: the parent has asked for it in this tab. */
  | { state: 'signed-out'; isExpected?: boolean }
  | { state: 'signed-in'; user: SignedInUser }

export interface AuthContextValue {
  session: Session
  wake: () => void
}

export const AuthContext = createContext<AuthContextValue>({
  session: { state: 'fetching' },
  wake: () => undefined,
})
