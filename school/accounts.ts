import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { chunksOf } from './documents.ts'
import { answered, type Service } from './failures.ts'
import type { School } from './firebase.ts'
import { SchoolError, withProgress } from './terminal.ts'

/** The accounts of a school. */
export interface Accounts extends Service {
  auth: Auth
}

/** How many accounts Firebase takes or gives at once. */
export const maxAccounts = 1000

/**
 * Finds the accounts of a school and makes sure that they can be read.
 *
 * @throws SchoolError where a real project refuses, or no Auth emulator answers.
 */
export async function openAccounts(school: School): Promise<Accounts> {
  const accounts = await findAccounts(school)
  if (typeof accounts !== 'string') return accounts
  throw new SchoolError(`The accounts cannot be read: ${accounts}`)
}

/** The same, but where no Auth emulator answers it says that the accounts are left out, and gives `null`. */
export async function openAccountsIfRunning(school: School): Promise<Accounts | null> {
  const accounts = await findAccounts(school)
  if (typeof accounts !== 'string') return accounts
  console.error(`Accounts are left out: ${accounts}`)
  return null
}

/** @returns a sentence where no Auth emulator answers. */
async function findAccounts({ name, isLocal, app }: School): Promise<Accounts | string> {
  const service = { service: 'Firebase Auth', name, isLocal, auth: getAuth(app) }
  if (!isLocal) {
    const accounts = { ...service, origin: 'https://identitytoolkit.googleapis.com' }
    await answered(accounts, () => accounts.auth.listUsers(1))
    return accounts
  }
  const address = (process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099')
  const accounts = { ...service, origin: `http://${address}` }
  const isThere = await answered(accounts, () => accounts.auth.listUsers(1), { timeout: 5000 }).then(
    () => true,
    () => false,
  )
  return isThere
    ? accounts
    : `no Auth emulator answers at ${accounts.origin}. FIREBASE_AUTH_EMULATOR_HOST can name another.`
}

/** All accounts of the school, with the hashes of their passwords. */
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

/** Deletes accounts; that one is gone already is no failure. */
export async function deleteAccounts(accounts: Accounts, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids, maxAccounts)) {
    const { errors } = await answered(accounts, () => accounts.auth.deleteUsers(some))
    const [refusal] = errors
    if (refusal !== undefined) {
      throw new SchoolError(`The account could not be deleted: ${refusal.error.message}.`)
    }
  }
}
