import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { env } from '../lib/env'
import { firebaseApp } from '../lib/firebase'

/**
 * The sign-in service, without popups and redirects: the site signs in with email and password only (SPEC section 1).
 * Import this file when it is first needed: Auth is most of the SDK's bytes.
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
})

if (env.localBackend !== null) {
  connectAuthEmulator(auth, `http://${env.localBackend.auth}`, { disableWarnings: true })
}
