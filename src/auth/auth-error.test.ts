import { describe, expect, it } from 'vitest'
import { authErrorOf } from './auth-error.ts'

describe('an error of the sign-in service', () => {
  it.each(['user-not-found', 'wrong-password', 'invalid-email', 'email-already-in-use'])(
    'with the code auth/%s has a sentence of its own',
    (name) => {
      expect(authErrorOf({ code: `auth/${name}` })).toBe(name)
    },
  )

  it.each([
    ['invalid-credential', { code: 'auth/invalid-credential' }],
    ['an unknown code', { code: 'auth/network-request-failed' }],
    ['a code that is no text', { code: 404 }],
    ['no code', new Error('no connection')],
    ['nothing', null],
    ['a text', 'auth/user-not-found'],
  ])('with %s has the general sentence', (_, error) => {
    expect(authErrorOf(error)).toBe('other')
  })
})
