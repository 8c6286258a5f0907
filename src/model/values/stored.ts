import { type Day, isRealDay } from '#model/dates/day.ts'
import { type NameParts, splitFullName, inOneLine } from './name.ts'
import { wellFormed } from './text.ts'

/**
 * Readers of stored fields. Firestore guarantees no shape, so a reader never fails: what it cannot interpret counts as
 * missing. They are not schemas, because every page that reads would then download the schema library, which only forms
 * need.
 */

export type Fields = Record<string, unknown>

/** Numbers are converted to text; anything else is ''. A lone surrogate, which anybody can store, is replaced. */
export function storedText(value: unknown): string {
  if (typeof value === 'string') return wellFormed(value.trim())
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''
}

export function storedTexts<Name extends string>(
  fields: Fields,
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, storedText(fields[name])])) as Record<Name, string>
}

/** A calendar day; anything else is ''. */
export function storedDay(value: unknown): Day {
  const text = storedText(value)
  return isRealDay(text) ? text : ''
}

export function storedName(value: unknown): string {
  return inOneLine(storedText(value))
}

const numberPattern = /^-?\d+(\.\d+)?$/

/** Text that holds a decimal number is converted, as in `firestore.rules`; `null` if there is none. */
export function storedNumber(value: unknown): number | null {
  const number = typeof value === 'string' && numberPattern.test(value.trim()) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A moment stored as a timestamp, milliseconds or text, in milliseconds. */
export function storedMoment(value: unknown): number | null {
  if (isTimestamp(value)) return value instanceof Date ? value.getTime() : value.toMillis()
  const moment = storedNumber(value) ?? Date.parse(storedText(value))
  // Beyond the range of `Date` there is no day to show.
  return Number.isNaN(new Date(moment).getTime()) ? null : moment
}

/** Whether it is stored as a timestamp, which comes as a `Date` or as the SDK's `Timestamp`. */
export function isTimestamp(value: unknown): value is Date | { toMillis: () => number } {
  return value instanceof Date || typeof (Object(value) as { toMillis?: unknown }).toMillis === 'function'
}

/** An `https:` address; anything else is ''. */
export function storedLink(value: unknown): string {
  try {
    const { protocol, href } = new URL(storedText(value))
    return protocol === 'https:' ? href : ''
  } catch {
    return ''
  }
}

export function storedList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** `name` replaces a missing `firstName`, and is split if no last name is stored, as older forms wrote it. */
export function namePartsOf(fields: Fields): NameParts {
  const firstName = storedName(fields.firstName)
  const middleName = storedName(fields.middleName)
  const lastName = storedName(fields.lastName)
  const name = storedName(fields.name)
  if (firstName !== '') return { firstName, middleName, lastName }
  if (lastName !== '') return { firstName: name, middleName, lastName }
  return { ...splitFullName(name), ...(middleName === '' ? {} : { middleName }) }
}

/**
 * What is written to change a person's texts: the changes, and the whole name, which an old document may have in one
 * field. What is empty before and after is not written.
 */
export function personChangeOf<Changes extends Partial<Record<string, string>>>(
  stored: Fields,
  changes: Changes,
): Changes & Partial<NameParts> {
  const isSaid = ([name, text]: [string, unknown]) => text !== '' || storedText(stored[name]) !== ''
  const entries = Object.entries({ ...namePartsOf(stored), ...changes }).filter(isSaid)
  return Object.fromEntries(entries) as Changes & Partial<NameParts>
}

const idPattern = /^[A-Za-z0-9-]{1,64}$/

/** Whether a course, a post or a child can have this id. Addresses can contain anything. */
export function isDocumentId(text: string): boolean {
  return idPattern.test(text)
}
