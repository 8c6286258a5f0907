import * as v from 'valibot'
import { expect, it } from 'vitest'
import { fieldsOf, readForm } from './read-form.ts'

// What a form answers to texts is tested on the pages.
it('A form that is read takes no file for a text', () => {
  const form = new FormData()
  form.append('name', 'Meher')
  form.append('age', new File(['7'], 'age.txt'))
  expect(fieldsOf(form)).toEqual({ name: 'Meher' })
  expect(readForm(v.object({ name: v.string(), age: v.string() }), form).ok).toBe(false)
})
