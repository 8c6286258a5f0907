import { expect, inject } from 'vitest'
import type { Address } from 'firestore-emulator/testing/administrator'

/** Identity Toolkit takes as many accounts at once. */
const mostAccounts = 1000

/** The path of the Identity Toolkit API in the emulator. */
export const identity = '/identitytoolkit.googleapis.com/v1'

/** The Auth emulator that all tests of a run share (`global-auth.ts`): its accounts are those of their own projects. */
export function sharedAuth() {
  return {
    get server(): Address {
      return inject('auth')
    },
    /** `HOST:PORT`. */
    get address() {
      return `${this.server.host}:${this.server.port}`
    },
    /** Sends a request as the administrator. */
    async ask(method: string, at: string, body?: unknown): Promise<Record<string, unknown>> {
      const answer = await fetch(`http://${this.address}${at}`, {
        method,
        headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return (await answer.json()) as Record<string, unknown>
    },
    /** Creates accounts, with the fields of Identity Toolkit: `localId`, `email`, `emailVerified`, `rawPassword`. */
    async writeAccounts(project: string, accounts: readonly Record<string, unknown>[]): Promise<void> {
      for (let start = 0; start < accounts.length; start += mostAccounts) {
        const users = accounts.slice(start, start + mostAccounts)
        const at = `${identity}/projects/${project}/accounts:batchCreate`
        const { error = [] } = await this.ask('POST', at, { users })
        expect(error, 'what is wrong with the accounts').toEqual([])
      }
    },
    /** The addresses of the accounts of a project. */
    async addresses(project: string): Promise<string[]> {
      const answer = await this.ask(
        'GET',
        `${identity}/projects/${project}/accounts:batchGet?maxResults=1000`,
      )
      return ((answer.users ?? []) as { email?: string }[]).map(({ email = '' }) => email).sort()
    },
  }
}
