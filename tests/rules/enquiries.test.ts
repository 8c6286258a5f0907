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
import { limits } from '#model/limits.ts'
import { describeFields } from './support/field-tests.ts'
import {
  birthdateOrEmpty,
  email,
  idOrEmpty,
  name,
  nameOrEmpty,
  needed,
  optional,
  text,
  these,
} from './support/field-values.ts'
import {
  assertAllowed,
  assertDenied,
  freshId,
  openRulesProject,
  isOfficial,
} from './support/rules-project.ts'

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
    accepted: these('', '0123456789'),
    refused: these('555123456', '55512345678', '555-123-4567', 'abcdefghij', 5551234567, null),
  }),
  needed('date', {
    accepted: these(1_800_000_000_000, 0, Date.UTC(2100, 0)),
    refused: [
      ...these(-1, Date.UTC(2100, 0) + 1, 1_800_000_000_000.5, '1800000000000', null),
      ['a moment of the server', new Date()],
    ],
  }),
  needed('received', {
    accepted: [['the time of the server', serverTimestamp()]],
    refused: [['a time of the visitor', new Date()], ...these(1_800_000_000_000, null)],
  }),
]

function send(values: Readonly<Record<string, unknown>>, person: Firestore = project.visitor()) {
  return setDoc(doc(person, 'Enquiries', freshId('enquiry')), values)
}

describeFields('an enquiry', enquiry, fields, send)

describe('An enquiry', () => {
  beforeAll(async () => {
    await setDoc(doc(project.administrator(), 'Enquiries/stored'), enquiry)
  })

  it('is sent by a visitor or a parent', async () => {
    await assertAllowed(send(enquiry))
    await assertAllowed(send(enquiry, project.parent('parent')))
  })

  it('needs no more than first name, email, comment and dates', async () => {
    const { firstName, email, comment, date, received } = enquiry
    await assertAllowed(send({ firstName, email, comment, date, received }))
  })

  // Google's emulator does not count look-ups over a whole batch.
  it.skipIf(isOfficial)('comes with nineteen others at most, and with more is refused', async () => {
    function sendMany(count: number) {
      const ids = Array.from({ length: count }, () => freshId('enquiry'))
      const batch = writeBatch(project.visitor())
      for (const id of ids) batch.set(doc(project.visitor(), 'Enquiries', id), enquiry)
      return { sent: batch.commit(), twentyFirst: ids[20] ?? '' }
    }
    await assertAllowed(sendMany(20).sent)
    for (const count of [21, 500]) {
      const { sent, twentyFirst } = sendMany(count)
      const path = `/databases/(default)/documents/Enquiries/${twentyFirst}`
      await assertDenied(sent, `Service call error. Function: [getAfter], Argument: [${path}].`)
    }
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
