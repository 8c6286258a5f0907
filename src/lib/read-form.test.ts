import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fieldsOf, readForm } from './read-form.ts'

const person = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('missing'), v.maxLength(5, 'too-long')),
  age: v.pipe(v.string(), v.nonEmpty('missing'), v.regex(/^\d+$/, 'not-an-age'), v.transform(Number)),
})

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('reading a form', () => {
  it('gives the value that the schema makes of its fields', () => {
    expect(readForm(person, formOf({ name: ' Meher ', age: '7', more: 'left out' }))).toEqual({
      ok: true,
      value: { name: 'Meher', age: 7 },
    })
  })

  it('gives the first wrong of each field, in the order of the fields', () => {
    const reading = readForm(person, formOf({ age: '', name: 'Mehervaan' }))
    expect(reading).toEqual({ ok: false, codes: { name: 'too-long', age: 'missing' } })
    expect(Object.keys(reading.ok ? {} : reading.codes)).toEqual(['name', 'age'])
  })

  it('reads plain fields as it reads a form', () => {
    expect(readForm(person, { name: 'Meher', age: 'seven' })).toEqual({
      ok: false,
      codes: { age: 'not-an-age' },
    })
  })

  it('takes no file for a text', () => {
    expect(fieldsOf(formOf({ name: 'Meher', age: new File(['7'], 'age.txt') }))).toEqual({ name: 'Meher' })
    expect(readForm(person, formOf({ name: 'Meher', age: new File(['7'], 'age.txt') })).ok).toBe(false)
  })
})
