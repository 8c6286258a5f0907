import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth'
import { chunksOf } from './documents.ts'
import { answered, type Service } from './failures.ts'
import type { Options, School } from './firebase.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import { SchoolError, withProgress } from './terminal.ts'

/** The accounts of a school. */
export interface Accounts extends Service {
  auth: Auth
}

const defaultLocal = '127.0.0.1:9099'
/** How many accounts Firebase takes or gives at once. */
export const maxAccounts = 1000

/**
 * Finds the accounts of a school and makes sure that they can be read.
 *
 * @throws SchoolError where a real project refuses, or no Auth emulator answers.
 */
export async function openAccounts(school: School, options: Options): Promise<Accounts> {
  const accounts = await findAccounts(school, options)
  if (typeof accounts !== 'string') return accounts
  throw new SchoolError(`The accounts cannot be read: ${accounts}`)
}

/** The same, but where no Auth emulator answers it says that the accounts are left out, and gives `null`. */
export async function openAccountsIfRunning(school: School, options: Options): Promise<Accounts | null> {
  const accounts = await findAccounts(school, options)
  if (typeof accounts !== 'string') return accounts
  console.error(`Accounts are left out: ${accounts}`)
  return null
}

/** @returns a sentence where no Auth emulator answers. */
async function findAccounts(school: School, { auth }: Options): Promise<Accounts | string> {
  const { name, isLocal, projectId, app } = school
  const { FIREBASE_AUTH_EMULATOR_HOST } = process.env
  const service = { service: 'Firebase Auth', name, isLocal, auth: getAuth(app) }
  if (!isLocal) {
    refuseLocal(projectId, { '--auth': auth, FIREBASE_AUTH_EMULATOR_HOST }, 'a local Auth emulator')
    const accounts = { ...service, origin: 'https://identitytoolkit.googleapis.com' }
    await answered(accounts, () => accounts.auth.listUsers(1))
    return accounts
  }
  const address = localAddress(auth ?? FIREBASE_AUTH_EMULATOR_HOST ?? defaultLocal, '--auth', defaultLocal)
  // The SDK takes the address from the emulators' usual variable.
  process.env.FIREBASE_AUTH_EMULATOR_HOST = address
  const accounts = { ...service, origin: `http://${address}` }
  const isThere = await answered(accounts, () => accounts.auth.listUsers(1), { timeout: 5000 }).then(
    () => true,
    () => false,
  )
  return isThere
    ? accounts
    : `no Auth emulator answers at ${accounts.origin}. Name another with --auth HOST:PORT.`
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
