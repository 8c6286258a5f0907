import { storedMoment } from '#model/values/stored.ts'
import type { StoredDocument } from '../documents.ts'
import type { ErasedAt, Kind } from '../erasure/erasures.ts'
import { findPersonalData, normalizeAddress, ownerOf } from '../erasure/personal-data.ts'
import { printable } from '../terminal.ts'
import type { BackupAccount } from './accounts.ts'

type Account = Pick<BackupAccount, 'uid' | 'email' | 'metadata'>

export type Erased = ReturnType<typeof findErased>

/**
 * Finds what is left of those who were erased. Everything of an account whose id was erased goes: ids are never reused.
 * What only has an erased address may belong to somebody who came later, so the time of writing decides.
 * @param accounts `null` if they are left out: then what an account wrote counts as a family's.
 * @param readTime of a backup, in milliseconds: nothing in it is later. In a school a family may be, whatever it
 *   stores.
 */
export function findErased(
  documents: readonly StoredDocument[],
  accounts: readonly Account[] | null,
  erasedAt: ErasedAt,
  readTime?: number,
) {
  const latest = readTime ?? Infinity
  const isBefore = (time: number, kind: Kind, value: string): boolean => time <= (erasedAt(kind, value) ?? -1)
  const isErased = (uid: string): boolean => isBefore(0, 'account', uid)
  const timeOf = (one: StoredDocument): number => {
    const { received, timestamp, written, date } = one.fields
    const time = storedMoment(received ?? timestamp ?? written ?? date) ?? readTime ?? 0
    const isOfFamily = one.path.startsWith('Users/') || (accounts === null && ownerOf(one) !== '')
    return isOfFamily ? latest : Math.min(time, latest)
  }
  const gone = (accounts ?? []).filter(({ uid, email, metadata }) => {
    // Accounts are backed up after the documents, so one may be newer than an erasure.
    const time = Math.max(latest, Date.parse(metadata?.creationTime ?? ''))
    return isErased(uid) || isBefore(time, 'address', normalizeAddress(email))
  })
  const ids = new Set(gone.map(({ uid }) => uid))
  const others = new Set((accounts ?? []).map(({ uid }) => uid).filter((uid) => !ids.has(uid)))
  const found = findPersonalData(documents, {
    hasAddress: (address, one) =>
      isBefore(timeOf(one), 'address', address) ||
      (one.path.startsWith('newsletter/') && isBefore(timeOf(one), 'newsletter', address)),
    hasAccount: (uid) => ids.has(uid) || isErased(uid),
    isOthers: (uid) => others.has(uid),
  })
  return { documents: found.documents, accounts: gone }
}

/** Their names, such as `Users/u1, newsletter/a@example.org`. */
export function nameErased({ documents, accounts }: Erased): string {
  const places = documents.map(({ path }) => path.split('/', 2).join('/'))
  return printable([...new Set([...accounts.map(({ uid }) => `Users/${uid}`), ...places])].join(', '))
}
