/** Longest texts that are stored, in characters. `firestore.rules` has the same numbers. */
export const limits = {
  namePart: 60,
  fullName: 320,
  email: 254,
  phone: 32,
  comment: 5000,
} as const

/**
 * Text, at sign, text, dot, text (S5.36), with something between any two dots of the domain. A comma, a semicolon or
 * angle brackets would make two addresses of it for mail programs, and invisible characters would make it look like
 * another one.
 */
export const emailPattern =
  /^[^\s@,;<>\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+@(?:[^\s@,;<>.\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+\.)+[^\s@,;<>.\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+$/u
