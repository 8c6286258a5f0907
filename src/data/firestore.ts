import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { env } from '../lib/env'
import { firebaseApp } from '../lib/firebase'

/** The school's database. In a local build it is the local one (DESIGN section 6). */
export const firestore = getFirestore(firebaseApp)

if (env.localBackend !== null) {
  const [host, port] = env.localBackend.firestore.split(':')
  connectFirestoreEmulator(firestore, host ?? '', Number(port))
}

/**
 * To be awaited before a write that nobody has to sign in for: from then on every request carries the proof of App Check
 * that it comes from this site. It never fails: a write without the proof is Firestore's to refuse.
 */
export function beforePublicWrite(): Promise<unknown> | undefined {
  // Asked here, so that the bundler sees it: a build without a key has nothing of App Check in any of its files.
  if (!import.meta.env.VITE_APP_CHECK_SITE_KEY) return undefined
  return import('./app-check').catch((error: unknown) => console.error('App Check did not load:', error))
}
