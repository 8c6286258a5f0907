import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import type { Fields } from './support/documents.ts'
import { describeFields } from './support/field-tests.ts'
import { email, serverTime } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('newsletter')

/** Stores a subscription under its own address, or under the id given. */
function subscribe(fields: Fields, id = String(fields.email) || 'none', person = project.visitor()) {
  return setDoc(doc(person, 'newsletter', id), fields)
}

const timestamp = serverTimestamp()

describeFields('a subscription', {
  valid: { email: 'parent@example.org', timestamp },
  needed: { email, timestamp: serverTime(Timestamp.fromMillis(0)) },
  async write(fields) {
    await deleteDoc(doc(project.administrator(), 'newsletter/parent@example.org'))
    await subscribe(fields)
  },
})

describe('The id of a subscription', () => {
  it('is its address in lower case', async () => {
    await assertDenied(subscribe({ email: 'Parent@example.org', timestamp }))
    await assertDenied(subscribe({ email: 'Parent@example.org', timestamp }, 'parent@example.org'))
    for (const id of ['another@example.org', 'anything', 'one@example.org '])
      await assertDenied(subscribe({ email: 'one@example.org', timestamp }, id))
  })

  it('is taken once, by a visitor or a parent', async () => {
    for (const [address, person] of [
      ['one@example.org', project.visitor()],
      ['other@example.org', project.parent('parent')],
    ] as const) {
      await assertAllowed(subscribe({ email: address, timestamp }, address, person))
      await assertDenied(subscribe({ email: address, timestamp }, address, person))
    }
  })
})
