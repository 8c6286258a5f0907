import { readFileSync } from 'node:fs'
import path from 'node:path'
import { FieldValue, serverTimestamp } from 'firebase/firestore/lite'
import { allLanguages } from '#content/languages.ts'
import { limits, type PersonField } from '#model/values/fields.ts'
import { officialFirestore } from '#tools/testing/official/address.ts'
import { dayFromNow } from './documents.ts'

/** What a field takes and what it refuses. */
export interface Values {
  accepted?: readonly unknown[]
  refused: readonly unknown[]
}

const rules = readFileSync(path.join(import.meta.dirname, '../../../firestore.rules'), 'utf8')

/** Every field that a list of the rules names, and one that none does. */
export const fieldNames: readonly string[] = [
  ...new Set([...rules.matchAll(/\[[\s\w',]+\]/g)].flatMap(([list]) => list.match(/\w+(?=')/g) ?? [])),
  'role',
]

/** A value, after how a test's title speaks of it. */
export function described(value: unknown): [description: string, value: unknown] {
  if (typeof value === 'string' && value.length > 40) return [`${value.length} characters`, value]
  if (value instanceof Date) return ['a moment', value]
  if (value instanceof FieldValue) return ['the time of the server', value]
  if (value === undefined || typeof value === 'number') return [String(value), value]
  // A character that a title cannot show is named by its number.
  const numberOf = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16)}`
  return [JSON.stringify(value).replace(/[^\p{L}\p{M} -~]|\p{DI}/gu, numberOf), value]
}

/** The same values, and nothing at all. */
function orEmpty({ accepted = [], refused }: Values): Values {
  return { accepted: [...accepted, ''], refused: refused.filter((value) => value !== '') }
}

function letters(count: number): string {
  return 'ਅ'.repeat(count)
}

const notText = [7, null, true, ['text'], { text: 'text' }]

/** Text that may be empty, up to `limit` characters. */
export function textOrEmpty(limit: number): Values {
  return { accepted: ['', letters(limit)], refused: [...notText, letters(limit + 1)] }
}

/** Google's emulator makes a question mark of half of a character. */
const halves = officialFirestore() === null ? ['a\ud83d', '\ude00b'] : []

/** Text that must be there, up to `limit` characters. */
export function text(limit: number) {
  return {
    accepted: ['A', '😀', letters(limit)],
    refused: [...notText, ...halves, '', '  ', letters(limit + 1)],
  }
}

/** A name of letters that must be there, up to `limit` characters. */
export function name(limit: number): Values {
  const { refused } = text(limit)
  return {
    accepted: ['A', letters(limit), 'ਗੁਰਪ੍ਰੀਤ O’Brien-J.'],
    refused: [...refused, '<b>a</b>', 'a1', 'a\u200bb', 'a\u3164b'],
  }
}

export const nameOrEmpty = orEmpty(name(limits.namePart))

/** An email of exactly this many characters. */
function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.org'.length)}@example.org`
}

export const email: Values = {
  accepted: ['a.b+c@school.example.org', emailOf(limits.email)],
  refused: [...notText, '', 'parent@example', 'a,b@c.org', 'a@b\u200b.org', emailOf(limits.email + 1)],
}

export const emailOrEmpty = orEmpty(email)

export const birthdate: Values = {
  accepted: ['1900-01-01', dayFromNow(0), dayFromNow(1)],
  refused: [...notText, '', '1899-12-31', '2019-02-29', '2018/01/05', dayFromNow(2), '2999-01-01'],
}

export const birthdateOrEmpty = orEmpty(birthdate)

/** The id of a course or a child. */
export const id = {
  accepted: ['a', 'AZaz-09', 'a'.repeat(64)],
  refused: [...notText, '', 'a_b', 'a.b', 'a b', 'a/b', 'ਪੈਂਤੀ', 'a'.repeat(65)],
}

export const idOrEmpty = orEmpty(id)

/** The code of a language, one that the site has or another. */
export const language = {
  accepted: [
    ...allLanguages.map(({ code }) => code),
    'ta',
    'yue',
    'pa-IN',
    'az-AZaz09',
    `de${'-abcdefgh'.repeat(3)}`,
  ],
  refused: [
    ...notText,
    ...[
      '',
      'e',
      'abcd',
      'tamil',
      'TA',
      'ta-',
      'ta-a',
      'ta-abcdefghi',
      'ta-a.b',
      'ta_IN',
      'தமிழ்',
      '<b>',
      'ta"><b>',
      'ta\n',
    ],
    `de${'-abcdefgh'.repeat(4)}`,
  ],
}

export const age: Values = { accepted: [0, 150], refused: [-1, 151, 8.5, '8', null] }

/** The moment of the write; none that a device could make up is taken for it. */
export function serverTime(...refused: readonly unknown[]): Values {
  return { accepted: [serverTimestamp()], refused: [new Date(), 1_800_000_000_000, null, ...refused] }
}

const ofKind: Record<PersonField['kind'], Values> = {
  name: name(limits.namePart),
  email,
  phone: textOrEmpty(limits.phone),
  birthdate,
  // That an adult holds the account is asked of who signs up, not of what is stored.
  'adult-birthdate': birthdate,
}

/** What the fields of a list of the model take. */
export function valuesOf<Name extends string>(fields: Readonly<Record<Name, PersonField>>) {
  const entries = Object.entries<PersonField>(fields).map(([field, { kind, isOptional }]) => [
    field,
    isOptional === true ? orEmpty(ofKind[kind]) : ofKind[kind],
  ])
  return Object.fromEntries(entries) as Record<Name, Values>
}
