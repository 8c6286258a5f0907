import { errorCode } from '#lib/error-code.ts'
import type { AuthError } from '#model/auth-error.ts'

const told = new Map<unknown, AuthError>([
  ['auth/user-not-found', 'user-not-found'],
  ['auth/wrong-password', 'wrong-password'],
  ['auth/invalid-email', 'invalid-email'],
  ['auth/email-already-in-use', 'email-already-in-use'],
])

/**
 * Which of the spec's errors a failed call to the sign-in service is. `invalid-credential`, the service's answer where
 * email enumeration protection is on, is deliberately an `other` (DESIGN section 4, Sign-in codes).
 */
export function authErrorOf(error: unknown): AuthError {
  return told.get(errorCode(error)) ?? 'other'
}
