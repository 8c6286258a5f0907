import type { ChildField } from '#model/student.ts'
import type { AuthError, ParentField } from '#model/user.ts'
import type { FieldCode } from '#model/values/fields.ts'
import { language } from './language.ts'

/** `missing` and `errors` are shown at an invalid field if the form has no sentence of its own. */
export const fields = {
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
  } satisfies Record<ChildField | ParentField, string> & Record<string, string>,
  hints: {
    age: 'In whole years.',
    birthdate: 'We use it to work out the age.',
    ownBirthdate: 'It shows us that an adult holds the account.',
    password: 'Six characters or more.',
  },
  privacyNote: {
    text: 'Names and birthdates are seen only by you and the school.',
    link: 'What we keep, and why',
    newTab: '(opens in a new tab)',
  },
  missing: {
    firstName: 'Please type the first name.',
    lastName: 'Please type the last name.',
    name: 'Please type the name.',
    email: 'Please type your email address.',
    phoneNumber: 'Please type your phone number.',
    birthdate: 'Please give the birthdate.',
    age: 'Please type the age.',
    password: 'Please type your password.',
    message: 'Please type your message.',
    comment: 'Please type your question.',
    studentFirstName: 'Please type the child’s first name.',
    studentLastName: 'Please type the child’s last name.',
    studentBirthdate: 'Please give the child’s birthdate.',
  } as Record<string, string>,
  allMissing: 'Please fill in all fields.',
  errors: {
    missing: 'Please fill in this field.',
    'too-long': 'This is too long. Please shorten it.',
    'not-a-name': 'Please use only letters, spaces, hyphens, apostrophes and full stops.',
    'not-an-email': 'Please enter a valid email address',
    'not-a-phone': 'Please enter a phone number with at least seven digits.',
    'not-a-birthdate': 'Please enter a real date, not before 1900 and not in the future.',
    'not-an-adult': 'An adult must hold the account: please give the birthdate of a parent or guardian.',
    'not-an-age': 'Please enter the age in whole years.',
    'too-short': 'Please use six characters or more.',
  } satisfies Record<FieldCode, string>,
}

export const form = {
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  noAnswer:
    'There is no answer yet. Please check your connection and try again: what you typed is still here.',
  unknownOutcome:
    'We could not reach the school to see whether it worked. Please keep this page open: we look again by ourselves, and nothing is saved twice.',
  outsideAges: (birthdate: string, name: string, age: number) =>
    `Is ${birthdate} right? That makes ${name === '' ? 'your child' : name} ${age}. Our courses are for ages ${language.ages}; you can still go on.`,
}

/** Of the sign-in service, at the field that is to be corrected. */
export const accountErrors = {
  'wrong-password': 'Incorrect password. Please try again.',
  'invalid-email': 'Invalid email address. Please enter a valid email.',
  'email-already-in-use': 'This email is already in use. Please try a different email.',
} satisfies Partial<Record<AuthError, string>>
