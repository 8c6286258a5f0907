import { composed } from './text.ts'
import { cleanLine } from './typed-text.ts'

export interface NameParts {
  firstName: string
  middleName: string
  lastName: string
}

/**
 * A name as it is stored: normalised to a line with single spaces, so that Gurmukhi typed in two ways is one name;
 * without the joiners that some keyboards insert between letters (ZWJ, ZWNJ).
 */
export function tidyName(text: string): string {
  return inOneLine(cleanLine(text))
}

/** A stored name as it is shown: single spaces, composed characters, and none of the joiners. */
export function inOneLine(text: string): string {
  return composed(text.replace(/[\u200c\u200d]/g, ''))
    .trim()
    .replace(/\s+/gu, ' ')
}

/**
 * Whether a tidy text can be a name: at least one letter; letters of any script with their marks, spaces, apostrophes,
 * hyphens and full stops; nothing invisible. It excludes markup and addresses.
 */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M} '’.-]*\p{L}[\p{L}\p{M} '’.-]*$/u.test(text) && !/\p{DI}/u.test(text)
}

/** First, middle and last name as they are stored, in one line, without gaps for missing parts. */
export function fullName(name: NameParts): string {
  return inOneLine(`${name.firstName} ${name.middleName} ${name.lastName}`)
}

/** `{first} {last}`, as the sentences about enrolling use it (S5.22). */
export function shortName(name: NameParts): string {
  return inOneLine(`${name.firstName} ${name.lastName}`)
}

/** Whether two full names are the same, ignoring case, spaces and Unicode form. */
export function isSameName(one: NameParts, other: NameParts): boolean {
  return foldedName(one) === foldedName(other)
}

/** A key that is equal for such names. */
export function foldedName(name: NameParts): string {
  return tidyName(fullName(name)).normalize('NFKC').toLocaleLowerCase('en')
}

/** Splits a full name at its first space, for old documents that stored only `name`. */
export function splitFullName(name: string): NameParts {
  const tidy = tidyName(name)
  const space = tidy.indexOf(' ')
  if (space === -1) return { firstName: tidy, middleName: '', lastName: '' }
  return { firstName: tidy.slice(0, space), middleName: '', lastName: tidy.slice(space + 1) }
}
