/** The errors of the sign-in service that have a sentence of their own in the spec (section 5); `other` is its "otherwise". */
export type AuthError =
  'user-not-found' | 'wrong-password' | 'invalid-email' | 'email-already-in-use' | 'other'
