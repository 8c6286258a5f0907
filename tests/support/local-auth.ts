import { expect, inject } from 'vitest'
import type { Address } from 'firestore-emulator/testing/administrator'

/** Identity Toolkit takes as many accounts at once. */
const mostAccounts = 1000

/** The path of the Identity Toolkit API in the emulator. */
const identity = '/identitytoolkit.googleapis.com/v1'

/** The Auth emulator that all tests of a run share (`global-backend.ts`), with the accounts of a project of the test's own. */
export function sharedAuth(project: string) {
  const all = `${identity}/projects/${project}/accounts`
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
    async write(...accounts: Record<string, unknown>[]): Promise<void> {
      for (let start = 0; start < accounts.length; start += mostAccounts) {
        const users = accounts.slice(start, start + mostAccounts)
        const { error = [] } = await this.ask('POST', `${all}:batchCreate`, { users })
        expect(error, 'what is wrong with the accounts').toEqual([])
      }
    },
    /** Changes these fields of the account that `localId` names. */
    update(fields: Record<string, unknown>) {
      return this.ask('POST', `${all}:update`, fields)
    },
    /** Every account, by `localId`. */
    async list(): Promise<Record<string, Record<string, string>>> {
      const answer = await this.ask('GET', `${all}:batchGet?maxResults=${mostAccounts}`)
      const users = (answer.users ?? []) as Record<string, string>[]
      return Object.fromEntries(users.map(({ localId = '', ...user }) => [localId, user]))
    },
    /** The addresses of all accounts. */
    async addresses(): Promise<(string | undefined)[]> {
      return Object.values(await this.list())
        .map(({ email }) => email)
        .sort()
    },
    /** The uid of whom these sign in, or the emulator's refusal. */
    async signIn(email: string, password: string): Promise<unknown> {
      const asked = { email, password, targetProjectId: project }
      const answer = await this.ask('POST', `${identity}/accounts:signInWithPassword?key=any`, asked)
      return answer.localId ?? (answer.error as { message?: string }).message
    },
    async deleteAll(): Promise<void> {
      await this.ask('DELETE', `/emulator/v1/projects/${project}/accounts`)
    },
  }
}
