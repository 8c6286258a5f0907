import { afterAll, beforeAll } from 'vitest'
import { type FirebaseServer, startFirebase } from '#tools/local/firebase.ts'

/** Google's Auth emulator, there while the tests of a file run. */
export interface LocalAuth {
  readonly server: FirebaseServer
  /** For `--auth`: `HOST:PORT`. */
  readonly address: string
  /** Sends a request as the administrator. */
  ask(method: string, at: string, body?: unknown): Promise<Record<string, unknown>>
  /** The accounts of a project, by their addresses. */
  addresses(project: string): Promise<string[]>
}

/** The path of the Identity Toolkit API in the emulator. */
export const identity = '/identitytoolkit.googleapis.com/v1'

/** Starts an Auth emulator before the tests of the file that calls this, and stops it after them. */
export function localAuth(projectId = 'demo-auth'): LocalAuth {
  let running: FirebaseServer | undefined

  beforeAll(async () => {
    running = await startFirebase({ projectId, port: 0, host: '127.0.0.1' })
    await running.ready
  })
  afterAll(async () => {
    await running?.stop()
  })

  return {
    get server() {
      if (running === undefined) throw new Error('The Auth emulator runs only while tests do.')
      return running
    },
    get address() {
      return `${this.server.host}:${this.server.port}`
    },
    async ask(method, at, body) {
      const answer = await fetch(`http://${this.address}${at}`, {
        method,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as Record<string, unknown>
    },
    async addresses(project) {
      const answer = await this.ask(
        'GET',
        `${identity}/projects/${project}/accounts:batchGet?maxResults=1000`,
      )
      return ((answer.users ?? []) as { email?: string }[]).map(({ email = '' }) => email).sort()
    },
  }
}
