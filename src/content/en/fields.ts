import type { FieldCode } from '#model/fields.ts'

/** `errors` are shown at a wrong field where the form has no sentence of its own for it. */
export const words = {
  labels: {
    firstName: 'First name',
    middleName: 'Middle name',
    lastName: 'Last name',
    fullName: 'Name',
    birthdate: 'Birthdate',
    age: 'Age',
    email: 'Email',
    phoneNumber: 'Phone number',
    password: 'Password',
  },
  hints: {
    birthdate: 'We use it to work out the age.',
    password: 'Six characters or more.',
  },
  privacyNote: {
    text: 'Names and birthdates are seen only by you and the school.',
    link: 'What we keep, and why',
    newTab: '(opens in a new tab)',
  },
  errors: {
    missing: 'Please fill this in.',
    'too-long': 'This is too long. Please shorten it.',
    'not-a-name': 'Please use only letters, spaces, hyphens, apostrophes and full stops.',
    'not-an-email': 'Please enter a valid email address',
    'not-a-phone': 'Please enter a phone number with at least seven digits.',
    'not-a-birthdate': 'Please enter a real date that is not in the future.',
    'not-an-age': 'Please enter the age in whole years.',
    'too-short': 'Please use six characters or more.',
  } satisfies Record<FieldCode, string>,
}

/**
 * @param missing the form's own sentence where something is missing.
 * @param own replaces the short sentences at the fields.
 */
export function explainFields(
  codes: Record<string, string>,
  missing: string,
  own: Record<string, string> = {},
) {
  const sentences: Record<string, string> = { ...words.errors, ...own }
  const fields = Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, sentences[code] ?? words.errors.missing]),
  )
  return { form: Object.values(codes).includes('missing') ? missing : undefined, fields }
}
