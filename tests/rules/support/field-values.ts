import { limits } from '#model/limits.ts'

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

function letters(count: number): string {
  return 'ਅ'.repeat(count)
}

const notText: readonly Described[] = [
  ['a number', 7],
  ['null', null],
  ['a truth value', true],
  ['a list', ['text']],
  ['a map', { text: 'text' }],
]

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

/** A name of letters that must be there, up to `limit` characters. */
export function name(limit: number): Values {
  const { accepted, refused } = text(limit)
  return {
    accepted: [
      ...accepted,
      ...["O'Brien", 'O’Brien', 'Anne-Marie', 'J. R.', 'ਗੁਰਪ੍ਰੀਤ', '李', 'a\u0301'].map(asItself),
    ],
    refused: [
      ...refused,
      ...['<b>a</b>', 'a@b', 'a/b', 'a:b', 'a, b', 'a_b', 'a1', '੧', '.', '\u0301', 'a\ud83d\ude00'].map(
        asItself,
      ),
      ...[
        'a\nb',
        'a\u00a0b',
        'a\u200bb',
        'a\u200db',
        'a\u202eb',
        'a\u00adb',
        'a\ue000',
        '\u3164',
        'a\u115f',
      ].map(asItself),
      ...['a\ufe0f', 'a\u034f', 'a\u17b4', 'a\u180b', 'a\u{e0100}'].map(asItself),
    ],
  }
}

export const nameOrEmpty: Values = {
  accepted: [...name(limits.namePart).accepted, ['nothing', '']],
  refused: name(limits.namePart).refused.filter(([, value]) => value !== ''),
}

function asItself(value: string): Described {
  return [JSON.stringify(value).replace(/[\u007f-\u{10ffff}]/gu, escaped), value]
}

/** A character that a title cannot show, by its number; letters stay. */
function escaped(character: string): string {
  return /[\p{L}\p{M}]/u.test(character) && !/\p{DI}/u.test(character)
    ? character
    : `U+${(character.codePointAt(0) ?? 0).toString(16)}`
}

/** An email of exactly this many characters. */
function emailOf(length: number): string {
  return `${'a'.repeat(length - '@example.org'.length)}@example.org`
}

export const email: Values = {
  accepted: [
    ['an address', 'a.b+c@school.example.org'],
    ['an address in Gurmukhi', 'ਮਾਂ@ਘਰ.ਭਾਰਤ'],
    [`an address of ${limits.email} characters`, emailOf(limits.email)],
  ],
  refused: [
    ...notText,
    ['nothing', ''],
    ['an address without an at sign', 'parent.example.org'],
    ['an address with nothing before the at sign', '@example.org'],
    ['an address without a dot after the at sign', 'parent@example'],
    ['an address with nothing between at sign and dot', 'parent@.org'],
    ['an address that ends in its dot', 'parent@example.'],
    ['an address with a second at sign', 'parent@example.org@example.org'],
    ['an address with a space', 'the parent@example.org'],
    ['an address with a line after it', 'parent@example.org\nmore'],
    ...[
      'a,b@c.org',
      'a@b,c.org',
      'a@b.org,',
      'a\u0000@b.org',
      'a\u00a0@b.org',
      'a@b\u200b.org',
      '\u202ea@b.org',
    ].map(asItself),
    ...['a\ufe0f@b.org', 'a@b.\u3164org', 'a\u2028@b.org'].map(asItself),
    [`an address of ${limits.email + 1} characters`, emailOf(limits.email + 1)],
  ],
}

export const emailOrEmpty: Values = {
  accepted: [...email.accepted, ['nothing', '']],
  refused: email.refused.filter(([, value]) => value !== ''),
}

/** The day so many days from today, in UTC. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

export const birthdate: Values = {
  accepted: [
    ['the first day of 1900', '1900-01-01'],
    ['the leap day of 2000', '2000-02-29'],
    ['the leap day of 2016', '2016-02-29'],
    ['the last day of a year', '2017-12-31'],
    ['today', dayFromNow(0)],
    ['the day that has begun in the east', dayFromNow(1)],
  ],
  refused: [
    ...notText,
    ['nothing', ''],
    ['the last day of 1899', '1899-12-31'],
    ['a leap day of no leap year', '2019-02-29', 'Invalid date: 2019-2-29.'],
    ['the leap day that 1900 did not have', '1900-02-29', 'Invalid date: 1900-2-29.'],
    ['the 31st of a short month', '2018-04-31', 'Invalid date: 2018-4-31.'],
    ['the 32nd of a month', '2018-01-32', 'Invalid date: 2018-1-32.'],
    ['day 0', '2018-01-00', 'Invalid date: 2018-1-0.'],
    ['month 0', '2018-00-10', 'Invalid date: 2018-0-10.'],
    ['month 13', '2018-13-10', 'Invalid date: 2018-13-10.'],
    ['the day after tomorrow', dayFromNow(2)],
    ['a year to come', '2999-01-01'],
    ['a day without leading zeros', '2018-1-5'],
    ['a day written with slashes', '2018/01/05'],
    ['a day with a time', '2018-01-05T00:00'],
    ['words', 'in spring'],
    ['a moment of the server', new Date(Date.UTC(2018, 0, 5))],
  ],
}

export const birthdateOrEmpty: Values = {
  accepted: [...birthdate.accepted, ['nothing', '']],
  refused: birthdate.refused.filter(([, value]) => value !== ''),
}

/** The id of a course or a child. */
export const id: Values = {
  accepted: [
    ['one letter', 'a'],
    ['letters, digits and dashes', 'Az-09'],
    ['64 characters', 'a'.repeat(64)],
  ],
  refused: [
    ...notText,
    ['nothing', ''],
    ['an underscore', 'a_b'],
    ['a dot', 'a.b'],
    ['a space', 'a b'],
    ['a slash', 'a/b'],
    ['Gurmukhi', 'ਪੈਂਤੀ'],
    ['65 characters', 'a'.repeat(65)],
  ],
}

export const idOrEmpty: Values = {
  accepted: [...id.accepted, ['nothing', '']],
  refused: id.refused.filter(([, value]) => value !== ''),
}

/** A field that the document needs. */
export function needed(field: string, values: Values): FieldRule {
  return { field, needed: true, ...values }
}

/** A field that may be left out. */
export function optional(field: string, values: Values): FieldRule {
  return { field, needed: false, ...values }
}
