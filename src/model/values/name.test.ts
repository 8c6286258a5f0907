import { describe, expect, it } from 'vitest'
import { fullName, isSameName, shortName, tidyName } from './name.ts'

const simran = { firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill' }

describe('names', () => {
  it('are trimmed, with single spaces and composed characters, without the joiners that some keyboards type', () => {
    expect(tidyName('  Jose\u0301   Singh\t')).toBe('José Singh')
    expect(tidyName('ਜਸ\u200dਲੀ\u200cਨ')).toBe('ਜਸਲੀਨ')
  })

  it('leave no gap where a part is missing, and are said with first and last name in a sentence', () => {
    expect(fullName(simran)).toBe('Simran Kaur Gill')
    expect(fullName({ ...simran, middleName: '' })).toBe('Simran Gill')
    expect(shortName(simran)).toBe('Simran Gill')
  })

  it('are the same whatever their capitals, spaces, apostrophes and forms, in whichever part a word was typed', () => {
    const brien = { firstName: 'Róisín', middleName: '', lastName: 'O’Brien' }
    expect(isSameName(brien, { ...brien, firstName: 'Ro\u0301isi\u0301n', lastName: "O'Brien" })).toBe(true)
    const [one, two] = ['\u0a36ਾਨ', '\u0a38\u0a3cਾਨ'].map((firstName) => ({ ...brien, firstName }))
    expect(one && two && isSameName(one, two)).toBe(true)
    expect(isSameName(simran, { firstName: ' simran', middleName: 'KAUR ', lastName: 'gill' })).toBe(true)
    expect(isSameName(simran, { ...simran, firstName: 'Simran Kaur', middleName: '' })).toBe(true)
    expect(isSameName(simran, { ...simran, middleName: '' })).toBe(false)
  })
})
