/** The parts of a person's name, as the forms ask for them. */
export interface NameParts {
  firstName: string
  middleName: string
  lastName: string
}

/** A name as it is stored: trimmed, single spaces, composed characters (NFC), so that Gurmukhi typed two ways is one name. */
export function tidyName(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/gu, ' ')
}

/** First, middle and last name in one line, without gaps where a part is missing. */
export function fullName(name: NameParts): string {
  return tidyName(`${name.firstName} ${name.middleName} ${name.lastName}`)
}

/** The name as the spec's sentences use it: `{first} {last}` (SPEC section 5, Enrol). */
export function shortName(name: NameParts): string {
  return tidyName(`${name.firstName} ${name.lastName}`)
}

/** Whether two people carry the same full name: capitals, spaces and character composition do not count (DESIGN section 4). */
export function isSameName(one: NameParts, other: NameParts): boolean {
  return foldedName(one) === foldedName(other)
}

function foldedName(name: NameParts): string {
  return fullName(name).toLocaleLowerCase('en')
}

/** Splits a full name at its first space, for old documents that stored only `name` (DESIGN section 4). */
export function splitFullName(name: string): NameParts {
  const tidy = tidyName(name)
  const space = tidy.indexOf(' ')
  if (space === -1) return { firstName: tidy, middleName: '', lastName: '' }
  return { firstName: tidy.slice(0, space), middleName: '', lastName: tidy.slice(space + 1) }
}
