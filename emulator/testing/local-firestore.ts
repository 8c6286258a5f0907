import { afterAll, beforeAll } from 'vitest'
import { startFirestore, type FirestoreOptions, type RunningFirestore } from '../src/server.ts'

/** The Firestore server of a test file. */
export interface LocalFirestore {
  readonly server: RunningFirestore
  /** `http://127.0.0.1:PORT` */
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
      if (running === undefined) throw new Error('The Firestore server runs only during tests.')
      return running
    },
    get origin() {
      return `http://${this.server.host}:${this.server.port}`
    },
  }
}
