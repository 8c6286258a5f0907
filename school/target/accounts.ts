import { type AuthClient, UserRefreshClient } from 'google-auth-library'
import { withProgress } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import { request } from './request.ts'
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

const productionOrigin = 'https://identitytoolkit.googleapis.com'
const defaultLocal = '127.0.0.1:9099'

/**
 * Finds the accounts of a school and makes sure that they can be read.
 *
 * @throws SchoolError where they cannot.
 */
export async function openAccounts(school: School, options: Options): Promise<Accounts> {
  const accounts = accountsOf(school, options)
  if (await answers(accounts)) return accounts
  throw new SchoolError(`The accounts cannot be read: ${noEmulator(accounts)}`)
}

/** The same, but where no Auth emulator answers it says that the accounts are left out, and gives `null`. */
export async function openAccountsIfRunning(school: School, options: Options): Promise<Accounts | null> {
  const accounts = accountsOf(school, options)
  if (await answers(accounts)) return accounts
  console.error(`Accounts are left out: ${noEmulator(accounts)}`)
  return null
}

/** @throws SchoolError where a real project refuses. */
async function answers(accounts: Accounts): Promise<boolean> {
  const retries = accounts.isLocal ? { attempts: 1, timeout: 5000 } : {}
  try {
    await request(accounts, `${accounts.url}:batchGet?maxResults=1`, undefined, retries)
    return true
  } catch (error) {
    if (accounts.isLocal) return false
    throw error
  }
}

function noEmulator({ origin }: Accounts): string {
  return `no Auth emulator answers at ${origin}. Name another with --auth HOST:PORT.`
}

function accountsOf({ name, isLocal, client, projectId }: School, { auth }: Options): Accounts {
  const { FIREBASE_AUTH_EMULATOR_HOST } = process.env
  if (!isLocal)
    refuseLocal(projectId, { '--auth': auth, FIREBASE_AUTH_EMULATOR_HOST }, 'a local Auth emulator')
  const local = localAddress(auth ?? FIREBASE_AUTH_EMULATOR_HOST ?? defaultLocal, '--auth', defaultLocal)
  const origin = isLocal ? `http://${local}` : productionOrigin
  const api = isLocal ? `${origin}/identitytoolkit.googleapis.com` : origin
  return {
    service: 'Firebase Auth',
    name,
    isLocal,
    client,
    origin,
    url: `${api}/v1/projects/${projectId}/accounts`,
    headers: isLocal ? {} : quotaHeaders(client, projectId),
  }
}

/**
 * A person's own credentials belong to no project, so this API wants to know whose quota to count. A service account's
 * belong to one, and it may lack the role that naming a project asks for.
 */
export function quotaHeaders(client: AuthClient, projectId: string): Record<string, string> {
  return client instanceof UserRefreshClient ? { 'x-goog-user-project': projectId } : {}
}

/** All accounts of the school. */
export async function readAccounts(accounts: Accounts): Promise<Account[]> {
  return await withProgress('Reading accounts', async (update) => {
    const all: Account[] = []
    let token = ''
    do {
      const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`
      const page = await request(accounts, `${accounts.url}:batchGet?maxResults=1000${next}`)
      const { users = [], nextPageToken = '' } = page as { users?: Account[]; nextPageToken?: string }
      all.push(...users)
      update(all.length)
      token = users.length === 0 ? '' : nextPageToken
    } while (token !== '')
    return all
  })
}

/**
 * Deletes accounts; that one is gone already is no failure.
 *
 * @throws SchoolError where one is refused.
 */
export async function deleteAccounts(accounts: Accounts, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const body = { localIds: ids, force: true }
  const answer = await request(accounts, `${accounts.url}:batchDelete`, body)
  const [refusal] = (answer as { errors?: { message?: string }[] }).errors ?? []
  if (refusal !== undefined) {
    throw new SchoolError(`The account could not be deleted: ${refusal.message ?? 'refused'}.`)
  }
}
