import { describe, expect, it } from 'vitest'
import { fullName, isSameName, shortName, splitFullName, tidyName } from './name'

const simran = { firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill' }

describe('names', () => {
  it('are trimmed, with single spaces and composed characters', () => {
    expect(tidyName('  Jose\u0301   Singh\t')).toBe('José Singh')
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
