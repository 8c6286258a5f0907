import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { chunksOf } from './documents.ts'
import { answered, type Service } from './failures.ts'
import type { School } from './firebase.ts'
import { SchoolError, withProgress } from './terminal.ts'

export interface Accounts extends Service {
  auth: Auth
}

/** How many accounts Firebase accepts or returns at once. */
export const maxAccounts = 1000

/** Connects to a school's accounts and makes sure that they can be read. */
export async function openAccounts({ name, isLocal, app }: School): Promise<Accounts> {
  // The SDK takes the address from the emulators' usual variable.
  if (isLocal) process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099'
  const { FIREBASE_AUTH_EMULATOR_HOST: address } = process.env
  const origin = isLocal ? `http://${address}` : 'https://identitytoolkit.googleapis.com'
  const accounts = { service: 'Firebase Auth', name, isLocal, origin, auth: getAuth(app) }
  // On this machine it answers at once or not at all.
  await answered(accounts, () => accounts.auth.listUsers(1), isLocal ? { timeout: 5_000 } : {})
  return accounts
}

/** The same, but without an Auth emulator it says that accounts are left out, and returns `null`. */
export async function openAccountsIfRunning(school: School): Promise<Accounts | null> {
  try {
    return await openAccounts(school)
  } catch (error) {
    if (!school.isLocal) throw error
    console.error(`Accounts are left out. ${(error as Error).message}`)
    return null
  }
}

export async function readAccounts(accounts: Accounts): Promise<UserRecord[]> {
  return await withProgress('Reading accounts', async (update) => {
    const all: UserRecord[] = []
    let next: string | undefined
    do {
      const token = next
      const page = await answered(accounts, () => accounts.auth.listUsers(maxAccounts, token))
      all.push(...page.users)
      update(all.length)
      next = page.users.length === 0 ? undefined : page.pageToken
    } while (next !== undefined)
    return all
  })
}

/** Deletes accounts; one that is already gone is not a failure. */
export async function deleteAccounts(accounts: Accounts, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids, maxAccounts)) {
    const { errors } = await answered(accounts, () => accounts.auth.deleteUsers(some))
    const [refusal] = errors
    if (refusal !== undefined) {
      throw new SchoolError(`The account could not be deleted: ${refusal.error.message}.`)
    }
  }
}
