import { describe, expect, it } from 'vitest'
import { fullName, isName, isSameName, shortName, splitFullName, tidyName } from './name.ts'

const simran = { firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill' }

describe('names', () => {
  it('are trimmed, with single spaces and composed characters', () => {
    expect(tidyName('  Jose\u0301   Singh\t')).toBe('José Singh')
  })

  it('lose the joiners that some keyboards type between letters', () => {
    expect(tidyName('ਜਸ\u200dਲੀ\u200cਨ')).toBe('ਜਸਲੀਨ')
  })

  it.each(['ਜਸਲੀਨ', 'ਗੁਰਪ੍ਰੀਤ', "O'Brien", 'O’Brien', 'Anne-Marie', 'J. R.', 'José', '李', 'Nguyễn', 'ab'])(
    'may be %j',
    (name) => expect(isName(name)).toBe(true),
  )

  it.each([
    ...[
      '',
      '.',
      "-'",
      '<b>',
      'a@b',
      'a/b',
      'a:b',
      'Arjan 2',
      '੧',
      'a\tb',
      'a\nb',
      'a\u00a0b',
      'a\u200bb',
      'a,b',
    ],
    ...[
      'a\u202eb',
      'a\u00adb',
      '\u3164',
      'a\u115f',
      'a\ufe0f',
      'a\u034f',
      '\u0301',
      'a_b',
      'a&b',
      '😀',
      'a\ue000',
    ],
  ])('may not be %j', (name) => expect(isName(name)).toBe(false))

  it('are the same with either apostrophe, and in either form of a character', () => {
    const brien = { firstName: 'Róisín', middleName: '', lastName: 'O’Brien' }
    expect(isSameName(brien, { ...brien, firstName: 'Ro\u0301isi\u0301n', lastName: "O'Brien" })).toBe(true)
  })

  it('leave no gap where a part is missing', () => {
    expect(fullName(simran)).toBe('Simran Kaur Gill')
    expect(fullName({ ...simran, middleName: '' })).toBe('Simran Gill')
  })

  it('are said with first and last name in a sentence', () => {
    expect(shortName(simran)).toBe('Simran Gill')
  })

  it('are the same whatever their capitals and spaces', () => {
    expect(isSameName(simran, { firstName: ' simran', middleName: 'KAUR ', lastName: 'gill' })).toBe(true)
  })

  it('are the same in whichever part a word was typed', () => {
    expect(isSameName(simran, { firstName: 'Simran Kaur', middleName: '', lastName: 'Gill' })).toBe(true)
  })

  it('are different when a middle name differs', () => {
    expect(isSameName(simran, { ...simran, middleName: '' })).toBe(false)
  })

  it('split at their first space', () => {
    expect(splitFullName('Harleen  Kaur Gill')).toEqual({
      firstName: 'Harleen',
      middleName: '',
      lastName: 'Kaur Gill',
    })
    expect(splitFullName('Harleen')).toEqual({ firstName: 'Harleen', middleName: '', lastName: '' })
  })
})
