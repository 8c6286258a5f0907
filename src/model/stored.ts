import { type NameParts, splitFullName, tidyName } from './name.ts'

/**
 * Readers of stored fields. Firestore guarantees no shape and old documents vary (DESIGN section 4), so a reader never
 * fails: what it cannot make sense of counts as missing. They are plain functions and not schemas, because a schema's
 * library would come with every page that reads, where only forms need it.
 */

/** Text; a number stored in its place is written out; anything else is ''. */
export function storedText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' && !Number.isNaN(value) ? String(value) : ''
}

/** A name, tidied as the forms tidy it. */
export function storedName(value: unknown): string {
  return tidyName(storedText(value))
}

/** A number, also when it is stored as text; `null` where there is none. */
export function storedNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** A list; anything else counts as empty. */
export function storedList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * The name parts of a stored person: `name` stands in for a missing `firstName`, and splits where no last name is stored
 * (DESIGN section 4).
 */
export function namePartsOf(fields: Record<string, unknown>): NameParts {
  const firstName = storedName(fields.firstName)
  const middleName = storedName(fields.middleName)
  const lastName = storedName(fields.lastName)
  const name = storedName(fields.name)
  if (firstName !== '') return { firstName, middleName, lastName }
  if (lastName !== '') return { firstName: name, middleName, lastName }
  return { ...splitFullName(name), ...(middleName === '' ? {} : { middleName }) }
}
