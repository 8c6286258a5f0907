import { initializeApp } from 'firebase/app'
import { env } from './env.ts'

/** Firestore and Auth are set up where they are used, so that reading courses does not download Auth. */
export const firebaseApp = initializeApp(env.firebase)
