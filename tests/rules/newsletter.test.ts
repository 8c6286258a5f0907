import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { limits } from '#model/limits.ts'
import { describeFields } from './support/field-tests.ts'
import { email, needed } from './support/field-values.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('newsletter')

/** Stores a subscription under its own address, or under the id given. */
function subscribe(fields: Readonly<Record<string, unknown>>, id?: string, person = project.visitor()) {
  const address =
    id ?? (typeof fields.email === 'string' && fields.email !== '' ? fields.email : freshId('none'))
  return setDoc(doc(collection(person, 'newsletter'), address), fields)
}

const fields = [
  needed('timestamp', {
    accepted: [['the time of the server', serverTimestamp()]],
    refused: [
      ['the time of the device', new Date()],
      ['a time before', Timestamp.fromMillis(0)],
      ['a number', Date.now()],
      ['null', null],
    ],
  }),
]

describeFields(
  'a subscription',
  { email: 'parent@example.org', timestamp: serverTimestamp() },
  fields,
  (values) => {
    const address = `${freshId('parent')}@example.org`
    return subscribe({ ...values, email: address })
  },
)

describe('The address of a subscription', () => {
  it.each(email.accepted)('may be %s', async (_, address) => {
    await assertAllowed(subscribe({ email: address, timestamp: serverTimestamp() }))
  })

  it.each(email.refused)('may not be %s', async (_, address) => {
    await assertDenied(subscribe({ email: address, timestamp: serverTimestamp() }))
  })

  it('has to be there', async () => {
    await assertDenied(subscribe({ timestamp: serverTimestamp() }, 'nobody@example.org'))
  })

  it('is written in lower case', async () => {
    await assertDenied(subscribe({ email: 'Parent@example.org', timestamp: serverTimestamp() }))
    await assertDenied(
      subscribe({ email: 'Parent@example.org', timestamp: serverTimestamp() }, 'parent@example.org'),
    )
  })

  it('is the id', async () => {
    const subscription = { email: 'one@example.org', timestamp: serverTimestamp() }
    await assertDenied(subscribe(subscription, 'another@example.org'))
    await assertDenied(subscribe(subscription, 'anything'))
    await assertDenied(subscribe(subscription, 'one@example.org '))
  })

  it(`has at most ${limits.email} characters, whatever the id`, async () => {
    const address = `${'a'.repeat(limits.email)}@example.org`
    await assertDenied(subscribe({ email: address, timestamp: serverTimestamp() }))
  })
})

describe.each([
  ['a visitor', () => project.visitor()],
  ['a parent', () => project.parent('parent')],
] as const)('To the newsletter, %s', (kind, person) => {
  const stored = 'stored@example.org'

  beforeAll(async () => {
    await setDoc(doc(project.administrator(), 'newsletter', stored), {
      email: stored,
      timestamp: serverTimestamp(),
    })
  })

  it('subscribes an address', async () => {
    const address = `${kind.replace(' ', '-')}@example.org`
    await assertAllowed(subscribe({ email: address, timestamp: serverTimestamp() }, address, person()))
  })

  it('looks an address up, subscribed or not', async () => {
    await assertAllowed(getDoc(doc(person(), 'newsletter', stored)))
    await assertAllowed(getDoc(doc(person(), 'newsletter', 'nobody@example.org')))
  })

  it('does not list the addresses, not even one of them', async () => {
    const addresses = collection(person(), 'newsletter')
    await assertDenied(getDocs(addresses))
    await assertDenied(getDocs(query(addresses, limit(1))))
    await assertDenied(getDocs(query(addresses, where('email', '==', stored))))
  })

  it('does not subscribe an address twice', async () => {
    await assertDenied(subscribe({ email: stored, timestamp: serverTimestamp() }, stored, person()))
  })

  it('does not change or delete a subscription', async () => {
    await assertDenied(updateDoc(doc(person(), 'newsletter', stored), { email: 'else@example.org' }))
    await assertDenied(deleteDoc(doc(person(), 'newsletter', stored)))
  })
})
