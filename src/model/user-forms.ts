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
  ticked,
} from './fields.ts'
import { limits } from './limits.ts'

/** The parent's fields of the sign-up panel. */
export const panelParent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  email,
  phoneNumber,
  birthdate,
})

/** What parents can change about themselves; the middle name is optional. */
export const detailsForm = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  phoneNumber,
})

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
const accountEmail = v.pipe(requiredText(limits.email), v.normalize('NFC'))

export const signInForm = v.object({
  email: accountEmail,
  password: v.pipe(v.string(), v.nonEmpty('missing')),
  isShared: ticked,
})

export const resetForm = v.object({ email: accountEmail })
