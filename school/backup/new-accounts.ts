import { askJson } from '../target/ask.ts'
import type { School } from '../target/connect.ts'
import { printable } from '../terminal/printable.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { type Account, accountPages, type Auth } from '../target/auth.ts'
import { linesOf } from './checked-files.ts'
import type { HashConfig, Manifest } from './manifest.ts'

/** How the accounts of a backup stand to those of a school. */
export interface AccountsCompared {
  /** Those to create. */
  missing: Account[]
  same: number
  /** There with another address, password or name, or their address is another account's: they stay as they are. */
  different: number
}

/** What Identity Toolkit takes of an account that is created; the rest it works out itself. */
const created = [
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
/** Changes whenever somebody signs in, which makes no other account. */
const moving = new Set(['createdAt', 'lastLoginAt', 'mfaInfo'])
/** Providers that an account has by its address, password or number alone. */
const implied = new Set<unknown>(['password', 'phone'])
/** Identity Toolkit takes 1,000 accounts at once. */
const mostAtOnce = 1000

/**
 * Compares the accounts of a backup, which has some, with those of a school.
 *
 * @param leftOut the ids of those that do not come back.
 */
export async function compareAccounts(
  folder: string,
  accounts: NonNullable<Manifest['accounts']>,
  auth: Auth,
  leftOut: ReadonlySet<string>,
): Promise<AccountsCompared> {
  const known = new Map<string, string>()
  const addresses = new Set<string>()
  for await (const page of accountPages(auth)) {
    for (const account of page) {
      known.set(account.localId, withoutTimes(account))
      if (account.email !== undefined) addresses.add(account.email)
    }
  }
  const compared: AccountsCompared = { missing: [], same: 0, different: 0 }
  for await (const line of linesOf(folder, accounts.file)) {
    const account = JSON.parse(line) as Account
    if (leftOut.has(account.localId)) continue
    const found = known.get(account.localId)
    if (found === withoutTimes(account)) compared.same += 1
    else if (found !== undefined || addresses.has(account.email ?? '')) compared.different += 1
    else compared.missing.push(account)
  }
  return compared
}

/**
 * Makes sure that the passwords can be checked where the accounts are created.
 *
 * @throws SchoolError where a real project would get those of the local emulator.
 */
export function checkPasswords(
  { missing }: AccountsCompared,
  { accounts }: Pick<Manifest, 'accounts'>,
  school: Pick<School, 'isLocal' | 'name'>,
): void {
  const hashConfig = accounts?.hashConfig ?? null
  if (missing.every(({ passwordHash }) => passwordHash === undefined)) return
  if (!school.isLocal && hashConfig === null) {
    throw new SchoolError(
      `The accounts of this backup come from a local Auth emulator, and ${school.name} could not check their passwords: add --no-accounts to restore the documents alone. Nothing was written.`,
    )
  }
  if (school.isLocal && hashConfig !== null) {
    console.error(
      'These accounts come from a real project: their passwords do not work in the local emulator.',
    )
  }
}

/**
 * Creates accounts with their passwords.
 *
 * @throws SchoolError where one is refused.
 */
export async function createAccounts(
  auth: Auth,
  accounts: readonly Account[],
  hashConfig: HashConfig | null,
): Promise<void> {
  for (let start = 0; start < accounts.length; start += mostAtOnce) {
    const users = accounts.slice(start, start + mostAtOnce)
    const answer = await askJson(
      auth.school,
      `${auth.accountsUrl}:batchCreate`,
      { users: users.map(asCreated), ...(hashConfig === null ? {} : hashing(hashConfig)) },
      auth.headers,
    )
    const { error: refusals = [] } = answer as {
      error?: { index?: number; message?: string }[]
    }
    // An answer that was lost on the way is asked for again: what was created the first time is refused then.
    const [refusal] = refusals.filter(({ message = '' }) => !message.includes('existing account'))
    if (refusal !== undefined) {
      throw new SchoolError(
        `The account ${printable(users[refusal.index ?? 0]?.localId ?? '')} could not be created: ${printable(refusal.message ?? 'refused')}.`,
      )
    }
  }
}

function asCreated(account: Account): Record<string, unknown> {
  const providers = (account.providerUserInfo as { providerId?: unknown }[] | undefined) ?? []
  return {
    ...chosen(account, created),
    providerUserInfo: providers.filter(({ providerId }) => !implied.has(providerId)),
  }
}

/** In the form that `firebase auth:import` sends: bytes in the alphabet for addresses. */
function hashing({ algorithm, signerKey, saltSeparator, rounds, memoryCost }: HashConfig) {
  return {
    hashAlgorithm: algorithm,
    signerKey: forAddresses(signerKey),
    saltSeparator: forAddresses(saltSeparator),
    rounds,
    memoryCost,
  }
}

function forAddresses(base64: string): string {
  return base64.replaceAll('/', '_').replaceAll('+', '-')
}

/** What makes an account the one it is, as one text. */
export function withoutTimes(account: Account): string {
  const names = created.filter((name) => !moving.has(name))
  // Some answers leave out what is false. The names are in one order, and so are the texts.
  return JSON.stringify(chosen({ ...account, ...flags(account) }, names))
}

function flags({ emailVerified, disabled }: Account): Record<string, boolean> {
  return { emailVerified: emailVerified === true, disabled: disabled === true }
}

function chosen(account: Account, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.flatMap((name) => (name in account ? [[name, account[name]]] : [])))
}
