import { type AuthClient, UserRefreshClient } from 'google-auth-library'
import { askJson, type Place } from '../target/ask'
import type { School } from '../target/connect'
import { SchoolError } from '../terminal/school-error'
import { localAddress, refuseLocal } from '../target/local-address'
import type { TargetOptions } from '../target/target-options'
import type { HashConfig } from './manifest'

/** What backup and restore take besides. */
export interface AccountOptions extends TargetOptions {
  /** False with `--no-accounts`. */
  accounts: boolean
  /** Where the local Auth emulator listens, as `HOST:PORT`. */
  auth?: string
}

/** An account as Identity Toolkit gives it, with the hash of its password. */
export interface Account {
  localId: string
  email?: string
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
 * @returns `null` where they are left out: with `--no-accounts`, or where no local Auth emulator answers, which is said.
 */
export async function openAuth(school: School, options: AccountOptions): Promise<Auth | null> {
  if (!options.accounts) return null
  const auth = school.isLocal ? localAuth(school, options) : realAuth(school, options)
  if (!school.isLocal) {
    await askJson(auth.school, `${auth.accountsUrl}:batchGet?maxResults=1`, undefined, auth.headers)
    return auth
  }
  try {
    await school.client.request({
      url: `${auth.accountsUrl}:batchGet?maxResults=1`,
      timeout: patience,
      retry: false,
    })
    return auth
  } catch {
    console.error(
      `Accounts are left out: no Auth emulator answers at ${auth.school.origin}. Name another with --auth HOST:PORT.`,
    )
    return null
  }
}

function localAuth(school: School, { auth }: AccountOptions): Auth {
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

function realAuth(school: School, { auth }: AccountOptions): Auth {
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

/**
 * How the project hashes passwords: without it no other project can check them.
 *
 * @throws SchoolError where these credentials may not see it.
 */
export async function hashConfigOf({ school, configUrl, headers }: Auth): Promise<HashConfig | null> {
  if (configUrl === null) return null
  const { signIn } = (await askJson(school, configUrl, undefined, headers)) as {
    signIn?: { hashConfig?: HashConfig }
  }
  const config = signIn?.hashConfig
  if (config?.signerKey === undefined) {
    throw new SchoolError(
      `These credentials may not see how ${school.name} hashes passwords (the role Firebase Authentication Admin may), and without it nobody could sign in after a restore; --no-accounts leaves the accounts out.`,
    )
  }
  const { algorithm, signerKey, saltSeparator, rounds, memoryCost } = config
  return { algorithm, signerKey, saltSeparator, rounds, memoryCost }
}
