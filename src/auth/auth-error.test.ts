import { expect, it } from 'vitest'
import { authErrorOf } from './auth-error.ts'

// The errors with sentences of their own are tested on the pages that show them.
it.each([
  ['the code of email enumeration protection', { code: 'auth/invalid-credential' }],
  ['no code', new Error('no connection')],
  ['nothing', null],
  ['a text', 'auth/user-not-found'],
])('An error of the sign-in service with %s has the general sentence', (_, error) => {
  expect(authErrorOf(error)).toBe('other')
})
