import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { limits } from '../../src/model/limits'
import { describeFields } from './support/field-tests'
import {
  birthdateOrEmpty,
  email,
  idOrEmpty,
  name,
  nameOrEmpty,
  needed,
  optional,
  text,
} from './support/field-values'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project'

const project = openRulesProject('enquiries')
const day = 24 * 60 * 60 * 1000
const minute = 60 * 1000

const enquiry = {
  firstName: 'Harpreet',
  lastName: 'Gill',
  email: 'harpreet@example.org',
  comment: 'When does level 1 begin?',
  phoneNumber: '5551234567',
  birthdate: '2017-11-24',
  date: Date.now(),
  courseId: '1',
}

const fields = [
  needed('firstName', name(limits.namePart)),
  needed('email', email),
  needed('comment', text(limits.comment)),
  optional('lastName', nameOrEmpty),
  optional('birthdate', birthdateOrEmpty),
  optional('courseId', idOrEmpty),
  optional('phoneNumber', {
    accepted: [
      ['nothing', ''],
      ['ten digits', '0123456789'],
    ],
    refused: [
      ['nine digits', '555123456'],
      ['eleven digits', '55512345678'],
      ['ten digits with signs between them', '555-123-4567'],
      ['ten letters', 'abcdefghij'],
      ['a number', 5551234567],
      ['null', null],
    ],
  }),
  needed('date', {
    accepted: [
      ['now', Date.now()],
      ['almost a day ago', Date.now() - day + minute],
      ['almost a day from now', Date.now() + day - minute],
    ],
    refused: [
      ['more than a day ago', Date.now() - day - 1],
      ['more than a day from now', Date.now() + day + minute],
      ['seconds', Math.floor(Date.now() / 1000)],
      ['a broken number', Date.now() + 0.5],
      ['text', String(Date.now())],
      ['a moment of the server', new Date()],
      ['null', null],
    ],
  }),
]

function send(enquiry: Readonly<Record<string, unknown>>, person = project.visitor()) {
  return addDoc(collection(person, 'Enquiries'), enquiry)
}

describeFields('an enquiry', enquiry, fields, (values) => send(values))

describe('An enquiry', () => {
  beforeAll(async () => {
    await setDoc(doc(project.administrator(), 'Enquiries/stored'), enquiry)
  })

  it('is sent by a visitor or a parent', async () => {
    await assertAllowed(send(enquiry, project.visitor()))
    await assertAllowed(send(enquiry, project.parent('parent')))
  })

  it('needs no more than first name, email, comment and date', async () => {
    const { firstName, email, comment, date } = enquiry
    await assertAllowed(send({ firstName, email, comment, date }))
  })

  it('is not read, listed, changed or deleted by anyone', async () => {
    for (const person of [project.visitor(), project.parent('parent')]) {
      const stored = doc(person, 'Enquiries/stored')
      await assertDenied(getDoc(stored))
      await assertDenied(getDoc(doc(person, 'Enquiries/missing')))
      await assertDenied(getDocs(collection(person, 'Enquiries')))
      await assertDenied(getDocs(query(collection(person, 'Enquiries'), where('email', '==', enquiry.email))))
      await assertDenied(updateDoc(stored, { comment: 'Something else' }))
      await assertDenied(setDoc(stored, enquiry))
      await assertDenied(deleteDoc(stored))
    }
  })
})
