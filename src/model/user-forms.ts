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

/** The parent's part of the sign-up panel (DESIGN section 4, Sign-up panel). */
export const panelParent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  email,
  phoneNumber,
  birthdate,
})

/** What an account that was never finished still lacks (DESIGN section 4, Sign-up panel). */
export const profileForm = v.object({
  name: requiredFullName,
  phoneNumber,
})

/** The simple register form: email, password, name, phone number (SPEC section 2, /register). */
export const registerForm = v.object({
  ...profileForm.entries,
  email,
  password: newPassword,
  isShared: ticked,
})

/** An address to look an account up by; whether it is one, the sign-in service says. */
const accountEmail = v.pipe(requiredText(limits.email), v.normalize('NFC'))

/** Signing in asks only that both fields are filled. */
export const signInForm = v.object({
  email: accountEmail,
  password: v.pipe(v.string(), v.nonEmpty('missing')),
  isShared: ticked,
})

/** The forgot-password form. */
export const resetForm = v.object({ email: accountEmail })
