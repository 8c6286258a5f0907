import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matches, spellingsOf } from './search.ts'

const nobody = { names: [], email: '', phoneNumber: '' }
const words = ['O’Brien', "D'Souza", 'Zoé', 'ਉਜਾਗਰ', 'ਸਿਮਰਨ', 'ਆਸ਼ਾ', 'Anne-Marie', 'Ö', 'ਪ', 'GILL']
const spelt: ((text: string) => string)[] = [
  (text) => text,
  (text) => ` ${text.toUpperCase().replaceAll(' ', ',  ')} `,
  (text) => text.toLowerCase().normalize('NFD').replaceAll('-', ' '),
  (text) => text.normalize('NFKD').replace(/[\u0300-\u036f\u0a3c’']/g, ''),
  (text) => text.replaceAll('’', "'").replaceAll('ਉ', '\u0a73\u0a41').replaceAll('ਆ', '\u0a05\u0a3e'),
]

it('a family is found by any words of its names in any order, however they are written', () => {
  const names = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  const sought = names.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all)))
  fc.assert(
    fc.property(sought, fc.constantFrom(...spelt), ([all, some], spell) => {
      const family = { ...nobody, names: all.map(spell) }
      expect(matches(some.join(' '), family)).toBe(true)
      expect(matches(spell(some.join(' ')), { ...nobody, names: [all.join(' ')] })).toBe(true)
      expect(matches(`${some.join(' ')} Sandhu`, family)).toBe(false)
    }),
  )
})

it('a phone number is found with and without the country’s, however it is parted', () => {
  const number = fc.stringMatching(/^[2-9]\d{9}$/)
  const forms = (digits: string) => [
    digits,
    `+1 (${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    `001.${digits}`,
    `0${digits.slice(0, 3)} ${digits.slice(3)}`,
  ]
  const form = fc.integer({ min: 0, max: 3 })
  fc.assert(
    fc.property(number, form, form, (digits, stored, sought) => {
      const phoneNumber = forms(digits)[stored] ?? ''
      expect(matches(forms(digits)[sought] ?? '', { ...nobody, phoneNumber })).toBe(true)
      expect(matches(digits.slice(2, 8), { ...nobody, phoneNumber })).toBe(true)
    }),
  )
  expect(matches('604 555 0123', { ...nobody, phoneNumber: '+1 604 555 0124' })).toBe(false)
})

it('an address is found whatever its capitals, and looked for as people write them', () => {
  expect(matches('JEET.brar@Example', { ...nobody, email: 'Jeet.Brar@example.org' })).toBe(true)
  for (const stored of [
    'Jeet.brar@Example.org',
    'JEET.BRAR@EXAMPLE.ORG',
    'Jeet.Brar@example.org',
    'jEEt.brar@x',
  ])
    expect(spellingsOf(stored)).toEqual(expect.arrayContaining([stored, stored.toLowerCase()]))
  expect(spellingsOf('jeet.brar@example.org')).toContain('Jeet.Brar@Example.Org')
  expect(spellingsOf('j.b-c@d.e').length).toBeLessThanOrEqual(30)
  expect(spellingsOf(`${'j'.repeat(252)}@d.e`), 'longer than an address can be').toEqual([])
})
