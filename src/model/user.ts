import * as v from 'valibot'
import {
  birthdate,
  email,
  newPassword,
  optionalName,
  phoneNumber,
  requiredFullName,
  requiredName,
  requiredText,
} from './fields'
import { limits } from './limits'
import { type NameParts, namePartsOf } from './name'
import { storedName, storedText } from './stored'

/** A parent as the pages use it, whichever form wrote the document (SPEC section 3, User). */
export interface User extends NameParts {
  email: string
  phoneNumber: string
  birthdate: string
}

const storedUser = v.object({
  firstName: storedName,
  middleName: storedName,
  lastName: storedName,
  name: storedName,
  email: storedText,
  phoneNumber: storedText,
  birthdate: storedText,
})

/** Reads a stored parent, whichever form wrote the name (DESIGN section 4). */
export function readUser(fields: Record<string, unknown>): User {
  const { email, phoneNumber, birthdate, ...name } = v.parse(storedUser, fields)
  return { ...namePartsOf(name), email, phoneNumber, birthdate }
}

/** The parent's part of the sign-up panel (DESIGN section 4, Sign-up panel). */
export const panelParent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  email,
  phoneNumber,
  birthdate,
})
export type PanelParent = v.InferOutput<typeof panelParent>

/** What an account that was never finished still lacks (DESIGN section 4, Sign-up panel). */
export const profileForm = v.object({
  name: requiredFullName,
  phoneNumber,
})

/** The simple register form: email, password, name, phone number (SPEC section 2, /register). */
export const registerForm = v.object({ ...profileForm.entries, email, password: newPassword })

/** The document that the simple register form writes (SPEC section 3, User). */
export interface RegisteredParent {
  name: string
  email: string
  phoneNumber: string
}

/** Signing in asks only that both fields are filled; whether they are right, the sign-in service says. */
export const signInForm = v.object({
  email: requiredText(limits.email),
  password: v.pipe(v.string(), v.nonEmpty('missing')),
})

/** The forgot-password form. */
export const resetForm = v.object({ email: requiredText(limits.email) })

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
    email: parent !== null && v.is(email, parent.email) ? parent.email : accountEmail,
    phoneNumber: parent !== null && parent.phoneNumber.length <= limits.phone ? parent.phoneNumber : '',
  }
}
