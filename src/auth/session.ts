import { onIdTokenChanged } from 'firebase/auth'
import { env } from '#lib/env.ts'
import { auth, signOutState } from './firebase-auth.ts'
import { idTokenSync } from './id-token-sync.ts'
import { rememberSignedIn } from './known-device.ts'

export interface SignedInUser {
  uid: string
  email: string
  isEmailVerified: boolean
}

/** `asleep`: nobody has signed in on this device, so the sign-in service is not asked until `wake`. */
export type Session =
  | { state: 'asleep' | 'fetching' }
  /** `isExpected`: the parent signed out in this tab. */
  | { state: 'signed-out'; isExpected?: boolean }
  | { state: 'signed-in'; user: SignedInUser }

/**
 * Reports each session state, also one caused in another tab, and runs the optional ID-token sync (S7.05).
 * @returns a function that stops it.
 */
export function observeSession(onChange: (session: Session) => void): () => void {
  const sync = idTokenSync(env.idTokenSyncUrl)
  return onIdTokenChanged(auth, (user) => {
    rememberSignedIn(user !== null)
    if (user === null) {
      onChange({ state: 'signed-out', ...signOutState })
    } else {
      signOutState.isExpected = false
      const { uid, email, emailVerified } = user
      onChange({ state: 'signed-in', user: { uid, email: email ?? '', isEmailVerified: emailVerified } })
    }
    void sync(user)
  })
}
