import type { UserImportOptions, UserImportRecord, UserRecord } from 'firebase-admin/auth'
import { GoogleAuth } from 'google-auth-library'
import * as v from 'valibot'
import { type Accounts, maxAccounts } from '../accounts.ts'
import { chunksOf } from '../documents.ts'
import { normalizeAddress } from '../erasure/personal-data.ts'
import { answered, type Service } from '../failures.ts'
import { printable, SchoolError } from '../terminal.ts'

/** An account as the Admin SDK writes it in JSON, with bytes in Base64. */
export interface BackupAccount {
  uid: string
  email?: string
  passwordHash?: string
  passwordSalt?: string
  /** The custom claims that the school had set. */
  customClaims?: Record<string, unknown>
  metadata?: { creationTime?: string; lastSignInTime?: string }
  providerData?: { providerId: string }[]
  [field: string]: unknown
}

/** Firebase's password hashing parameters, from Identity Toolkit; bytes in Base64. */
export const hashConfig = v.object({
  algorithm: v.string(),
  signerKey: v.string(),
  saltSeparator: v.string(),
  rounds: v.number(),
  memoryCost: v.number(),
})

export type HashConfig = v.InferOutput<typeof hashConfig>

/** How the project hashes passwords: without it, no other project can check them. The Admin SDK does not say. */
export async function readHashConfig(accounts: Accounts, projectId: string): Promise<HashConfig | null> {
  if (accounts.isLocal) return null
  const google = new GoogleAuth({ scopes: 'https://www.googleapis.com/auth/identitytoolkit' })
  const url = `${accounts.origin}/admin/v2/projects/${projectId}/config`
  const { data } = await answered(accounts, () =>
    google.request<{ signIn?: { hashConfig?: unknown } }>({ url }),
  )
  const { success, output } = v.safeParse(hashConfig, data.signIn?.hashConfig)
  if (success) return output
  throw new SchoolError(
    `These credentials may not see how ${accounts.name} hashes passwords (the role Firebase Authentication Admin may), and without it nobody could sign in after a restore; --no-accounts leaves the accounts out.`,
  )
}

/** Compares the accounts of a backup with a school's, matched by id alone. */
export type AccountComparison = ReturnType<typeof compareAccounts>

export function compareAccounts(kept: readonly BackupAccount[], stored: readonly UserRecord[]) {
  const passwords = new Map(stored.map(({ uid, passwordHash }) => [uid, passwordHash]))
  const owners = new Map(stored.map(({ uid, email }) => [normalizeAddress(email), uid]))
  const gone = kept.filter(({ uid, passwordHash = '' }) => {
    // In the emulator an interrupted restore may have created it without its password.
    const isHalf = emulatorPassword.test(passwordHash) && passwords.get(uid) === undefined
    return !passwords.has(uid) || isHalf
  })
  const compared = gone.map((account) => {
    const { uid, email } = account
    const address = normalizeAddress(email)
    return { account, uid, address, owner: address === '' ? uid : (owners.get(address) ?? uid) }
  })
  return {
    there: kept.length - gone.length,
    missing: compared.filter(({ uid, owner }) => owner === uid).map(({ account }) => account),
    /** Missing ones whose address belongs to another account now. */
    taken: compared.filter(({ uid, owner }) => owner !== uid),
  }
}

/** Makes sure that passwords can be checked in the project where the accounts are created. */
export function checkPasswords(
  missing: readonly BackupAccount[],
  config: HashConfig | null,
  { isLocal, name }: Pick<Service, 'isLocal' | 'name'>,
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

/** How the Auth emulator stores a password. */
const emulatorPassword = /^fakeHash:salt=.*?:password=(.*)$/s

export async function createAccounts(
  accounts: Accounts,
  missing: readonly BackupAccount[],
  config: HashConfig | null,
): Promise<void> {
  for (const some of chunksOf(missing, maxAccounts)) {
    const { errors } = await answered(accounts, () =>
      accounts.auth.importUsers(some.map(importOf), hashOptions(config)),
    )
    // After a lost answer the request is repeated, and refused because of what the first one created.
    const refusal = errors.find(({ error }) => !error.message.includes('existing account'))
    if (refusal !== undefined) {
      const { index, error } = refusal
      throw new SchoolError(
        `The account ${printable(some[index]?.uid ?? '')} could not be created: ${printable(error.message)}; --no-accounts leaves the accounts out.`,
      )
    }
    if (accounts.isLocal) await setPasswords(accounts, some)
  }
}

/** The emulator accepts no hashes, not even its own. */
async function setPasswords({ auth }: Accounts, created: readonly BackupAccount[]): Promise<void> {
  for (const { uid, passwordHash = '' } of created) {
    const [, password] = emulatorPassword.exec(passwordHash) ?? []
    if (password !== undefined) await auth.updateUser(uid, { password })
  }
}

/** Providers that identify an account by address, password or number alone. */
const impliedProviders = ['password', 'phone']

/** Without its claims: the owner may have lost them since, or it may be a stranger's backup. */
function importOf({ passwordHash, passwordSalt = '', customClaims: _, ...account }: BackupAccount) {
  const { providerData = [] } = account
  const isHash = passwordHash !== undefined && !emulatorPassword.test(passwordHash)
  return {
    ...account,
    providerData: providerData.filter(({ providerId }) => !impliedProviders.includes(providerId)),
    ...(isHash && {
      passwordHash: Buffer.from(passwordHash, 'base64'),
      passwordSalt: Buffer.from(passwordSalt, 'base64'),
    }),
  } as UserImportRecord
}

function hashOptions(config: HashConfig | null): UserImportOptions | undefined {
  if (config === null) return undefined
  const { signerKey, saltSeparator, rounds, memoryCost } = config
  return {
    hash: {
      algorithm: 'SCRYPT',
      key: Buffer.from(signerKey, 'base64'),
      saltSeparator: Buffer.from(saltSeparator, 'base64'),
      rounds,
      memoryCost,
    },
  }
}
