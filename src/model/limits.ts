/** Longest texts that are stored, in characters. `firestore.rules` keeps the same numbers (DESIGN section 5, promise 3). */
export const limits = {
  namePart: 100,
  fullName: 320,
  email: 254,
  phone: 32,
  comment: 5000,
} as const

/** An email address: text, at sign, text, dot, text (SPEC section 5, Newsletter). */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
