import { initializeApp } from 'firebase/app'
import { env } from './env.ts'

// The SDK counts its users in IndexedDB, and each request of the sign-in service waits for that. In Safari IndexedDB may
// never answer. A browser without one is a case that the SDK has to know; it has no option to leave it alone.
Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined })

/** Firestore and Auth are set up where they are used, so that reading courses does not download Auth. */
export const firebaseApp = initializeApp(env.firebase)
