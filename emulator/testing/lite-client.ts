import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import { connectFirestoreEmulator, getFirestore, setLogLevel, type Firestore } from 'firebase/firestore/lite'
import type { RunningFirestore } from '../src/server.ts'

setLogLevel('silent')

const apps: FirebaseApp[] = []

/** A client of the SDK: the administrator for 'owner', signed out for null, else the user with this uid. */
export function clientOf(server: RunningFirestore, projectId: string, who: string | null): Firestore {
  const app = initializeApp({ projectId, apiKey: 'none' }, `${projectId}-${apps.length}`)
  apps.push(app)
  const database = getFirestore(app)
  const token = who === 'owner' ? 'owner' : { sub: who ?? '', email: `${who ?? ''}@example.org` }
  connectFirestoreEmulator(database, server.host, server.port, who === null ? {} : { mockUserToken: token })
  return database
}

/** Deletes every client that clientOf has created. */
export async function endClients(): Promise<void> {
  await Promise.all(apps.splice(0).map(deleteApp))
}

/** The error code of a call, or 'nothing failed'. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'nothing failed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
