/** The errors of the sign-in service with a sentence of their own (S5.01 to S5.07); `other` is any other. */
export type AuthError =
  'user-not-found' | 'wrong-password' | 'invalid-email' | 'email-already-in-use' | 'other'
