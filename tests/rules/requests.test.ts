import { deleteDoc, deleteField, doc, getDoc, serverTimestamp, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Batch } from './support/batch.ts'
import { course, dayFromNow, enquiry, type Fields, student } from './support/documents.ts'
import { describeFields } from './support/field-tests.ts'
import { id, language } from './support/field-values.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

// What a family asks the school for: a place for a child that waits, an evaluation, to be erased.
const project = openRulesProject('requests')
const send = project.sendEnquiry

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const ofWaiting = { uid: 'own', studentId: 'child', term: '2027-winter', days: ['mon', 'wed'] }
const waiting = { ...enquiry, kind: 'waiting', language: 'en', ...ofWaiting }
const openTerm = { ...course, term: '2027-winter', days: week, full: week }
const answered = { answeredOn: '2026-01-05' }

/** The parent of an account, with the address of its enquiries. */
const family = (uid: string, claims = {}) =>
  project.somebody({ sub: uid, email: enquiry.email, email_verified: true, ...claims })
const storeChild = (uid: string, id = 'child') => project.store(`Users/${uid}/Students/${id}`, student)

beforeAll(async () => {
  for (let level = 1; level <= 9; level += 1) await project.store(`Course/${level}`, openTerm)
})

it('A waiting child is an own one, on full days of the open term, with the address of the account', async () => {
  const uid = 'waits'
  const others = [...project.strangers, project.staff(), family('wait')]
  const fields = { ...waiting, uid, courseId: '9', days: ['mon'] }
  await storeChild(uid)
  const entry = (changes: Fields = {}) =>
    new Batch(family(uid)).set(doc(family(uid), `Enquiries/waiting_${uid}_1`), { ...fields, ...changes })
  for (const studentId of ['a_b', 'a b', 'a'.repeat(65)]) {
    await storeChild(uid, studentId)
    await assertDenied(entry({ studentId }).commit())
  }
  await project.store('Course/12', openTerm)
  await assertDenied(entry({ courseId: '12' }).commit())
  await assertDenied(
    entry()
      .delete(doc(family(uid), `Users/${uid}/Students/child`))
      .commit(),
  )
  for (const days of [['Mon'], [...week, 'sun'], { mon: true }]) await assertDenied(entry({ days }).commit())
  // What every enquiry has is in enquiries.test.ts.
  const free = Object.keys(enquiry).filter((field) => !['courseId', 'email'].includes(field))
  await entry().assertExact(others, { free: [...free, 'language'] })
  for (const days of [['sun'], week.toReversed()]) await assertAllowed(entry({ days }).commit())
})

it('What a family asks is in a language that the school has added, and in nothing that is no language', async () => {
  const uid = 'reads-tamil'
  await storeChild(uid)
  const requests: [Fields, string][] = [
    [enquiry, freshId('enquiry')],
    [{ ...waiting, uid }, `waiting_${uid}_1`],
    [{ ...enquiry, kind: 'erasure', uid }, `erasure_${uid}`],
  ]
  for (const [fields, id] of requests) {
    const { lastName, phoneNumber, birthdate, ...least } = fields
    for (const no of language.refused) await assertDenied(send({ ...fields, language: no }, id, family(uid)))
    await assertAllowed(send({ ...least, language: 'ta' }, id, family(uid)))
  }
})

/** An evaluation's child, with the levels that it has. */
const evaluation = { ...enquiry, kind: 'evaluation', uid: 'own', studentId: 'child', levels: [1] }

describeFields('an evaluation of an own child', {
  valid: evaluation,
  needed: {
    uid: { refused: ['somebody', '', null, 7] },
    email: { refused: ['another@example.org', '', null] },
    studentId: { refused: [...id.refused, 'another'] },
    levels: { accepted: [[], [9, 1], [2, 3, 4, 5, 6, 7, 8]], refused: [[1, 1], [0], [10], ['1'], '1', null] },
  },
  async write(fields) {
    const uid = freshId('parent')
    await storeChild(uid)
    await send(fields.uid === 'own' ? { ...fields, uid } : fields, freshId('enquiry'), family(uid))
  },
})

