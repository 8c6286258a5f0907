import { createHmac, randomBytes } from 'node:crypto'
import { isRealDay } from '#model/day.ts'
import { isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { parseMoment } from '../lists/school-time.ts'
import { readDocuments, type StoredDocument } from '../target/documents.ts'
import type { School } from '../target/school.ts'
import { replacement, type Write } from '../target/writes.ts'
import type { Backup } from '../backup/files.ts'
import type { Account } from '../target/accounts.ts'
import { pluralize } from '../terminal.ts'
import { findBelongings, normalizeAddress } from './belongings.ts'

/**
 * What was erased: an account's id, an address with all that belongs to it, or an address from the newsletter alone.
 *
 * Each leaves its keyed hash, with the time, so that a backup from before that time brings nothing of it back (decision
 * 62). The salt is stored beside the hash, so that it works in another project too: it keeps what was erased from being
 * read, and from being looked up in lists of usual addresses. But whoever sees both (the school, or the holder of one of
 * its backups) can try whether an address that they guess was erased.
 */
type Kind = 'account' | 'address' | 'newsletter'

/** When something was last erased, in milliseconds since 1970; `undefined` where it was not. */
type ErasedAt = (kind: Kind, value: string) => number | undefined

const collection = 'Erasures'
/** What is kept of registrations for the school's books. */
export const bookCollection = 'ErasedRegistrations'
/** The field that says when, in both. */
const timeField = 'erased'

/** Whether a document is what erasing leaves: then no restore overwrites or deletes it. */
export function isErasureRecord(path: string): boolean {
  return path.startsWith(`${collection}/`) || path.startsWith(`${bookCollection}/`)
}

/** What a school has erased, by default since ever, else since a time of ISO 8601. */
export async function readErasures(school: School, since = new Date(0).toISOString()): Promise<ErasedAt> {
  const times = new Map<string, number>()
  const salts = new Set<string>()
  for (const { path, fields } of await readDocuments(school, { collection }, 'Reading erasures')) {
    const { [timeField]: erased, salt } = fields
    if (typeof salt !== 'string' || !(erased instanceof Date) || erased < new Date(since)) continue
    times.set(path, erased.getTime())
    salts.add(salt)
  }
  return (kind, value) => {
    const found = [...salts].flatMap((salt) => times.get(pathOf(salt, kind, value)) ?? [])
    return found.length === 0 ? undefined : Math.max(...found)
  }
}

/** The school's salt, so that what is erased twice has one document; a new one where there is none. */
export async function readSalt(school: School): Promise<string> {
  for (const { fields } of await readDocuments(school, { collection }, 'Reading erasures')) {
    if (typeof fields.salt === 'string') return fields.salt
  }
  return randomBytes(32).toString('hex')
}

/** The document that remembers an erasure. */
export function erasureRecord(school: School, salt: string, kind: Kind, value: string): Write {
  return replacement(school, pathOf(salt, kind, value), { salt: { stringValue: salt } }, timeField)
}

/**
 * What stays of a registration for the school's books: course, time and money, and no text that a parent could write. Its
 * id is a hash, so that an erasure that is run again leaves no second line.
 *
 * @returns `null` where the document is no registration.
 */
export function bookLine(school: School, salt: string, document: StoredDocument): Write | null {
  const { path, id, fields } = document
  if (!/^Users\/[^/]+\/(Enrollments|Withdrawals)\/[^/]+$/.test(path)) return null
  const enrollment = readEnrollment(id, fields)
  if (isEmptyEntry(enrollment)) return null
  const level = levelFrom(enrollment.courseId)
  const { cost, paidOn, withdrawnAt } = document.wire
  const enrolled = parseMoment(fields.enrollmentDate)
  const hasCost = cost !== undefined && ('integerValue' in cost || 'doubleValue' in cost)
  const kept = {
    ...(level !== null && { courseId: { stringValue: String(level) } }),
    ...(!Number.isNaN(enrolled.getTime()) && { enrollmentDate: { timestampValue: enrolled.toISOString() } }),
    ...(hasCost && { cost }),
    ...(typeof fields.paidOn === 'string' && isRealDay(fields.paidOn) && paidOn && { paidOn }),
    ...(withdrawnAt !== undefined && 'timestampValue' in withdrawnAt && { withdrawnAt }),
  }
  return replacement(school, `${bookCollection}/${keyedHash(salt, path)}`, kept, timeField)
}

function pathOf(salt: string, kind: Kind, value: string): string {
  return `${collection}/${keyedHash(salt, `${kind}:${value}`)}`
}

/** SHA-256, in hex. */
function keyedHash(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('hex')
}

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
