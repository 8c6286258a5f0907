import { createHmac, randomBytes } from 'node:crypto'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { isPlaceholder, readEnrollment } from '#model/enrollment.ts'
import { levelFrom } from '#model/values/level.ts'
import { readDocuments, type StoredDocument, type Write } from '../documents.ts'
import type { School } from '../firebase.ts'

/**
 * What was erased: an account's id, an address with all that belongs to it, or an address from the newsletter alone.
 *
 * Each leaves its keyed hash, with the time, so that a backup from before that time brings nothing of it back (decision
 * 62). The salt is stored beside the hash, so that it works in another project too: it keeps what was erased from being
 * read, and from being looked up in lists of usual addresses. But whoever sees both (the school, or the holder of one of
 * its backups) can try whether an address that they guess was erased.
 */
export type Kind = 'account' | 'address' | 'newsletter'

/** When something was last erased, in milliseconds since 1970; `undefined` if it was not. */
export type ErasedAt = (kind: Kind, value: string) => number | undefined

const collection = 'Erasures'
/** What is kept of registrations for the school's books. */
export const bookCollection = 'ErasedRegistrations'
/** The field with the time, in both. */
const timeField = 'erased'

/** Whether a document is the result of an erasure: then no restore overwrites or deletes it. */
export function isErasureRecord(path: string): boolean {
  return path.startsWith(`${collection}/`) || path.startsWith(`${bookCollection}/`)
}

/** What a school has erased, including what a backup remembers of it. @param backup its documents. */
export async function readErasures(school: School, backup: StoredDocument[] = []): Promise<ErasedAt> {
  const times = new Map<string, number>()
  const salts = new Set<string>()
  for (const { path, fields } of [...backup, ...(await readRecords(school))]) {
    const { salt, [timeField]: erased } = fields
    const isRecord = path.startsWith(`${collection}/`)
    if (!isRecord || typeof salt !== 'string' || !(erased instanceof Timestamp)) continue
    times.set(path, Math.max(erased.toMillis(), times.get(path) ?? 0))
    salts.add(salt)
  }
  return (kind, value) => {
    const found = [...salts].flatMap((salt) => times.get(pathOf(salt, kind, value)) ?? [])
    return found.length === 0 ? undefined : Math.max(...found)
  }
}

/** The school's salt, so that erasing twice leaves one document; a new one if there is none. */
export async function readSalt(school: School): Promise<string> {
  const salts = (await readRecords(school)).map(({ fields }): unknown => fields.salt)
  return salts.find((salt) => typeof salt === 'string') ?? randomBytes(32).toString('hex')
}

async function readRecords(school: School): Promise<StoredDocument[]> {
  return await readDocuments(school, school.firestore.collection(collection), 'Reading erasures')
}

export function erasureRecord(salt: string, kind: Kind, value: string): Write {
  return { path: pathOf(salt, kind, value), fields: { salt, [timeField]: FieldValue.serverTimestamp() } }
}

/**
 * What is kept of a registration for the school's books: course, time and money, and no text that a parent could write.
 * Its id is a hash, so that running an erasure again leaves no second line.
 */
export function bookLine(salt: string, { path, id, fields }: StoredDocument): Write | null {
  if (!/^Users\/[^/]+\/(Enrollments|Withdrawals)\/[^/]+$/.test(path)) return null
  const enrollment = readEnrollment(id, fields)
  // The registration it was moved to has the money.
  if (isPlaceholder(enrollment) || fields.movedTo !== undefined) return null
  const { courseId, enrolledAt, paidOn } = enrollment
  const level = levelFrom(courseId)
  const { cost, withdrawnAt } = fields
  const kept = {
    ...(level !== null && { courseId: String(level) }),
    ...(enrolledAt !== null && { enrollmentDate: Timestamp.fromMillis(enrolledAt) }),
    ...(typeof cost === 'number' && { cost }),
    ...(paidOn !== '' && { paidOn }),
    ...(withdrawnAt instanceof Timestamp && { withdrawnAt }),
    [timeField]: FieldValue.serverTimestamp(),
  }
  return { path: `${bookCollection}/${keyedHash(salt, path)}`, fields: kept }
}

function pathOf(salt: string, kind: Kind, value: string): string {
  return `${collection}/${keyedHash(salt, `${kind}:${value}`)}`
}

function keyedHash(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('hex')
}
