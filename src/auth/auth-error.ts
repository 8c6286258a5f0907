import { errorCode } from '#lib/errors.ts'
import type { AuthError } from '#model/user.ts'

const errorsByCode = new Map<unknown, AuthError>([
  ['auth/user-not-found', 'user-not-found'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/email-already-in-use', 'email-already-in-use'],
])

/**
 * Which of the errors with a sentence of their own (S5.01 to S5.07) a failed call to the sign-in service is.
 * `invalid-credential`, the answer where email enumeration protection is on, is deliberately `other`.
 */
export function authErrorOf(error: unknown): AuthError {
  return errorsByCode.get(errorCode(error)) ?? 'other'
}

/** The same if the signed-in account's password was requested: its address is known to be right. */
export function passwordErrorOf(error: unknown): AuthError {
  return errorCode(error) === 'auth/invalid-credential' ? 'wrong-password' : authErrorOf(error)
}
