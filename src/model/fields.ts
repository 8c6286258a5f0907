import * as v from 'valibot'
import { dayOf, isBirthdate } from './day.ts'
import { emailPattern, limits } from './limits.ts'
import { isName, tidyName } from './name.ts'

/**
 * The fields that forms share. A schema answers with a code, never with a sentence: the page owns the words
 * (DESIGN section 2, Words).
 */
export type FieldCode =
  | 'missing'
  | 'too-long'
  | 'not-a-name'
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-birthdate'
  | 'not-an-age'
  | 'too-short'

const enquiryPhonePattern = /^\d{10}$/
const phonePattern = /^\+?[ ().-]*(?:\d[ ().-]*){7,}$/
const shortestPassword = 6

function code(name: FieldCode): FieldCode {
  return name
}

/** A required line of text, trimmed, at most `longest` characters. */
export function requiredText(longest: number) {
  return v.pipe(v.string(), v.trim(), v.nonEmpty(code('missing')), v.maxLength(longest, code('too-long')))
}

function nameUpTo(longest: number) {
  return v.pipe(
    v.string(),
    v.transform(tidyName),
    v.maxLength(longest, code('too-long')),
    v.check((name) => name === '' || isName(name), code('not-a-name')),
  )
}

/** A part of a name that must be given. */
export const requiredName = v.pipe(nameUpTo(limits.namePart), v.nonEmpty(code('missing')))

/** A whole name in one field. */
export const requiredFullName = v.pipe(nameUpTo(limits.fullName), v.nonEmpty(code('missing')))

/** A part of a name that may be left empty; a field that is absent from the form counts as empty. */
export const optionalName = v.optional(nameUpTo(limits.namePart), '')

/** An address, in composed characters (NFC), so that one address typed two ways is one address. */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.normalize('NFC'),
  v.nonEmpty(code('missing')),
  v.maxLength(limits.email, code('too-long')),
  v.regex(emailPattern, code('not-an-email')),
)

function isBirthdateToday(text: string): boolean {
  return isBirthdate(text, dayOf(new Date()))
}

/** A birthdate: a real day, not in the future on this device's clock (DESIGN section 5, promise 3). */
export const birthdate = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(code('missing')),
  v.check(isBirthdateToday, code('not-a-birthdate')),
)

/** A birthdate that may be left empty; a field that is absent from the form counts as empty. */
export const optionalBirthdate = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || isBirthdateToday(text), code('not-a-birthdate')),
  ),
  '',
)

/** A parent's phone number: at least seven digits, with the usual signs between them. */
export const phoneNumber = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(code('missing')),
  v.maxLength(limits.phone, code('too-long')),
  v.regex(phonePattern, code('not-a-phone')),
)

/** The phone number of an enquiry: may be left empty; given, ten digits, however they are spaced (SPEC section 5, Enquiry). */
export const enquiryPhone = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[\s().-]/g, '')),
  v.check((digits) => digits === '' || enquiryPhonePattern.test(digits), code('not-a-phone')),
)

/** A new password: Firebase Auth refuses fewer than six characters. */
export const newPassword = v.pipe(
  v.string(),
  v.nonEmpty(code('missing')),
  v.minLength(shortestPassword, code('too-short')),
)

/** A box to tick; the browser leaves out one that is not ticked. */
export const ticked = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
)

/** A typed age: a whole number of years. */
export const typedAge = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(code('missing')),
  v.regex(/^\d{1,3}$/, code('not-an-age')),
  v.transform(Number),
)
