/** Longest texts that are stored, in characters. `firestore.rules` keeps the same numbers (DESIGN section 5, promise 3). */
export const limits = {
  namePart: 100,
  fullName: 320,
  email: 254,
  phone: 32,
  comment: 5000,
} as const
