import { onIdTokenChanged } from 'firebase/auth'
import { env } from '#lib/env.ts'
import type { Session } from './auth.tsx'
import { auth, signOutState } from './firebase-auth.ts'
import { idTokenSync } from './id-token-sync.ts'
import { rememberSignedIn } from './known-device.ts'

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
