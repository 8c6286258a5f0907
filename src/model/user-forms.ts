import * as v from 'valibot'
import {
  adultBirthdate,
  email,
  newPassword,
  optionalName,
  phoneNumber,
  requiredFullName,
  requiredName,
  requiredText,
  ticked,
} from './fields.ts'
import { limits } from './limits.ts'
import { cleanEmail } from './typed-text.ts'

/** The parent's fields of the sign-up panel. */
export const panelParent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  email,
  phoneNumber,
  birthdate: adultBirthdate,
})

/** What parents can change about themselves; the middle name is optional. */
export const detailsForm = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  phoneNumber,
})

/** The same for a parent who registered with one name. */
export const oneNameDetailsForm = v.object({ ...detailsForm.entries, lastName: optionalName })

/** What an account without documents still lacks. */
export const profileForm = v.object({
  name: requiredFullName,
  phoneNumber,
})

export const registerForm = v.object({
  ...profileForm.entries,
  email,
  password: newPassword,
  isShared: ticked,
})

/** Only looked up, so the sign-in service decides whether it is one. */
const accountEmail = v.pipe(v.string(), v.transform(cleanEmail), requiredText(limits.email))

export const signInForm = v.object({
  email: accountEmail,
  password: v.pipe(v.string(), v.nonEmpty('missing')),
  isShared: ticked,
})

export const resetForm = v.object({ email: accountEmail })
