/** The parts of a person's name, as the forms ask for them. */
export interface NameParts {
  firstName: string
  middleName: string
  lastName: string
}

/**
 * A name as it is stored: trimmed, single spaces, composed characters (NFC), so that Gurmukhi typed two ways is one
 * name; without the joiners that some keyboards put between letters (ZWJ, ZWNJ).
 */
export function tidyName(text: string): string {
  return text
    .replace(/[\u200c\u200d]/g, '')
    .normalize('NFC')
    .trim()
    .replace(/\s+/gu, ' ')
}

/**
 * Whether a tidy text can be a name: letters of any script with their marks, spaces, apostrophes, hyphens and full
 * stops; at least one letter, and nothing that cannot be seen. No markup and no address fits in.
 */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M} '’.-]*\p{L}[\p{L}\p{M} '’.-]*$/u.test(text) && !/\p{DI}/u.test(text)
}

/** First, middle and last name in one line, without gaps where a part is missing. */
export function fullName(name: NameParts): string {
  return tidyName(`${name.firstName} ${name.middleName} ${name.lastName}`)
}

/** The name as the spec's sentences use it: `{first} {last}` (SPEC section 5, Enrol). */
export function shortName(name: NameParts): string {
  return tidyName(`${name.firstName} ${name.lastName}`)
}

/** Whether two people carry the same full name: capitals, spaces, and the forms of a character do not count. */
export function isSameName(one: NameParts, other: NameParts): boolean {
  return foldedName(one) === foldedName(other)
}

/** What two spellings of one full name have in common. */
export function foldedName(name: NameParts): string {
  return fullName(name).normalize('NFKC').replaceAll('’', "'").toLocaleLowerCase('en')
}

/** Splits a full name at its first space, for old documents that stored only `name` (DESIGN section 4). */
export function splitFullName(name: string): NameParts {
  const tidy = tidyName(name)
  const space = tidy.indexOf(' ')
  if (space === -1) return { firstName: tidy, middleName: '', lastName: '' }
  return { firstName: tidy.slice(0, space), middleName: '', lastName: tidy.slice(space + 1) }
}
