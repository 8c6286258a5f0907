import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { enquiryForm } from './enquiry.ts'
import { newsletterForm } from './newsletter.ts'
import { contactForNewChild, registerForm, signUpParent } from './user.ts'

/** The code of the first wrong in a field, or undefined where the form is right. */
function codeOf(schema: v.GenericSchema, fields: unknown): string | undefined {
  return v.safeParse(schema, fields, { abortPipeEarly: true }).issues?.[0].message
}

const parent = {
  firstName: 'Harleen',
  middleName: '',
  lastName: 'Gill',
  email: 'harleen@example.com',
  phoneNumber: '555 012 3456',
  birthdate: '1988-04-02',
  password: 'secret',
}

it('The contact of a new child is the parent’s, or the account’s address where that is not stored or would be refused', () => {
  const stored = { email: 'harleen@example.com', phoneNumber: '5550123456' }
  const account = { email: 'account@example.com', phoneNumber: '' }
  expect(contactForNewChild(stored, 'account@example.com')).toEqual(stored)
  expect(contactForNewChild(null, 'account@example.com')).toEqual(account)
  const old = { email: 'by phone only', phoneNumber: '5'.repeat(33) }
  expect(contactForNewChild(old, 'account@example.com')).toEqual(account)
  expect(contactForNewChild({ ...old, phoneNumber: '5'.repeat(32) }, 'a@b.c').phoneNumber).toBe(
    '5'.repeat(32),
  )
})

describe('the sign-up panel', () => {
  it('takes adults alone', () => {
    const bornIn = (age: number) => `${new Date().getFullYear() - age}-01-01`
    expect(codeOf(signUpParent, { ...parent, birthdate: bornIn(19) })).toBeUndefined()
    for (const age of [11, 17])
      expect(codeOf(signUpParent, { ...parent, birthdate: bornIn(age) })).toBe('not-an-adult')
    expect(codeOf(signUpParent, { ...parent, birthdate: '0018-04-02' })).toBe('not-a-birthdate')
  })

  it.each([
    ['phoneNumber', '\u202d416\u00a0555\u20110100\u202c', '416 555-0100'],
    ['phoneNumber', '416\u2013555\u200b\u20130100', '416-555-0100'],
    ['phoneNumber', '੪੧੬ ੫੫੫ ੦੧੦੦', '416 555 0100'],
    ['phoneNumber', '（４１６）\u2009٥٥٥\u2212०१००', '(416) 555-0100'],
    ['email', '\u200eharleen@example.com\u200b', 'harleen@example.com'],
    ['email', 'anne\u2011marie@example.com', 'anne-marie@example.com'],
    ['email', 'harleen@example.com.', 'harleen@example.com'],
    ['email', 'mailto:harleen@example.com;', 'harleen@example.com'],
    ['email', 'Harleen Gill <harleen@example.com>;', 'harleen@example.com'],
    ['birthdate', '੧੯੮੫\u2013੦੩\u2013੧੪\u200b', '1985-03-14'],
    ['lastName', 'O\u02bcBrien\u2010\u202aGill\u202c\ufeff', "O'Brien-Gill"],
    ['password', '\u0a36\u0a36\u0a36', '\u0a38\u0a3c'.repeat(3)],
  ] as const)('takes %s %j as it was meant', (field, typed, meant) => {
    expect(v.parse(signUpParent, { ...parent, [field]: typed })[field]).toBe(meant)
  })

  const phones = ['12345', 'call me', '+1 (555) 012-345x', '-------', '+. () . . -', '555 012']

  it.each([
    ...['firstName', 'middleName', 'lastName'].map((field) => [field, '<b>a</b>', 'not-a-name'] as const),
    ...phones.map((typed) => ['phoneNumber', typed, 'not-a-phone'] as const),
  ])('does not take for %s %j: %s', (field, typed, code) => {
    expect(codeOf(signUpParent, { ...parent, [field]: typed })).toBe(code)
  })

  it('knows a shared computer by the box that is ticked', () => {
    expect(v.parse(signUpParent, parent).isShared).toBe(false)
    expect(v.parse(signUpParent, { ...parent, isShared: 'on' }).isShared).toBe(true)
  })
})

// What is needed, and what each form says of it, is tested on the pages.
it.each([
  ['firstName', 60, signUpParent, 'a', ''],
  ['email', 254, signUpParent, 'a', '@example.com'],
  ['phoneNumber', 32, signUpParent, '5', ''],
  ['name', 320, registerForm, 'a', ''],
  // As it is stored: composed letters of Gurmukhi are taken apart.
  ['name', 160, registerForm, '\u0a36', ''],
  ['comment', 5000, enquiryForm({ digits: 10, trunkPrefix: '', countryCode: '1' }), 'a', ''],
] as const)('A text that is %s has at most %i characters', (field, most, form, letter, end) => {
  const fields = { ...parent, name: 'Harleen', comment: 'Which level fits?' }
  const textOf = (length: number) => letter.repeat(length - end.length) + end
  expect(codeOf(form, { ...fields, [field]: textOf(most) })).toBeUndefined()
  expect(codeOf(form, { ...fields, [field]: textOf(most + 1) })).toBe('too-long')
})

it('A newsletter address is kept in composed characters, and cannot hold a slash', () => {
  const { email } = newsletterForm.entries
  expect(v.parse(email, ' Jose\u0301@Example.COM ')).toBe('josé@example.com')
  expect(codeOf(email, 'a/b@example.com')).toBe('not-an-email')
})
