import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite'
import { env } from '#lib/env.ts'
import { firebaseApp } from '#lib/firebase.ts'

/** The school's database, or the local one in a local build. */
export const firestore = getFirestore(firebaseApp)

if (env.localBackend !== null) {
  const [host, port] = env.localBackend.firestore.split(':')
  connectFirestoreEmulator(firestore, host ?? '', Number(port))
}
