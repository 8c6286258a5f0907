import * as v from 'valibot'
import type { NewStudent } from './student.ts'
import {
  adultBirthdate,
  child,
  email,
  emailPattern,
  fieldIn,
  limits,
  newPassword,
  optionalAdultBirthdate,
  optionalName,
  phoneNumber,
  requiredFullName,
  requiredName,
  requiredText,
  ticked,
} from './values/fields.ts'
import { cleanEmail } from './values/typed-text.ts'
import { fullName } from './values/name.ts'
import { type Fields, namePartsOf, storedText } from './values/stored.ts'

export type User = ReturnType<typeof readUser>

/** A parent as the pages use it; fields that the form did not ask for are ''. */
export function readUser(fields: Fields) {
  return {
    ...namePartsOf(fields),
    email: storedText(fields.email),
    phoneNumber: storedText(fields.phoneNumber),
    birthdate: storedText(fields.birthdate),
  }
}

/**
 * What is written to change a parent's details. `name` follows where the document has it, as the register form wrote it;
 * an empty last name or birthdate is not written: who registered with that form may have none.
 * @param stored the document of the parent.
 */
export function detailsChangeOf(stored: Fields, changes: Partial<Details>): Record<string, string> {
  const { firstName, middleName, lastName, phoneNumber, birthdate } = { ...readUser(stored), ...changes }
  const name = { firstName, middleName, lastName }
  const given = { ...(lastName !== '' && { lastName }), ...(birthdate !== '' && { birthdate }) }
  return { firstName, middleName, ...given, phoneNumber, ...('name' in stored && { name: fullName(name) }) }
}

export type Contact = Pick<User, 'email' | 'phoneNumber'>

/**
 * The contact stored with a new child: the parent's, or the account's address and no phone number where an old document
 * holds something that the rules would refuse.
 */
export function contactOf(parent: Contact | null, accountEmail: string): Contact {
  const { email: address, phoneNumber: phone } = parent ?? { email: '', phoneNumber: '' }
  const isAddress = address.length <= limits.email && emailPattern.test(address)
  return {
    email: (isAddress ? address : accountEmail).toLowerCase(),
    phoneNumber: phone.length <= limits.phone ? phone : '',
  }
}

/** A child with the parent's present contact; its own copy is of the day when it was added. */
export function reachedBy<Child extends object>(child: Child, { email, phoneNumber }: Contact) {
  return { ...child, ...(email !== '' && { email }), ...(phoneNumber !== '' && { phoneNumber }) }
}

const details = { ...child, phoneNumber, birthdate: adultBirthdate }

/** What parents can change about themselves. Who registered with one name, or without a birthdate, need not give it. */
export function detailsForm({ lastName, birthdate }: User) {
  return v.object({
    ...details,
    lastName: lastName === '' ? optionalName : requiredName,
    birthdate: birthdate === '' ? optionalAdultBirthdate : adultBirthdate,
  })
}
export type Details = v.InferOutput<ReturnType<typeof detailsForm>>

/** What changes the address of an account. */
export const emailForm = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('missing')) })

/** What an account without documents still lacks. */
export const profileForm = v.object({
  name: requiredFullName,
  phoneNumber,
})

const account = { email, password: newPassword, isShared: ticked }

export const registerForm = v.object({ ...profileForm.entries, ...account })
/** What the register form writes (S3.02). */
export type RegisteredParent = Omit<v.InferOutput<typeof registerForm>, 'password' | 'isShared'>

/** Only looked up, so the sign-in service decides whether it is one. */
const accountEmail = v.pipe(v.string(), v.transform(cleanEmail), requiredText(limits.email))

export const signInForm = v.object({
  email: accountEmail,
  password: v.pipe(v.string(), v.nonEmpty('missing')),
  isShared: ticked,
})

export const resetForm = v.object({ email: accountEmail })

const blank = v.optional(v.pipe(v.string(), v.trim(), v.literal('')), '')
const parts = Object.keys(child) as (keyof typeof child)[]
const fieldOf = (part: string) => fieldIn('student', part)
const noStudent = v.pipe(
  v.object(v.entriesFromList(parts.map(fieldOf), blank)),
  v.transform((): NewStudent | null => null),
)
const firstStudent = v.pipe(
  v.object(Object.fromEntries(parts.map((part) => [fieldOf(part), child[part]]))),
  v.transform(
    (typed) => Object.fromEntries(parts.map((part) => [part, typed[fieldOf(part)]])) as NewStudent | null,
  ),
)

export const signUpParent = v.object({ ...details, ...account })

/** `null` when all fields are blank; else first name, last name and birthdate are required. */
export const signUpStudent = v.lazy((fields) => (v.is(noStudent, fields) ? noStudent : firstStudent))

/** The errors of the sign-in service with a sentence of their own (S5.01 to S5.07); `other` is any other. */
export type AuthError =
  'user-not-found' | 'wrong-password' | 'invalid-email' | 'email-already-in-use' | 'other'
