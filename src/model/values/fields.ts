import * as v from 'valibot'
import { dayOf, isAdult, isBirthdate } from '#model/dates/day.ts'
import { isName, type NameParts, tidyName } from './name.ts'
import { composed } from './text.ts'
import { cleanEmail, cleanLine, cleanNumber, cleanText } from './typed-text.ts'

/** The codes that form schemas return, never sentences: the words are in `#copy/forms.ts`. */
export type FieldCode =
  | 'missing'
  | 'too-long'
  | 'not-a-name'
  | 'not-an-email'
  | 'not-a-phone'
  | 'not-a-birthdate'
  | 'not-an-adult'
  | 'not-an-age'
  | 'too-short'

/** Maximum lengths of stored texts, in characters. `firestore.rules` has the same numbers. */
export const limits = {
  namePart: 60,
  fullName: 320,
  email: 254,
  phone: 32,
  comment: 5000,
} as const

/**
 * Text, at sign, text, dot, text (S5.36), with something between any two dots of the domain. Mail programs would take a
 * comma, a semicolon or angle brackets for two addresses, and invisible characters would disguise one address as
 * another.
 */
export const emailPattern =
  /^[^\s@,;<>\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+@(?:[^\s@,;<>.\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+\.)+[^\s@,;<>.\p{Cc}\p{Cf}\p{Co}\p{Z}\p{DI}]+$/u

const phonePattern = /^\+?[ ().-]*(?:\d[ ().-]*){7,}$/
const shortestPassword = 6

function code(name: FieldCode): FieldCode {
  return name
}

export function requiredText(longest: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanText),
    v.nonEmpty(code('missing')),
    v.maxLength(longest, code('too-long')),
  )
}

/*#__NO_SIDE_EFFECTS__*/
function nameUpTo(longest: number) {
  return v.pipe(
    v.string(),
    v.transform(tidyName),
    v.maxLength(longest, code('too-long')),
    v.check((name) => name === '' || isName(name), code('not-a-name')),
  )
}

export const requiredName = v.pipe(nameUpTo(limits.namePart), v.nonEmpty(code('missing')))

export const requiredFullName = v.pipe(nameUpTo(limits.fullName), v.nonEmpty(code('missing')))

/** Cleaned and in lower case, so that the same address typed in two ways is stored once. */
export const email = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.nonEmpty(code('missing')),
  v.maxLength(limits.email, code('too-long')),
  v.regex(emailPattern, code('not-an-email')),
  v.toLowerCase(),
)

function isBirthdateToday(text: string): boolean {
  return isBirthdate(text, dayOf(new Date()))
}

const typedNumber = v.pipe(v.string(), v.transform(cleanNumber))
const requiredNumber = v.pipe(typedNumber, v.nonEmpty(code('missing')))

/** A calendar day since 1900, not after today by this device's clock. */
const birthdate = v.pipe(requiredNumber, v.check(isBirthdateToday, code('not-a-birthdate')))

/** Of an account holder. */
const adultBirthdate = v.pipe(
  birthdate,
  v.check((day) => isAdult(day, dayOf(new Date())), code('not-an-adult')),
)

/** A field that is absent from the form counts as empty. */
export const optionalBirthdate = v.optional(v.pipe(typedNumber, v.union([v.literal(''), birthdate])), '')

/** At least seven digits, with the usual characters between them. */
export const phoneNumber = v.pipe(
  requiredNumber,
  v.maxLength(limits.phone, code('too-long')),
  v.regex(phonePattern, code('not-a-phone')),
)

/** What forms ask about a person. Stored as text, under its name in a list such as `childFields`. */
export interface PersonField {
  kind: 'name' | 'email' | 'phone' | 'birthdate' | 'adult-birthdate'
  isOptional?: boolean
}

/** The parts of a name in such a list. */
export const nameFields = {
  firstName: { kind: 'name' },
  middleName: { kind: 'name', isOptional: true },
  lastName: { kind: 'name' },
} satisfies Record<keyof NameParts, PersonField>

/** The maximum input length. Truncated addresses or numbers would be somebody else's. */
export function maxLengthOf({ kind }: PersonField): number | undefined {
  return kind === 'name' ? limits.namePart : undefined
}

type TextSchema = v.GenericSchema<unknown, string>

/** The schema of a form that has all of these fields. */
/*#__NO_SIDE_EFFECTS__*/
export function formSchemaOf<Name extends string>(fields: Readonly<Record<Name, PersonField>>) {
  const entries = Object.entries<PersonField>(fields).map(([name, field]) => [name, schemaOf(field)])
  return v.object(Object.fromEntries(entries) as Record<Name, TextSchema>)
}

/** The same for a correction. Fields that a form lacks are absent from the result too: nothing is erased unseen. */
/*#__NO_SIDE_EFFECTS__*/
export function correctionSchemaOf<Name extends string>(fields: Readonly<Record<Name, PersonField>>) {
  const entries = Object.entries<TextSchema>(formSchemaOf(fields).entries).map(([name, schema]) => [
    name,
    v.exactOptional(schema),
  ])
  return v.object(Object.fromEntries(entries) as Record<Name, v.ExactOptionalSchema<TextSchema, undefined>>)
}

function schemaOf({ kind, isOptional }: PersonField): TextSchema {
  const schema = {
    name: requiredName,
    email,
    phone: phoneNumber,
    birthdate,
    'adult-birthdate': adultBirthdate,
  }[kind]
  return isOptional === true
    ? v.union([v.pipe(v.string(), v.transform(cleanLine), v.literal('')), schema])
    : schema
}

/** The name of a child's field in a form: with the prefix `student` it is `studentFirstName` and so on. */
export function fieldIn(prefix: string, part: string): string {
  return prefix === '' ? part : prefix + part.charAt(0).toUpperCase() + part.slice(1)
}

export interface PhoneFormat {
  digits: number
  /** Leading digits that calls from abroad omit, such as the 0 of British numbers; '' if there are none. */
  trunkPrefix: string
  /** What calls from abroad dial instead, without a plus sign, such as `44`. */
  countryCode: string
}

/** Empty, or the digits of a phone number with any spacing, also with the country code (S9.07). */
export function enquiryPhone({ digits, trunkPrefix, countryCode }: PhoneFormat) {
  const rest = `(?=\\d{${digits - trunkPrefix.length}}$)`
  const fromAbroad = new RegExp(`^(?:\\+|00)?${countryCode}(?:${trunkPrefix})?${rest}`)
  return v.pipe(
    typedNumber,
    v.transform((text) => text.replace(/[\s().-]/g, '').replace(fromAbroad, trunkPrefix)),
    v.regex(new RegExp(`^(?:\\d{${digits}})?$`), code('not-a-phone')),
  )
}

/** In composed characters, so that it does not depend on the keyboard. Firebase Auth refuses fewer than six. */
export const newPassword = v.pipe(
  v.string(),
  v.transform(composed),
  v.nonEmpty(code('missing')),
  v.minLength(shortestPassword, code('too-short')),
)

/** A checkbox; browsers omit unticked ones. */
export const ticked = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value !== ''),
)

export const typedAge = v.pipe(requiredNumber, v.regex(/^\d{1,3}$/, code('not-an-age')), v.transform(Number))
