import { afterAll, beforeAll } from 'vitest'
import { startFirestore, type FirestoreOptions, type RunningFirestore } from '../src/server.ts'
import { owner, sendRequest, type Reply } from './rest.ts'

/** The Firestore server of a test file. */
export interface LocalFirestore {
  readonly server: RunningFirestore
  /** `http://127.0.0.1:PORT` */
  readonly origin: string
  /** Posts a message to `/v1/` and this path, as the administrator unless the headers say otherwise. */
  post(path: string, message: unknown, headers?: Record<string, string>): Promise<Reply>
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
    post(path, message, headers = owner) {
      return sendRequest(this.origin, 'POST', `/v1/${path}`, { headers, body: message })
    },
  }
}
