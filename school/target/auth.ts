import { type AuthClient, UserRefreshClient } from 'google-auth-library'
import { SchoolError } from '../terminal/school-error.ts'
import { askJson, type Place } from './ask.ts'
import type { School } from './connect.ts'
import { localAddress, refuseLocal } from './local-address.ts'
import type { AuthOptions } from './target-options.ts'

/** An account as Identity Toolkit gives it, with the hash of its password; what is false may be left out. */
export interface Account {
  localId: string
  email?: string
  emailVerified?: boolean
  disabled?: boolean
  [field: string]: unknown
}

/** The accounts of a school, by Identity Toolkit's REST API, past all rules. */
export interface Auth {
  school: Place
  /** Up to the verb: `…/v1/projects/P/accounts`. */
  accountsUrl: string
  /** `null` where the emulator keeps the settings, which hashes nothing. */
  configUrl: string | null
  headers: Record<string, string>
}

const realOrigin = 'https://identitytoolkit.googleapis.com'
const usualLocal = '127.0.0.1:9099'
const patience = 5000
const service = 'Firebase Auth'

/**
 * Finds the accounts of a school and makes sure that they can be read.
 *
 * @throws SchoolError where they cannot.
 */
export async function openAuth(school: School, options: AuthOptions): Promise<Auth> {
  const auth = authOf(school, options)
  if (await answers(auth)) return auth
  throw new SchoolError(`The accounts cannot be read: ${noEmulator(auth)}`)
}

/** The same, but where no local Auth emulator answers, it says that the accounts are left out, and gives `null`. */
export async function openAuthIfThere(school: School, options: AuthOptions): Promise<Auth | null> {
  const auth = authOf(school, options)
  if (await answers(auth)) return auth
  console.error(`Accounts are left out: ${noEmulator(auth)}`)
  return null
}

/** @throws SchoolError where a real project refuses. */
async function answers({ school, accountsUrl, headers }: Auth): Promise<boolean> {
  const url = `${accountsUrl}:batchGet?maxResults=1`
  if (!school.isLocal) {
    await askJson(school, url, undefined, headers)
    return true
  }
  return await school.client.request({ url, timeout: patience, retry: false }).then(
    () => true,
    () => false,
  )
}

function noEmulator({ school }: Auth): string {
  return `no Auth emulator answers at ${school.origin}. Name another with --auth HOST:PORT.`
}

function authOf(school: School, options: AuthOptions): Auth {
  return school.isLocal ? localAuth(school, options) : realAuth(school, options)
}

function localAuth(school: School, { auth }: AuthOptions): Auth {
  const given = auth ?? process.env.FIREBASE_AUTH_EMULATOR_HOST ?? usualLocal
  const address = localAddress(given, '--auth', usualLocal)
  const origin = `http://${address}`
  return {
    school: { ...school, origin, service },
    accountsUrl: `${origin}/identitytoolkit.googleapis.com/v1/projects/${school.projectId}/accounts`,
    configUrl: null,
    headers: {},
  }
}

function realAuth(school: School, { auth }: AuthOptions): Auth {
  const { FIREBASE_AUTH_EMULATOR_HOST } = process.env
  refuseLocal(school.projectId, { '--auth': auth, FIREBASE_AUTH_EMULATOR_HOST }, 'a local Auth emulator')
  return {
    school: { ...school, origin: realOrigin, service },
    accountsUrl: `${realOrigin}/v1/projects/${school.projectId}/accounts`,
    configUrl: `${realOrigin}/admin/v2/projects/${school.projectId}/config`,
    headers: quotaHeaders(school.client, school.projectId),
  }
}

/**
 * A person's own credentials belong to no project: this API wants to be told whose quota to count. A service account's
 * belong to one, and it may lack the role that naming a project asks for.
 */
export function quotaHeaders(client: AuthClient, projectId: string): Record<string, string> {
  return client instanceof UserRefreshClient ? { 'x-goog-user-project': projectId } : {}
}

/** All accounts, a thousand at a time. */
export async function* accountPages({ school, accountsUrl, headers }: Auth): AsyncGenerator<Account[]> {
  let token = ''
  do {
    const next = token === '' ? '' : `&nextPageToken=${encodeURIComponent(token)}`
    const page = await askJson(school, `${accountsUrl}:batchGet?maxResults=1000${next}`, undefined, headers)
    const { users = [], nextPageToken = '' } = page as {
      users?: Account[]
      nextPageToken?: string
    }
    yield users
    token = users.length === 0 ? '' : nextPageToken
  } while (token !== '')
}

/** So many accounts are asked for by their ids at once. */
const mostLookedUp = 100

/** The accounts with these ids, by id; an id without an account is not among them. */
export async function accountsWith(
  { school, accountsUrl, headers }: Auth,
  ids: Iterable<string>,
): Promise<Map<string, Account>> {
  const wanted = [...new Set(ids)]
  const found = new Map<string, Account>()
  for (let start = 0; start < wanted.length; start += mostLookedUp) {
    const localId = wanted.slice(start, start + mostLookedUp)
    const answer = await askJson(school, `${accountsUrl}:lookup`, { localId }, headers)
    const { users = [] } = answer as { users?: Account[] }
    for (const account of users) found.set(account.localId, account)
  }
  return found
}

/**
 * Deletes accounts; one that is not there any more is no failure.
 *
 * @throws SchoolError where one is refused.
 */
export async function deleteAccounts(auth: Auth, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const body = { localIds: ids, force: true }
  const answer = await askJson(auth.school, `${auth.accountsUrl}:batchDelete`, body, auth.headers)
  const [refusal] = (answer as { errors?: { message?: string }[] }).errors ?? []
  if (refusal !== undefined) {
    throw new SchoolError(`The account could not be deleted: ${refusal.message ?? 'refused'}.`)
  }
}
