import { createContext } from 'react'

export interface SignedInUser {
  uid: string
  email: string
  isEmailVerified: boolean
}

/** `isFetching` until the first state has arrived (S3.19). */
export interface AuthState {
  user: SignedInUser | null
  isFetching: boolean
}

/** `asleep`: nobody has signed in on this device, so the sign-in service is not asked until `wake`. */
export type Session =
  | { state: 'asleep' | 'fetching' }
  /** `isExpected`: the parent signed out in this tab. */
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
