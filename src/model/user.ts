import { emailPattern, limits } from './limits.ts'
import { fullName, type NameParts } from './name.ts'
import { namePartsOf, storedText } from './stored.ts'

/** A parent as the pages use it; fields that the form did not ask for are ''. */
export interface User extends NameParts {
  email: string
  phoneNumber: string
  birthdate: string
}

export function readUser(fields: Record<string, unknown>): User {
  return {
    ...namePartsOf(fields),
    email: storedText(fields.email),
    phoneNumber: storedText(fields.phoneNumber),
    birthdate: storedText(fields.birthdate),
  }
}

/** What the sign-up panel writes (S3.01). */
export type PanelParent = User

/** What the register form writes (S3.02). */
export interface RegisteredParent {
  name: string
  email: string
  phoneNumber: string
}

/** What parents can change about themselves. */
export interface Details extends NameParts {
  phoneNumber: string
}

/**
 * What is written to change a parent's details. `name` follows where the document has it, as the register form wrote it;
 * a last name that is empty is not written: who registered with one name has none.
 * @param stored the document of the parent.
 */
export function detailsChangeOf(
  stored: Record<string, unknown>,
  changes: Partial<Details>,
): Record<string, string> {
  const { firstName, middleName, lastName, phoneNumber } = { ...readUser(stored), ...changes }
  const name = { firstName, middleName, lastName }
  const written = { firstName, middleName, ...(lastName !== '' && { lastName }) }
  return { ...written, phoneNumber, ...('name' in stored && { name: fullName(name) }) }
}

export interface Contact {
  email: string
  phoneNumber: string
}

/**
 * The contact stored with a new child: the parent's, or the account's address and no phone number where an old document
 * holds something that the rules would refuse.
 */
export function contactOf(parent: Contact | null, accountEmail: string): Contact {
  return {
    email: parent !== null && isAddress(parent.email) ? parent.email : accountEmail,
    phoneNumber: parent !== null && parent.phoneNumber.length <= limits.phone ? parent.phoneNumber : '',
  }
}

function isAddress(text: string): boolean {
  return text.length <= limits.email && emailPattern.test(text)
}
