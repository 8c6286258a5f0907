import { FieldValue, serverTimestamp } from 'firebase/firestore/lite'
import { limits } from '#model/limits.ts'
import { dayFromNow } from './documents.ts'

/** What a field takes and what it refuses. */
interface Values {
  accepted: readonly unknown[]
  refused: readonly unknown[]
}

export interface FieldRule extends Values {
  field: string
  /** Whether the document is refused without it. */
  isNeeded: boolean
}

/** A field that the document needs. */
export function needed(field: string, values: Values): FieldRule {
  return { field, isNeeded: true, ...values }
}

/** A field that may be left out. */
export function optional(field: string, values: Values): FieldRule {
  return { field, isNeeded: false, ...values }
}

/** A value, after how a test's title speaks of it. */
export function described(value: unknown): [description: string, value: unknown] {
  if (typeof value === 'string' && value.length > 40) return [`${value.length} characters`, value]
  if (value instanceof Date) return ['a moment', value]
  if (value instanceof FieldValue) return ['the time of the server', value]
  if (value === undefined || typeof value === 'number') return [String(value), value]
  return [JSON.stringify(value).replace(/[^\p{L}\p{M} -~]|\p{DI}/gu, numberOf), value]
}

/** A character that a title cannot show, by its number. */
function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16)}`
}

/** The same values, and nothing at all. */
function orEmpty({ accepted, refused }: Values): Values {
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

/** Text that must be there, up to `limit` characters. */
export function text(limit: number): Values {
  return { accepted: ['A', letters(limit)], refused: [...notText, '', '  ', letters(limit + 1)] }
}

const noNames = ['<b>a</b>', 'a@b', 'a/b', 'a:b', 'a, b', 'a_b', 'a1', '੧', '.', '\u0301', 'a😀', '\u3164']
/** White space and invisible characters, the last ones invisible letters and marks. */
const unseen = Array.from(
  '\n\u00a0\u200b\u200d\u202e\u00ad\ue000\u3164\u115f\ufe0f\u034f\u17b4\u180b\u{e0100}',
)

/** A name of letters that must be there, up to `limit` characters. */
export function name(limit: number): Values {
  const { accepted, refused } = text(limit)
  return {
    accepted: [...accepted, "O'Brien", 'O’Brien', 'Anne-Marie', 'J. R.', 'ਗੁਰਪ੍ਰੀਤ', '李', 'a\u0301'],
    refused: [...refused, ...noNames, ...unseen.map((character) => `a${character}b`)],
  }
}

export const nameOrEmpty = orEmpty(name(limits.namePart))

/** An email of exactly this many characters. */
function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.org'.length)}@example.org`
}

export const email: Values = {
  accepted: ['a.b+c@school.example.org', 'ਮਾਂ@ਘਰ.ਭਾਰਤ', emailOf(limits.email)],
  refused: [
    ...[...notText, '', emailOf(limits.email + 1)],
    ...['parent.example.org', '@example.org', 'parent@example', 'parent@.org', 'parent@example.'],
    ...['parent@example.org@example.org', 'the parent@example.org', 'parent@example.org\nmore'],
    ...['a,b@c.org', 'a@b,c.org', 'a@b.org,', 'a\u0000@b.org', 'a\u00a0@b.org', 'a@b\u200b.org'],
    ...['a@b..org', 'a@.b.org', 'a@b.org.', 'a@b.org;', '<a@b.org>'],
    ...['\u202ea@b.org', 'a\ufe0f@b.org', 'a@b.\u3164org', 'a\u2028@b.org'],
  ],
}

export const emailOrEmpty = orEmpty(email)

/** What is no day of the calendar, for a birthdate or for a term. */
export const noDays = [
  ...['in spring', '2018-1-5', '2018/01/05', '05-01-2018', '2018-01-05T00:00', '12018-01-05', '੨੦੧੮-੦੧-੦੫'],
  ...['2019-02-29', '1900-02-29', '2018-04-31', '2018-01-32', '2018-01-00', '2018-00-10', '2018-13-10'],
  ...['2018-01-40', '2018-20-10', new Date(Date.UTC(2018, 0, 5))],
]

export const birthdate: Values = {
  accepted: ['1900-01-01', '2000-02-29', '2016-02-29', '2017-12-31', dayFromNow(0), dayFromNow(1)],
  refused: [...notText, '', '1899-12-31', '2999-01-01', dayFromNow(2), ...noDays],
}

export const birthdateOrEmpty = orEmpty(birthdate)

/** The id of a course or a child. */
export const id: Values = {
  accepted: ['a', 'Az-09', 'a'.repeat(64)],
  refused: [...notText, '', 'a_b', 'a.b', 'a b', 'a/b', 'ਪੈਂਤੀ', 'a'.repeat(65)],
}

export const idOrEmpty = orEmpty(id)

export const age: Values = { accepted: [0, 150], refused: [-1, 151, 8.5, '8', null] }

/** The moment of the write; none that a device could make up is taken for it. */
export function serverTime(...refused: readonly unknown[]): Values {
  return { accepted: [serverTimestamp()], refused: [new Date(), 1_800_000_000_000, null, ...refused] }
}
