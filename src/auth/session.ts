import { onIdTokenChanged } from 'firebase/auth'
import { env } from '../lib/env'
import type { Session } from './auth-context'
import { auth } from './firebase-auth'
import { idTokenSync } from './id-token-sync'
import { rememberSignedIn } from './known-device'

/** Whether the parent has asked, in this tab, for the session to end. */
let isSignOutExpected = false

/** To be called before a sign-out that the parent has asked for. */
export function expectSignOut(): void {
  isSignOutExpected = true
}

/**
 * Tells each session state as the sign-in service reports it, also of other tabs, and keeps the optional ID-token sync
 * going (S7.05).
 * @returns a function that stops it.
 */
export function observeSession(onChange: (session: Session) => void): () => void {
  const sync = idTokenSync(env.idTokenSyncUrl)
  return onIdTokenChanged(auth, (user) => {
    rememberSignedIn(user !== null)
    if (user === null) {
      onChange({ state: 'signed-out', isExpected: isSignOutExpected })
    } else {
      isSignOutExpected = false
      const { uid, email, emailVerified } = user
      onChange({ state: 'signed-in', user: { uid, email: email ?? '', isEmailVerified: emailVerified } })
    }
    void sync(user)
  })
}
