import { emailPattern, limits } from './limits.ts'
import { type NameParts } from './name.ts'
import { namePartsOf, storedText } from './stored.ts'

/** A parent as the pages use it, whichever form wrote the document (SPEC section 3, User). */
export interface User extends NameParts {
  email: string
  phoneNumber: string
  birthdate: string
}

/** Reads a stored parent, whichever form wrote the name (DESIGN section 4). */
export function readUser(fields: Record<string, unknown>): User {
  return {
    ...namePartsOf(fields),
    email: storedText(fields.email),
    phoneNumber: storedText(fields.phoneNumber),
    birthdate: storedText(fields.birthdate),
  }
}

/** The parent's part of the sign-up panel (DESIGN section 4, Sign-up panel). */
export type PanelParent = User

/** The document that the simple register form writes (SPEC section 3, User). */
export interface RegisteredParent {
  name: string
  email: string
  phoneNumber: string
}

/** How the school reaches somebody. */
export interface Contact {
  email: string
  phoneNumber: string
}

/**
 * The contact that is stored with a new child: the parent's. What an old document holds and the rules would refuse gives
 * way to the account's address, and to no phone number.
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
