import { SchoolError, withProgress } from '../terminal.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import { request, type RetryOptions } from './request.ts'
import type { Options, School, Service } from './school.ts'

/** An account as Identity Toolkit gives it, with the hash of its password; what is false may be left out. */
export interface Account {
  localId: string
  email?: string
  emailVerified?: boolean
  disabled?: boolean
  [field: string]: unknown
}

/** The accounts of a school, by Identity Toolkit's REST API (decision 58). */
export interface Accounts extends Service {
  /** Up to the verb: `…/v1/projects/P/accounts`. */
  url: string
}

const defaultLocal = '127.0.0.1:9099'

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
  const { name, isLocal, client, projectId } = school
  const { FIREBASE_AUTH_EMULATOR_HOST } = process.env
  const accounts = (origin: string, api = origin): Accounts => {
    const url = `${api}/v1/projects/${projectId}/accounts`
    return { service: 'Firebase Auth', name, isLocal, client, origin, url }
  }
  if (!isLocal) {
    refuseLocal(projectId, { '--auth': auth, FIREBASE_AUTH_EMULATOR_HOST }, 'a local Auth emulator')
    const real = accounts('https://identitytoolkit.googleapis.com')
    await readPage(real, 1)
    return real
  }
  const given = auth ?? FIREBASE_AUTH_EMULATOR_HOST ?? defaultLocal
  const origin = `http://${localAddress(given, '--auth', defaultLocal)}`
  const local = accounts(origin, `${origin}/identitytoolkit.googleapis.com`)
  const isThere = await readPage(local, 1, '', { attempts: 1, timeout: 5000 }).then(
    () => true,
    () => false,
  )
  return isThere ? local : `no Auth emulator answers at ${origin}. Name another with --auth HOST:PORT.`
}

/** All accounts of the school. */
export async function readAccounts(accounts: Accounts): Promise<Account[]> {
  return await withProgress('Reading accounts', async (update) => {
    const all: Account[] = []
    let token = ''
    do {
      const { users = [], nextPageToken = '' } = await readPage(accounts, 1000, token)
      all.push(...users)
      update(all.length)
      token = users.length === 0 ? '' : nextPageToken
    } while (token !== '')
    return all
  })
}

interface Page {
  users?: Account[]
  nextPageToken?: string
}

async function readPage(accounts: Accounts, size: number, token = '', retries?: RetryOptions): Promise<Page> {
  const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`
  const url = `${accounts.url}:batchGet?maxResults=${size}${next}`
  return (await request(accounts, url, undefined, retries)) as Page
}

/** Deletes accounts; that one is gone already is no failure. */
export async function deleteAccounts(accounts: Accounts, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const body = { localIds: ids, force: true }
  const answer = await request(accounts, `${accounts.url}:batchDelete`, body)
  const [refusal] = (answer as { errors?: { message?: string }[] }).errors ?? []
  if (refusal !== undefined) {
    throw new SchoolError(`The account could not be deleted: ${refusal.message ?? 'refused'}.`)
  }
}
