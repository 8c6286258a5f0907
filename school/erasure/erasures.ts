import { createHmac, randomBytes } from 'node:crypto'
import { eachStored, fieldsOn } from '../backup/stored-documents.ts'
import { isAfter } from '../backup/times.ts'
import type { School } from '../target/connect.ts'
import { replacing, type Write } from '../target/write.ts'

/**
 * What was erased: an account's id, an address with all that belongs to it, or an address from the newsletter alone.
 *
 * Each leaves its keyed hash, with the time, so that a backup from before that time brings nothing of it back. The salt
 * stands beside the hash, so that one is as good in another project: it keeps what was erased from being read, and from
 * being looked up in lists of usual addresses. But an address can be guessed, and whoever sees both (the school, or who
 * holds one of its backups) can try whether it was erased.
 */
type Kind = 'account' | 'address' | 'newsletter'

/** When something was erased last, in ISO 8601; `undefined` where it was not. */
export type ErasedAt = (kind: Kind, value: string) => string | undefined

const collection = 'Erasures'
/** The field that says when, here and in the books. */
export const erasedField = 'erased'
/** Lines for the books, one for each registration that was erased. */
export const bookCollection = 'ErasedRegistrations'

/** Whether a document is what erasing leaves: then no restore writes over it or takes it away. */
export function isLeftByErasing(path: string): boolean {
  return path.startsWith(`${collection}/`) || path.startsWith(`${bookCollection}/`)
}

/**
 * What a school has erased since a time.
 *
 * @returns `null` where it is nothing.
 */
export async function erasedSince(school: School, time: string): Promise<ErasedAt | null> {
  const times = new Map<string, string>()
  const salts = new Set<string>()
  for await (const { path, line } of eachStored(school, { collection })) {
    const { [erasedField]: erased, salt } = fieldsOn(line)
    const at = erased instanceof Date ? erased.toISOString() : ''
    if (typeof salt !== 'string' || at === '' || !isAfter(at, time)) continue
    times.set(path, at)
    salts.add(salt)
  }
  if (times.size === 0) return null
  return (kind, value) =>
    [...salts].flatMap((salt) => times.get(pathOf(salt, kind, value)) ?? []).reduce(later, undefined)
}

/** The salt of a school: the one that it has, which makes one document of each thing that is erased again, or a new one. */
export async function saltOf(school: School): Promise<string> {
  for await (const { line } of eachStored(school, { collection })) {
    const { salt } = fieldsOn(line)
    if (typeof salt === 'string') return salt
  }
  return randomBytes(32).toString('hex')
}

/** What remembers, from the moment it is written, that something was erased. */
export function erasureOf(school: School, salt: string, kind: Kind, value: string): Write {
  return replacing(school, pathOf(salt, kind, value), { salt: { stringValue: salt } }, erasedField)
}

function pathOf(salt: string, kind: Kind, value: string): string {
  return `${collection}/${keyedHash(salt, `${kind}:${value}`)}`
}

/** SHA-256, keyed; in hex. */
export function keyedHash(salt: string, text: string): string {
  return createHmac('sha256', salt).update(text).digest('hex')
}

function later(one: string | undefined, other: string): string {
  return one === undefined || other > one ? other : one
}
