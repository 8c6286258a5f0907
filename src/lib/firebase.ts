import { initializeApp } from 'firebase/app'
import { env } from './env.ts'

/**
 * The Firebase app, once. Its two services stand where they are used, `data/firestore.ts` and `auth/firebase-auth.ts`,
 * so that a page that reads courses does not download Auth.
 */
export const firebaseApp = initializeApp(env.firebase)
