import type { Backup } from '../backup/files.ts'
import type { Account } from '../target/accounts.ts'
import type { School } from '../target/school.ts'
import { pluralize } from '../terminal/text.ts'
import { findBelongings, normalizeAddress } from './belongings.ts'
import { readErasures } from './erasures.ts'

/**
 * Takes out of a backup what its school has erased since, and says how much. What was erased before, and is in the backup
 * all the same, came later: a family that registered again, or an address that subscribed again.
 */
export async function removeErased(backup: Backup, school: School): Promise<void> {
  const erasedAt = await readErasures(school, backup.manifest.readTime)
  const isErased = (address: string): boolean => erasedAt('address', address) !== undefined
  // Accounts are backed up some time after the documents, so one may be newer than an erasure.
  const isErasedAccount = ({ localId, email, createdAt = 0 }: Account): boolean =>
    erasedAt('account', localId) !== undefined ||
    Number(createdAt) <= (erasedAt('address', normalizeAddress(email)) ?? -1)
  const remaining = backup.accounts.filter((account) => !isErasedAccount(account))
  const erasedIds = new Set(backup.accounts.filter(isErasedAccount).map(({ localId }) => localId))
  const remainingIds = new Set(remaining.map(({ localId }) => localId))
  const { documents } = findBelongings([...backup.documents.values()], {
    hasAddress: isErased,
    hasSubscribed: (address) => isErased(address) || erasedAt('newsletter', address) !== undefined,
    hasAccount: (uid) => erasedIds.has(uid) || erasedAt('account', uid) !== undefined,
    isOthers: (uid) => remainingIds.has(uid),
  })
  for (const { path } of documents) backup.documents.delete(path)
  backup.accounts = remaining
  if (documents.length + erasedIds.size === 0) return
  console.log(
    `Left out: ${pluralize(documents.length, 'document')} and ${pluralize(erasedIds.size, 'account')} of those who were forgotten or unsubscribed since this backup.`,
  )
}
