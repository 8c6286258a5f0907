import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
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
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project'

const project = openRulesProject('enquiries')

const enquiry = {
  firstName: 'Harpreet',
  lastName: 'Gill',
  email: 'harpreet@example.org',
  comment: 'When does level 1 begin?',
  phoneNumber: '5551234567',
  birthdate: '2017-11-24',
  date: Date.now(),
  received: serverTimestamp(),
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
      ['the first moment of all clocks', 0],
      ['the first of 2100', Date.UTC(2100, 0)],
    ],
    refused: [
      ['a moment before the first', -1],
      ['a moment after the first of 2100', Date.UTC(2100, 0) + 1],
      ['a broken number', Date.now() + 0.5],
      ['text', String(Date.now())],
      ['a moment of the server', new Date()],
      ['null', null],
    ],
  }),
  needed('received', {
    accepted: [['the time of the server', serverTimestamp()]],
    refused: [
      ['a time of the visitor', new Date()],
      ['a number', Date.now()],
      ['null', null],
    ],
  }),
]

/** Sends enquiries in one commit, the last of them as the latest; `latest` names another. */
function send(
  enquiries: Readonly<Record<string, unknown>>[],
  { person = project.visitor(), latest }: { person?: Firestore; latest?: string | null } = {},
) {
  const batch = writeBatch(person)
  let last = ''
  for (const enquiry of enquiries) {
    last = freshId('enquiry')
    batch.set(doc(person, 'Enquiries', last), enquiry)
  }
  if (latest !== null) batch.set(doc(person, 'Latest/enquiry'), { id: latest ?? last })
  return batch.commit()
}

describeFields('an enquiry', enquiry, fields, (values) => send([values]))

describe('An enquiry', () => {
  beforeAll(async () => {
    await setDoc(doc(project.administrator(), 'Enquiries/stored'), enquiry)
  })

  it('is sent by a visitor or a parent', async () => {
    await assertAllowed(send([enquiry]))
    await assertAllowed(send([enquiry], { person: project.parent('parent') }))
  })

  it('needs no more than first name, email, comment and dates', async () => {
    const { firstName, email, comment, date, received } = enquiry
    await assertAllowed(send([{ firstName, email, comment, date, received }]))
  })

  it('comes alone: a commit of two, or of the most that fit, is refused', async () => {
    for (const count of [2, 499]) await assertDenied(send(Array.from({ length: count }, () => enquiry)))
  })

  it('is the latest one after its commit, the very first one too', async () => {
    await deleteDoc(doc(project.administrator(), 'Latest/enquiry'))
    await assertDenied(send([enquiry], { latest: null }))
    await assertAllowed(send([enquiry]))
    await assertDenied(send([enquiry], { latest: null }))
    await assertDenied(send([enquiry], { latest: 'stored' }))
    await assertDenied(send([enquiry], { latest: 'nowhere' }))
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

describe('The latest enquiry', () => {
  const path = 'Latest/enquiry'

  it('is told to everybody by its id, and to nobody in a list', async () => {
    await assertAllowed(getDoc(doc(project.visitor(), path)))
    await assertDenied(getDocs(collection(project.visitor(), 'Latest')))
  })

  it('changes only with an enquiry, has no other field, and stays', async () => {
    const visitor = project.visitor()
    const id = freshId('enquiry')
    await assertDenied(setDoc(doc(visitor, path), { id: 'stored' }))
    await assertDenied(setDoc(doc(visitor, path), { id }))
    await assertDenied(setDoc(doc(visitor, path), { id: '' }))
    await assertDenied(setDoc(doc(visitor, path), {}))
    await assertDenied(deleteDoc(doc(visitor, path)))
    await assertDenied(setDoc(doc(visitor, 'Latest/other'), { id: 'stored' }))
    const batch = writeBatch(visitor)
    batch.set(doc(visitor, 'Enquiries', id), enquiry)
    batch.set(doc(visitor, path), { id, more: true })
    await assertDenied(batch.commit())
  })
})
