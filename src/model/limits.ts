/** Longest texts that are stored, in characters. `firestore.rules` keeps the same numbers (DESIGN section 5, promise 3). */
export const limits = {
  namePart: 60,
  fullName: 320,
  email: 254,
  phone: 32,
  comment: 5000,
} as const

/**
 * An email address: text, at sign, text, dot, text (S5.36). A comma would make two addresses of it for whoever sends
 * mail, and what cannot be seen would make it look like another one.
 */
export const emailPattern =
  /^[^\s@,\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+@[^\s@,\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+\.[^\s@,\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+$/u
