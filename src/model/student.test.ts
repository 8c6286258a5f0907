import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { correctionOf, newStudentId, readStudent, studentCorrection } from './student.ts'
import { detailsChangeOf, detailsForm, readUser } from './user.ts'

const simran = { firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill', birthdate: '2018-03-14' }

it('the id of a new child is one for a document, the same for the same child, however the name is typed, and for nobody else', async () => {
  const id = await newStudentId('parent', simran)
  expect(id).toMatch(/^[a-z0-9]{20}$/)
  expect(await newStudentId('parent', { ...simran, firstName: 'SIMRAN' })).toBe(id)
  const others = await Promise.all([
    newStudentId('other', simran),
    newStudentId('parent', { ...simran, middleName: '' }),
    newStudentId('parent', { ...simran, birthdate: '2018-03-15' }),
    newStudentId('parent', simran, [id]),
  ])
  expect(new Set([id, ...others]).size).toBe(5)
})

describe('a stored student', () => {
  it('is read as every form writes it', () => {
    const same = { ...simran, email: 'h@example.com', phoneNumber: '5550123456', cost: 100 }
    const student = { ...same, id: 's1', completedLevels: [1], keptBySchool: false }
    expect(readStudent('s1', { ...same, coursesCompleted: [1] })).toEqual(student)
  })

  it.each([
    [{ name: 'Simran Kaur Gill' }, ['Simran', '', 'Kaur Gill']],
    [{ name: 'Mehar Jot', middleName: 'Kaur', lastName: 'Gill' }, ['Mehar Jot', 'Kaur', 'Gill']],
    [{ name: 'Mehar Gill', middleName: 'Kaur' }, ['Mehar', 'Kaur', 'Gill']],
    [{ firstName: 'Simran', name: 'Somebody Else' }, ['Simran', '', '']],
  ])('may have its name in other parts: %j', (stored, parts) => {
    const { firstName, middleName, lastName } = readStudent('s1', stored)
    expect([firstName, middleName, lastName]).toEqual(parts)
  })

  it('counts levels of both completed lists, as numbers or text, each once (S3.05)', () => {
    const stored = { coursesCompleted: ['2', 1, 1, 'x', null, 12, 1.5], coursesComplete: [3, ' 2 '] }
    expect(readStudent('s1', stored).completedLevels).toEqual([1, 2, 3])
  })

  it('survives a document of any shape', () => {
    const missing = { middleName: '', lastName: '', birthdate: '', email: '', phoneNumber: '', cost: null }
    const read = { ...missing, id: 's1', firstName: '7', completedLevels: [], keptBySchool: false }
    const stored = { firstName: 7, coursesCompleted: 'all', birthdate: {}, cost: [] }
    expect(readStudent('s1', stored)).toEqual(read)
  })
})

describe('a form that corrects somebody', () => {
  const parent = { ...simran, birthdate: '1988-04-13', email: 'h@example.com', phoneNumber: '604 555 0123' }
  const { email: _, ...details } = parent

  /** The fields of a form, some of which it does not have; and a document in which some of them are. */
  function withSome(fields: Record<string, string>) {
    const some = fc.subarray(Object.keys(fields))
    return fc.record({ typed: some, stored: some }).map(({ typed, stored }) => {
      const only = (names: string[]) => Object.fromEntries(names.map((name) => [name, fields[name]]))
      return { typed: only(typed), stored: only(stored) }
    })
  }

  it('changes nothing of a child that it has no field for', () => {
    fc.assert(
      fc.property(withSome(simran), ({ typed, stored }) => {
        const read = v.parse(studentCorrection, typed)
        expect(read).toEqual(typed)
        const after = { ...stored, ...correctionOf(stored, read, '2026-11-30') }
        expect(readStudent('s1', after)).toEqual({ ...readStudent('s1', stored), ...typed })
      }),
    )
  })

  it('changes nothing of a parent that it has no field for', () => {
    fc.assert(
      fc.property(withSome(details), ({ typed, stored }) => {
        const read = v.parse(detailsForm(readUser(stored)), typed)
        expect(read).toEqual(typed)
        const after = { ...stored, ...detailsChangeOf(stored, read) }
        expect(readUser(after)).toEqual({ ...readUser(stored), ...typed })
      }),
    )
  })
})
