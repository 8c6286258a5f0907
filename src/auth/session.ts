import { onAuthStateChanged, onIdTokenChanged } from 'firebase/auth'
import { env } from '../lib/env'
import type { Session } from './auth-context'
import { auth } from './firebase-auth'
import { idTokenSync } from './id-token-sync'
import { rememberSignedIn } from './known-device'

/**
 * Tells each session state as the sign-in service reports it, also of other tabs, and keeps the optional ID-token sync
 * going (SPEC section 7).
 * @returns a function that stops it.
 */
export function observeSession(onChange: (session: Session) => void): () => void {
  const stopStates = onAuthStateChanged(auth, (user) => {
    rememberSignedIn(user !== null)
    if (user === null) onChange({ state: 'signed-out' })
    else onChange({ state: 'signed-in', user: { uid: user.uid, email: user.email ?? '' } })
  })
  const sync = idTokenSync(env.idTokenSyncUrl)
  const stopTokens = onIdTokenChanged(auth, (user) => void sync(user))
  return () => {
    stopStates()
    stopTokens()
  }
}
