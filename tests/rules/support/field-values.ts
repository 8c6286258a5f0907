import { limits } from '#model/limits.ts'
import { dayFromNow } from './day-from-now.ts'

/**
 * A value, and how a test's title speaks of it: `with a name of 100 characters`; where it is refused because a condition
 * fails, with which error.
 */
type Described = readonly [description: string, value: unknown, error?: string]

/** What a field takes and what it refuses; `needed`: the document is refused without it. */
export interface FieldRule {
  field: string
  needed: boolean
  accepted: readonly Described[]
  refused: readonly Described[]
}

type Values = Pick<FieldRule, 'accepted' | 'refused'>

/** Values that a title can show as they are. */
export function these(...values: unknown[]): Described[] {
  return values.map((value) => [JSON.stringify(value).replace(/[\u007f-\u{10ffff}]/gu, escaped), value])
}

/** A character that a title cannot show, by its number; letters stay. */
function escaped(character: string): string {
  return /[\p{L}\p{M}]/u.test(character) && !/\p{DI}/u.test(character)
    ? character
    : `U+${(character.codePointAt(0) ?? 0).toString(16)}`
}

/** The same values, and nothing at all. */
function orEmpty({ accepted, refused }: Values): Values {
  return {
    accepted: [...accepted, ['nothing', '']],
    refused: refused.filter(([, value]) => value !== ''),
  }
}

function letters(count: number): string {
  return 'ਅ'.repeat(count)
}

const notText = these(7, null, true, ['text'], { text: 'text' })

/** Text that must be there, up to `limit` characters. */
export function text(limit: number): Values {
  return {
    accepted: [
      ['one letter', 'A'],
      [`${limit} characters`, letters(limit)],
    ],
    refused: [
      ...notText,
      ['nothing', ''],
      ['spaces only', '  '],
      [`${limit + 1} characters`, letters(limit + 1)],
    ],
  }
}

/** Text that may be empty, up to `limit` characters. */
export function textOrEmpty(limit: number): Values {
  return {
    accepted: [
      ['nothing', ''],
      [`${limit} characters`, letters(limit)],
    ],
    refused: [...notText, [`${limit + 1} characters`, letters(limit + 1)]],
  }
}

const otherCharacters = [
  '<b>a</b>',
  'a@b',
  'a/b',
  'a:b',
  'a, b',
  'a_b',
  'a1',
  '੧',
  '.',
  '\u0301',
  'a\ud83d\ude00',
]
/** White space and invisible characters, the last ones invisible letters and marks. */
const unseen = Array.from(
  '\n\u00a0\u200b\u200d\u202e\u00ad\ue000\u3164\u115f\ufe0f\u034f\u17b4\u180b\u{e0100}',
)

/** A name of letters that must be there, up to `limit` characters. */
export function name(limit: number): Values {
  const { accepted, refused } = text(limit)
  const names = these("O'Brien", 'O’Brien', 'Anne-Marie', 'J. R.', 'ਗੁਰਪ੍ਰੀਤ', '李', 'a\u0301')
  return {
    accepted: [...accepted, ...names],
    refused: [
      ...refused,
      ...these(...otherCharacters, '\u3164', ...unseen.map((character) => `a${character}b`)),
    ],
  }
}

export const nameOrEmpty = orEmpty(name(limits.namePart))

/** An email of exactly this many characters. */
function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.org'.length)}@example.org`
}

export const email: Values = {
  accepted: [
    ...these('a.b+c@school.example.org', 'ਮਾਂ@ਘਰ.ਭਾਰਤ'),
    [`an address of ${limits.email} characters`, emailOf(limits.email)],
  ],
  refused: [
    ...notText,
    ['nothing', ''],
    ...these('parent.example.org', '@example.org', 'parent@example', 'parent@.org', 'parent@example.'),
    ...these('parent@example.org@example.org', 'the parent@example.org', 'parent@example.org\nmore'),
    ...these('a,b@c.org', 'a@b,c.org', 'a@b.org,', 'a\u0000@b.org', 'a\u00a0@b.org', 'a@b\u200b.org'),
    ...these('a@b..org', 'a@.b.org', 'a@b.org.', 'a@b.org;', '<a@b.org>'),
    ...these('\u202ea@b.org', 'a\ufe0f@b.org', 'a@b.\u3164org', 'a\u2028@b.org'),
    [`an address of ${limits.email + 1} characters`, emailOf(limits.email + 1)],
  ],
}

export const emailOrEmpty = orEmpty(email)

export const birthdate: Values = {
  accepted: [
    ...these('1900-01-01', '2000-02-29', '2016-02-29', '2017-12-31'),
    ['today', dayFromNow(0)],
    ['the day that has begun in the east', dayFromNow(1)],
  ],
  refused: [
    ...notText,
    ['nothing', ''],
    ...these('1899-12-31', '2999-01-01', '2018-1-5', '2018/01/05', '2018-01-05T00:00', 'in spring'),
    ...these(
      '2019-02-29',
      '1900-02-29',
      '2018-04-31',
      '2018-01-32',
      '2018-01-00',
      '2018-00-10',
      '2018-13-10',
    ),
    ['the day after tomorrow', dayFromNow(2)],
    ['a moment of the server', new Date(Date.UTC(2018, 0, 5))],
  ],
}

export const birthdateOrEmpty = orEmpty(birthdate)

/** The id of a course or a child. */
export const id: Values = {
  accepted: [...these('a', 'Az-09'), ['64 characters', 'a'.repeat(64)]],
  refused: [
    ...notText,
    ['nothing', ''],
    ...these('a_b', 'a.b', 'a b', 'a/b', 'ਪੈਂਤੀ'),
    ['65 characters', 'a'.repeat(65)],
  ],
}

export const idOrEmpty = orEmpty(id)

/** A field that the document needs. */
export function needed(field: string, values: Values): FieldRule {
  return { field, needed: true, ...values }
}

/** A field that may be left out. */
export function optional(field: string, values: Values): FieldRule {
  return { field, needed: false, ...values }
}
