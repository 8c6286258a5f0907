import { comparable } from '../erasure/address.ts'
import { belongingsOf } from '../erasure/belongings.ts'
import { type ErasedAt, erasedSince } from '../erasure/erasures.ts'
import type { Account } from '../target/auth.ts'
import type { School } from '../target/connect.ts'
import { documentsOf, linesOf } from './checked-files.ts'
import type { Manifest } from './manifest.ts'
import { isAfter } from './times.ts'

/** What of a backup does not come back. */
export interface LeftOut {
  /** By their paths. */
  documents: ReadonlySet<string>
  /** By their ids. */
  accounts: ReadonlySet<string>
}

/**
 * Finds what of a backup its school has erased since. What was erased before, and is in the backup all the same, came
 * later: a family that registered again, or an address that subscribed again.
 */
export async function leftOutOf(folder: string, manifest: Manifest, school: School): Promise<LeftOut> {
  const erasedAt = await erasedSince(school, manifest.readTime)
  if (erasedAt === null) return { documents: new Set(), accounts: new Set() }
  const { erased, others } = await accountsIn(folder, manifest, erasedAt)
  const isErased = (address: string): boolean => erasedAt('address', address) !== undefined
  const { documents } = await belongingsOf(documentsOf(folder, manifest), {
    hasAddress: isErased,
    hasSubscribed: (address) => isErased(address) || erasedAt('newsletter', address) !== undefined,
    hasAccount: (uid) => erased.has(uid) || erasedAt('account', uid) !== undefined,
    isOthers: (uid) => others.has(uid),
  })
  return { documents: new Set(documents.map(({ path }) => path)), accounts: erased }
}

/** The accounts of a backup, those that were erased and those of others, by their ids. */
async function accountsIn(
  folder: string,
  { accounts }: Manifest,
  erasedAt: ErasedAt,
): Promise<{ erased: Set<string>; others: Set<string> }> {
  const [erased, others] = [new Set<string>(), new Set<string>()]
  if (accounts === null) return { erased, others }
  for await (const line of linesOf(folder, accounts.file)) {
    const account = JSON.parse(line) as Account
    const byAddress = erasedAt('address', comparable(account.email ?? ''))
    const isErased =
      erasedAt('account', account.localId) !== undefined ||
      (byAddress !== undefined && !isAfter(creationOf(account), byAddress))
    if (isErased) erased.add(account.localId)
    else others.add(account.localId)
  }
  return { erased, others }
}

/** Accounts are read some time after the documents: one may be newer than the backup's documents, and than an erasure. */
function creationOf({ createdAt }: Account): string {
  return new Date(Number(createdAt ?? 0)).toISOString()
}