describe('A waiting child', () => {
  const uid = 'its-parent'
  const fields = { ...waiting, uid }
  const early = { received: new Date(0) }
  const entry = (number: number | string = 1) => `waiting_${uid}_${number}`
  const look = (id: string, who = family(uid)) => getDoc(doc(who, 'Enquiries', id))
  const change = (changes: Fields, who = family(uid)) => updateDoc(doc(who, 'Enquiries', entry()), changes)
  const takeBack = (who = family(uid), id = entry()) => deleteDoc(doc(who, 'Enquiries', id))
  beforeEach(async () => {
    await storeChild(uid)
    await project.store('Course/1', openTerm)
    for (const number of [1, 2, 9]) await takeBack(project.administrator(), entry(number))
  })

  it('has one of nine entries of its parent', async () => {
    const older = `waiting_${uid}_1_child_2027-winter`
    for (const other of [entry(0), entry(10), `${entry()}\n`, entry().replace(uid, 'its'), older, 'any'])
      await assertDenied(send(fields, other, family(uid)))
    for (const number of [1, 9]) await assertAllowed(send(fields, entry(number), family(uid)))
  })

  it.each([
    ['the days of a course whose term is not over', { EndDate: dayFromNow(-2) }],
    ['some of its days', { days: ['tue', 'wed'] }],
    ['a day that is full', { full: ['tue'] }],
    ['a day that is full where none is', { full: deleteField() }],
    ['the open term', { term: '2027-fall' }],
    ['the open term where there is none', { term: deleteField() }],
  ])('waits for %s', async (_, changes) => {
    await assertAllowed(send(fields, entry(), family(uid)))
    await updateDoc(doc(project.administrator(), 'Course/1'), changes)
    await assertDenied(send(fields, entry(2), family(uid)))
  })

  it('waits where courses have no terms, on days of which some have room', async () => {
    await project.store('Course/1', { ...course, full: ['mon'] })
    await assertAllowed(send({ ...fields, term: '' }, entry(), family(uid)))
  })

  it('gets other days from its parent and keeps its turn, and its entry is no other child’s', async () => {
    await storeChild(uid, 'sibling')
    await assertAllowed(send(fields, entry(), family(uid)))
    const { received } = (await project.stored(`Enquiries/${entry()}`)) as { received: unknown }
    await assertAllowed(change({ days: ['tue'] }))
    expect(await project.stored(`Enquiries/${entry()}`)).toMatchObject({ days: ['tue'], received })
    await assertAllowed(change({ received: serverTimestamp() }))
    for (const wrong of [{ days: [] }, { studentId: 'sibling' }, { courseId: '2' }, early])
      await assertDenied(change(wrong))
    await assertDenied(send({ ...fields, studentId: 'sibling' }, entry(), family(uid)))
    await project.store(`Enquiries/${entry()}`, { ...fields, term: '2026-fall' })
    await assertDenied(change({ term: fields.term }))
    for (const who of [...project.strangers, project.staff(), family('its')])
      await assertDenied(change({ days: ['wed'] }, who))
  })

  it('leaves its entry to another wish once it was answered, with a turn of its own', async () => {
    await storeChild(uid, 'sibling')
    await project.store(`Enquiries/${entry()}`, { ...fields, ...early, ...answered })
    const again = { ...fields, studentId: 'sibling' }
    for (const wrong of [{ ...again, ...early }, { ...again, ...answered }, enquiry])
      await assertDenied(send(wrong, entry(), family(uid)))
    for (const who of [...project.strangers, family('its')]) await assertDenied(send(again, entry(), who))
    await assertAllowed(send(again, entry(), family(uid)))
    await project.store('Enquiries/answered', { ...enquiry, ...answered })
    await assertDenied(send(enquiry, 'answered', family(uid)))
  })

  it('is taken back by its parent until it is answered, and by the school, by no other', async () => {
    for (const id of [entry(), `waiting_${uid}_1_child_2027-winter`]) {
      await project.store(`Enquiries/${id}`, fields)
      for (const who of [...project.strangers, family('its')]) await assertDenied(takeBack(who, id))
      await assertAllowed(takeBack(family(uid), id))
      await project.store(`Enquiries/${id}`, { ...fields, ...answered })
      await assertDenied(takeBack(family(uid), id))
      await assertAllowed(takeBack(project.staff(), id))
    }
    await project.store('Enquiries/question', enquiry)
    for (const who of [family(uid), project.staff()]) await assertDenied(takeBack(who, 'question'))
  })

  it('has its fields and its id for itself', async () => {
    for (const more of Object.entries(ofWaiting).map(([field, value]) => ({ [field]: value })))
      await assertDenied(send({ ...enquiry, ...more }))
    await project.store('Enquiries/evaluation', { ...evaluation, uid })
    await assertDenied(look('evaluation'))
    const { kind, ...question } = evaluation
    for (const kinds of [{}, { kind: 'question' }])
      await assertDenied(send({ ...question, ...kinds, uid }, freshId('enquiry'), family(uid)))
    for (const id of ['waiting_', 'waiting_a', 'waiting_\n', 'erasure_', 'erasure_a'])
      await assertDenied(send(enquiry, id, family(uid)))
    for (const id of ['waiting', 'awaiting_a', 'erasure']) await assertAllowed(send(enquiry, id, family(uid)))
  })

  it('is looked up by its parent, also where it does not wait, and by no other', async () => {
    await project.store(`Enquiries/${entry()}`, fields)
    for (const own of [entry(), `waiting_${uid}_1_missing`, `waiting_${uid}_`]) {
      await assertAllowed(look(own))
      for (const who of [...project.strangers, family('its')]) await assertDenied(look(own, who))
    }
    for (const other of ['waiting', `waiting_${uid}`, `waiting_${uid}s_1_a`, `a_waiting_${uid}_1`])
      await assertDenied(look(other))
  })
})

it('A request to be erased is sent, seen and taken back by its family alone, until it was answered (B7.10)', async () => {
  const uid = 'leaving'
  const [fields, id] = [{ ...enquiry, kind: 'erasure', uid }, `erasure_${uid}`]
  const parent = (claims = {}) => family(uid, claims)
  const others = [...project.strangers, project.staff(), family('leavin')]
  const entry = (who = parent()) => doc(who, 'Enquiries', id)
  const unproved = [{ email: 'a@b.org' }, { email: undefined }, { email_verified: false }].map(parent)
  for (const who of [...others, ...unproved]) await assertDenied(send(fields, id, who))
  for (const other of [`${id}_`, `waiting_${uid}_1`, 'any']) await assertDenied(send(fields, other, parent()))
  for (const attempt of [() => getDoc(entry()), () => send(fields, id, parent()), () => getDoc(entry())])
    await assertAllowed(attempt())
  for (const who of [...project.strangers, family('leavin')]) await assertDenied(getDoc(entry(who)))
  for (const who of others) await assertDenied(deleteDoc(entry(who)))
  await assertAllowed(deleteDoc(entry()))
  await project.store(`Enquiries/${id}`, { ...fields, ...answered })
  await assertDenied(deleteDoc(entry()))
  await assertDenied(send(enquiry, id, parent()))
  await assertAllowed(send(fields, id, parent()))
})
