import * as v from 'valibot'
import { childFieldNames, type NewStudent, newStudent } from './student.ts'
import {
  correctionSchemaOf,
  email,
  emailPattern,
  fieldIn,
  formSchemaOf,
  limits,
  nameFields,
  newPassword,
  type PersonField,
  phoneNumber,
  requiredFullName,
  requiredText,
  ticked,
} from './values/fields.ts'
import { cleanEmail } from './values/typed-text.ts'
import { fullName } from './values/name.ts'
import { type Fields, namePartsOf, personChangeOf, storedTexts } from './values/stored.ts'

/**
 * What parents enter about themselves: the sign-up panel, the dialog that changes it, what is stored and what is read
 * follow from this list. Only parents write these fields. `firestore.rules` lists them once more, and a test compares
 * the two.
 */
export const parentFields = {
  ...nameFields,
  email: { kind: 'email' },
  phoneNumber: { kind: 'phone' },
  birthdate: { kind: 'adult-birthdate' },
} satisfies Record<string, PersonField>

export type ParentField = keyof typeof parentFields
const parentFieldNames = Object.keys(parentFields) as ParentField[]

export type User = Record<ParentField, string>

/** A parent as the pages use it; fields that the form did not have are ''. */
export function readUser(fields: Fields): User {
  return { ...storedTexts(fields, parentFieldNames), ...namePartsOf(fields) }
}

/**
 * What is written to change a parent's details. `name`, which the register form wrote, is updated if the document has
 * it.
 * @param stored the document of the parent.
 */
export function detailsChangeOf(stored: Fields, changes: Partial<Details>): Record<string, string> {
  const name = fullName({ ...readUser(stored), ...changes })
  return { ...personChangeOf(stored, changes), ...('name' in stored && { name }) }
}

export type Contact = Pick<User, 'email' | 'phoneNumber'>

/**
 * The contact stored with a new child: the parent's, or the account's address and no phone number if an old document
 * holds something that the rules would refuse.
 */
export function contactForNewChild(parent: Contact | null, accountEmail: string): Contact {
  const { email: address, phoneNumber: phone } = parent ?? { email: '', phoneNumber: '' }
  const isAddress = address.length <= limits.email && emailPattern.test(address)
  return {
    email: (isAddress ? address : accountEmail).toLowerCase(),
    phoneNumber: phone.length <= limits.phone ? phone : '',
  }
}

/** A child with the parent's current contact; its own copy dates from when it was added. */
export function reachedBy<Child extends object>(child: Child, { email, phoneNumber }: Contact) {
  return { ...child, ...(email !== '' && { email }), ...(phoneNumber !== '' && { phoneNumber }) }
}

const { email: _, ...detailsFields } = parentFields
export type Details = Omit<User, 'email'>

/**
 * What parents can change about themselves; their address changes with the account's. Parents who registered with a
 * single name, or without a birthdate, need not add it.
 */
export function detailsForm({ lastName, birthdate }: User) {
  return correctionSchemaOf({
    ...detailsFields,
    lastName: { ...detailsFields.lastName, isOptional: lastName === '' },
    birthdate: { ...detailsFields.birthdate, isOptional: birthdate === '' },
  })
}

export const emailForm = v.object({ email, password: v.pipe(v.string(), v.nonEmpty('missing')) })

/** What is missing for an account without documents. */
export const profileForm = v.object({
  name: requiredFullName,
  phoneNumber,
})

const account = { email, password: newPassword, isShared: ticked }

export const registerForm = v.object({ ...profileForm.entries, ...account })
/** The document that the register form writes (S3.02). */
export type RegisteredParent = Omit<v.InferOutput<typeof registerForm>, 'password' | 'isShared'>

/** Only looked up, so the sign-in service decides whether it is valid. */
const accountEmail = v.pipe(v.string(), v.transform(cleanEmail), requiredText(limits.email))

export const signInForm = v.object({
  email: accountEmail,
  password: v.pipe(v.string(), v.nonEmpty('missing')),
  isShared: ticked,
})

export const resetForm = v.object({ email: accountEmail })

/** The names of the first child's fields in the panel. */
const panelNames = childFieldNames.map((name) => [name, fieldIn('student', name)] as const)
const blank = v.optional(v.pipe(v.string(), v.trim(), v.literal('')), '')
const noStudent = v.pipe(
  v.object(
    v.entriesFromList(
      panelNames.map(([, inPanel]) => inPanel),
      blank,
    ),
  ),
  v.transform((): NewStudent | null => null),
)
const firstStudent = v.pipe(
  v.object(Object.fromEntries(panelNames.map(([name, inPanel]) => [inPanel, newStudent.entries[name]]))),
  v.transform(
    (typed) =>
      Object.fromEntries(panelNames.map(([name, inPanel]) => [name, typed[inPanel]])) as NewStudent | null,
  ),
)

export const signUpParent = v.object({ ...formSchemaOf(parentFields).entries, ...account })

/** `null` when all fields are blank; otherwise the child must be complete. */
export const signUpStudent = v.lazy((fields) => (v.is(noStudent, fields) ? noStudent : firstStudent))

/** The errors of the sign-in service that have their own sentence (S5.01 to S5.07); `other` is any other. */
export type AuthError =
  'user-not-found' | 'wrong-password' | 'invalid-email' | 'email-already-in-use' | 'other'
