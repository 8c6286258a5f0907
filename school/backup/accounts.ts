import * as v from 'valibot'
import { type Account, type Accounts, readAccounts } from '../target/accounts.ts'
import { request } from '../target/request.ts'
import type { School } from '../target/school.ts'
import { printable, SchoolError } from '../terminal.ts'
import { hashConfig, type HashConfig } from './files.ts'

/** What Identity Toolkit takes of a new account; the rest it works out itself. */
const importable = [
  'localId',
  'email',
  'emailVerified',
  'passwordHash',
  'salt',
  'displayName',
  'photoUrl',
  'createdAt',
  'lastLoginAt',
  'phoneNumber',
  'disabled',
  'customAttributes',
  'mfaInfo',
]
/** Providers that an account has by its address, password or number alone. */
const impliedProviders = new Set<unknown>(['password', 'phone'])
/** How many accounts Identity Toolkit takes at once. */
const maxImport = 1000

/**
 * How the project hashes passwords: without it, no other project can check them.
 *
 * @returns `null` for the emulator, which does not hash them.
 */
export async function readHashConfig(accounts: Accounts, projectId: string): Promise<HashConfig | null> {
  if (accounts.isLocal) return null
  const url = `${accounts.origin}/admin/v2/projects/${projectId}/config`
  const { signIn } = (await request(accounts, url)) as { signIn?: { hashConfig?: unknown } }
  const { success, output } = v.safeParse(hashConfig, signIn?.hashConfig)
  if (success) return output
  throw new SchoolError(
    `These credentials may not see how ${accounts.name} hashes passwords (the role Firebase Authentication Admin may), and without it nobody could sign in after a restore; --no-accounts leaves the accounts out.`,
  )
}

/** The accounts of a backup of which a school has neither the id nor the address. */
export async function findMissing(kept: readonly Account[], accounts: Accounts): Promise<Account[]> {
  const stored = await readAccounts(accounts)
  const ids = new Set(stored.map(({ localId }) => localId))
  const addresses = new Set(stored.flatMap(({ email }) => email ?? []))
  return kept.filter(({ localId, email = '' }) => !ids.has(localId) && !addresses.has(email))
}

/**
 * Makes sure that the passwords can be checked where the accounts are created.
 *
 * @throws SchoolError where a real project would get those of the local emulator.
 */
export function checkPasswords(
  missing: readonly Account[],
  config: HashConfig | null,
  { isLocal, name }: Pick<School, 'isLocal' | 'name'>,
): void {
  if (missing.every(({ passwordHash }) => passwordHash === undefined)) return
  if (!isLocal && config === null) {
    throw new SchoolError(
      `The accounts of this backup come from a local Auth emulator, and ${name} could not check their passwords: add --no-accounts to restore the documents alone. Nothing was written.`,
    )
  }
  if (isLocal && config !== null) {
    console.error(
      'These accounts come from a real project: their passwords do not work in the local emulator.',
    )
  }
}

export async function createAccounts(
  accounts: Accounts,
  missing: readonly Account[],
  config: HashConfig | null,
): Promise<void> {
  for (let start = 0; start < missing.length; start += maxImport) {
    const some = missing.slice(start, start + maxImport)
    const body = { users: some.map(importOf), ...(config !== null && hashOptions(config)) }
    const { error: refusals = [] } = (await request(accounts, `${accounts.url}:batchCreate`, body)) as {
      error?: { index?: number; message?: string }[]
    }
    // After a lost answer the request is sent again, and refused for what the first one has created.
    const refusal = refusals.find(({ message = '' }) => !message.includes('existing account'))
    if (refusal === undefined) continue
    const { index = 0, message = 'refused' } = refusal
    throw new SchoolError(
      `The account ${printable(some[index]?.localId ?? '')} could not be created: ${printable(message)}.`,
    )
  }
}

function importOf(account: Account): Record<string, unknown> {
  const fields = importable.filter((name) => name in account).map((name) => [name, account[name]])
  const providers = (account.providerUserInfo ?? []) as { providerId?: unknown }[]
  return {
    ...(Object.fromEntries(fields) as Record<string, unknown>),
    providerUserInfo: providers.filter(({ providerId }) => !impliedProviders.has(providerId)),
  }
}

/** In the form that `firebase auth:import` sends: bytes in the URL-safe alphabet. */
function hashOptions({ algorithm, signerKey, saltSeparator, rounds, memoryCost }: HashConfig) {
  const [key, separator] = [signerKey, saltSeparator].map((base64) =>
    base64.replaceAll('/', '_').replaceAll('+', '-'),
  )
  return { hashAlgorithm: algorithm, signerKey: key, saltSeparator: separator, rounds, memoryCost }
}
