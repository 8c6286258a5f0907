import { afterAll, beforeAll } from 'vitest'
import { startFirestore, type FirestoreOptions, type RunningFirestore } from '../src/server.ts'

/** The Firestore server of a test file, there while its tests run. */
export interface LocalFirestore {
  readonly server: RunningFirestore
  /** Where it answers: `http://127.0.0.1:PORT`. */
  readonly origin: string
}

/** Starts a Firestore server before the tests of the file that calls this, and stops it after them. */
export function localFirestore(options: Partial<FirestoreOptions> = {}): LocalFirestore {
  let running: RunningFirestore | undefined

  beforeAll(async () => {
    running = await startFirestore({ port: 0, ...options })
  })
  afterAll(async () => {
    await running?.stop()
  })

  return {
    get server() {
      if (running === undefined) throw new Error('The Firestore server runs only while tests do.')
      return running
    },
    get origin() {
      return `http://${this.server.host}:${this.server.port}`
    },
  }
}
