import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { newStudentId } from '../student.ts'
import { enquiryPhone, newPassword, phoneNumber } from './fields.ts'
import { isSameName } from './name.ts'
import { storedText } from './stored.ts'
import { beginningOf, composed, wellFormed } from './text.ts'
import { cleanText } from './typed-text.ts'

/** Each independent vowel of Gurmukhi but ਅ, and its carrier with its sign. */
const vowels: [one: string, two: string][] = [
  ['ਆ', '\u0a05\u0a3e'],
  ['ਇ', '\u0a72\u0a3f'],
  ['ਈ', '\u0a72\u0a40'],
  ['ਉ', '\u0a73\u0a41'],
  ['ਊ', '\u0a73\u0a42'],
  ['ਏ', '\u0a72\u0a47'],
  ['ਐ', '\u0a05\u0a48'],
  ['ਓ', '\u0a73\u0a4b'],
  ['ਔ', '\u0a05\u0a4c'],
]
const inTwo = (text: string) => vowels.reduce((all, [one, two]) => all.replaceAll(one, two), text)

/** Texts with what breaks them: Gurmukhi in both forms, marks, emoji, joiners and halves of characters. */
const parts = 'ਸ ਸ਼ ਿ ੰ é e\u0301 a 👨‍👩‍👧 😀 \ud83d \ude00'.split(' ')
const untidy = fc.string({ unit: fc.constantFrom(...vowels.flat(), ...parts, ' ', '\n') })

describe('a text', () => {
  it('is the same name, password and child with each vowel of Gurmukhi as one sign or as two', async () => {
    const typed = vowels.map(([one]) => one).join('ਸ')
    const sibling = { middleName: '', lastName: 'Gill', birthdate: '2017-11-24' }
    const child = (firstName: string) => ({ ...sibling, firstName })
    expect(composed(inTwo(typed))).toBe(typed)
    expect(isSameName(child(typed), child(inTwo(typed)))).toBe(true)
    expect(v.parse(newPassword, inTwo(typed))).toBe(typed)
    expect(await newStudentId('p', child(inTwo(typed)))).toBe(await newStudentId('p', child(typed)))
    fc.assert(fc.property(untidy, (text) => composed(composed(text)) === composed(inTwo(text))))
  })

  it('is cut between characters, as late as there is room for, in the unit that is asked for', () => {
    const inBytes = (text: string) => encodeURIComponent(wellFormed(text)).length
    fc.assert(
      fc.property(untidy, fc.nat(60), fc.constantFrom(undefined, inBytes), (text, room, sizeOf) => {
        const cut = beginningOf(text, room, sizeOf)
        const rest = text.slice(cut.length)
        const size = sizeOf ?? (({ length }: string) => length)
        expect(text.startsWith(cut)).toBe(true)
        expect(size(cut)).toBeLessThanOrEqual(room)
        const [next = ''] = /^\P{M}[\p{M}\p{Cf}]*/u.exec(rest) ?? []
        if (rest !== '') expect(cut === '' || next !== '').toBe(true)
        if (next !== '') expect(size(cut + next)).toBeGreaterThan(room)
        if (!/\p{Cs}/u.test(text)) expect(() => encodeURIComponent(cut)).not.toThrow()
      }),
    )
  })

  it('has no half of a character, typed or read, and one form whichever direction marks are in it', () => {
    fc.assert(
      fc.property(untidy, (text) => {
        expect(cleanText(text)).not.toMatch(/\p{Cs}/u)
        expect(cleanText(Array.from(inTwo(text)).join('\u200e'))).toBe(cleanText(text))
        expect(() => encodeURIComponent(storedText(text))).not.toThrow()
      }),
    )
  })
})

const northAmerican = { digits: 10, trunkPrefix: '', countryCode: '1' }
const british = { digits: 11, trunkPrefix: '0', countryCode: '44' }

it.each([
  ['', northAmerican, ['', '+1', '1', '+1 ', '001']],
  ['0', british, ['0', '+44', '44 ', '0044', '+44 (0)']],
])(
  'A phone number that an account takes is one for an enquiry, after “%s”, however it is typed',
  (prefix, format, beginnings) => {
    const gap = fc.constantFrom('', ' ', '-', '.', ') ', ' (', '\u00a0', '\u2011')
    const digit = fc.tuple(fc.integer({ min: 2, max: 9 }).map(String), gap)
    const typed = fc.tuple(fc.constantFrom(...beginnings), fc.array(digit, { minLength: 10, maxLength: 10 }))
    fc.assert(
      fc.property(typed, ([beginning, parts]) => {
        const stored = v.safeParse(phoneNumber, beginning + parts.flat().join(''))
        fc.pre(stored.success)
        const digits = prefix + parts.map(([digit]) => digit).join('')
        expect(v.parse(enquiryPhone(format), stored.output)).toBe(digits)
        for (const wrong of [`${digits}5`, digits.slice(0, -1), `+49${digits}`])
          expect(v.is(enquiryPhone(format), wrong)).toBe(false)
      }),
    )
  },
)
