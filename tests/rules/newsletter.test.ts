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
import { email, needed, these } from './support/field-values.ts'
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
      ...these(1_800_000_000_000, null),
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

  it('has to be there, and is the id, in lower case, with a limit of its own', async () => {
    const timestamp = serverTimestamp()
    await assertDenied(subscribe({ timestamp }, 'nobody@example.org'))
    await assertDenied(subscribe({ email: 'Parent@example.org', timestamp }))
    await assertDenied(subscribe({ email: 'Parent@example.org', timestamp }, 'parent@example.org'))
    for (const id of ['another@example.org', 'anything', 'one@example.org '])
      await assertDenied(subscribe({ email: 'one@example.org', timestamp }, id))
    await assertDenied(subscribe({ email: `${'a'.repeat(limits.email)}@example.org`, timestamp }))
  })
})

describe.each(project.people)('To the newsletter, %s', (kind, person) => {
  const stored = 'stored@example.org'

  beforeAll(async () => {
    await setDoc(doc(project.administrator(), 'newsletter', stored), {
      email: stored,
      timestamp: serverTimestamp(),
    })
  })

  it('subscribes an address, and not twice', async () => {
    const address = `${kind.replace(' ', '-')}@example.org`
    await assertAllowed(subscribe({ email: address, timestamp: serverTimestamp() }, address, person()))
    await assertDenied(subscribe({ email: stored, timestamp: serverTimestamp() }, stored, person()))
  })

  it('looks an address up, subscribed or not, and lists none, not even one of them', async () => {
    const addresses = collection(person(), 'newsletter')
    await assertAllowed(getDoc(doc(addresses, stored)))
    await assertAllowed(getDoc(doc(addresses, 'nobody@example.org')))
    await assertDenied(getDocs(addresses))
    await assertDenied(getDocs(query(addresses, limit(1))))
    await assertDenied(getDocs(query(addresses, where('email', '==', stored))))
  })

  it('does not change or delete a subscription', async () => {
    await assertDenied(updateDoc(doc(person(), 'newsletter', stored), { email: 'else@example.org' }))
    await assertDenied(deleteDoc(doc(person(), 'newsletter', stored)))
  })
})
