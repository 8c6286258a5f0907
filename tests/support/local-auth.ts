import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Address } from 'firestore-emulator/testing/administrator'
import { type FirebaseEmulators, startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'

/** Google's Auth emulator, which runs while the tests of a file do. */
export interface LocalAuth {
  readonly server: Address
  /** `HOST:PORT`. */
  readonly address: string
  /** Sends a request as the administrator. */
  ask(method: string, at: string, body?: unknown): Promise<Record<string, unknown>>
  /** Creates accounts, with the fields of Identity Toolkit: `localId`, `email`, `emailVerified`, `disabled`, `rawPassword`. */
  writeAccounts(project: string, accounts: readonly Record<string, unknown>[]): Promise<void>
  /** The accounts of a project, by their addresses. */
  addresses(project: string): Promise<string[]>
}

/** Identity Toolkit takes as many accounts at once. */
const mostAccounts = 1000

/** The path of the Identity Toolkit API in the emulator. */
export const identity = '/identitytoolkit.googleapis.com/v1'

/** The Auth emulator that all tests of a run share (`global-auth.ts`): its accounts are those of their own projects. */
export function sharedAuth(): LocalAuth {
  return authAt(() => inject('auth'))
}

/**
 * Starts an Auth emulator before the tests of the file that calls this, and stops it after them. It takes every API key
 * for this project's.
 */
export function ownAuth(projectId: string): LocalAuth {
  let running: FirebaseEmulators | undefined

  beforeAll(async () => {
    running = await startFirebaseEmulators({ projectId })
  })
  afterAll(async () => {
    await running?.stop()
  })

  return authAt(() => {
    if (running === undefined) throw new Error('The Auth emulator runs only while tests do.')
    return running.auth
  })
}

function authAt(find: () => Address): LocalAuth {
  return {
    get server() {
      return find()
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
    async writeAccounts(project, accounts) {
      for (let start = 0; start < accounts.length; start += mostAccounts) {
        const users = accounts.slice(start, start + mostAccounts)
        const at = `${identity}/projects/${project}/accounts:batchCreate`
        const { error = [] } = await this.ask('POST', at, { users })
        expect(error, 'what is wrong with the accounts').toEqual([])
      }
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
