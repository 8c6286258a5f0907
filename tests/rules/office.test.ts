import { deleteField, doc, type DocumentData, serverTimestamp, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addChild,
  changeStored,
  type Child,
  enrolledChild,
  enrollmentOf,
  recordOf,
  storedEnrollment,
  storedStudent,
  studentOf,
  withdrawal,
  type WithdrawalChanges,
} from './support/children.ts'
import { course, dayFromNow } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { birthdate, name, text } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('office')
const { staff } = project

beforeAll(() => project.store('Course/1', course))

/** Its term has begun, it has paid, and it has the next level. */
async function laterChild(): Promise<Child> {
  const child = await enrolledChild(project)
  const payment = { paidOn: dayFromNow(-9), paymentNote: 'Cash', reference: 'K7MA-93XW' }
  await changeStored(child, enrollmentOf(child, '1'), { startDate: dayFromNow(-60), ...payment })
  await changeStored(child, studentOf(child), { coursesCompleted: [1, 2] })
  return child
}

describe.each(['Enrollments', 'Withdrawals'])('In the %s,', (collection) => {
  let child: Child
  let path: string
  beforeAll(async () => {
    child = await laterChild()
    path = `Users/${child.uid}/${collection}/stored`
    await project.store(path, { ...(await storedEnrollment(child, '1')), withdrawnAt: new Date() })
  })
  const note = (changes: DocumentData, by = staff()) => updateDoc(doc(by, path), changes)

  const paidOn = { accepted: ['2028-02-29'], refused: ['2027-02-29', '', 7, null, new Date()] }
  const kept = ['cost', 'days', 'reference', 'movedFrom', 'withdrawnAt', 'withdrawnBy']
  const others = Object.fromEntries(kept.map((field) => [field, { refused: ['school'] }]))
  describeChanges('what is paid', { paidOn, paymentNote: text(200), ...others }, (change) =>
    note({ paidOn: '2026-01-05', paymentNote: 'Cash', ...change }),
  )

  it('a payment is noted and taken back by the school, whatever was noted before', async () => {
    const payment = { paidOn: dayFromNow(0), paymentNote: 'Card' }
    for (const who of [child.parent, ...project.strangers]) await assertDenied(note(payment, who))
    for (const [field, value] of Object.entries(payment)) {
      for (const written of [value, deleteField()]) await assertAllowed(note({ [field]: written }))
      await changeStored(child, doc(staff(), path), { paidOn: '', paymentNote: '' })
      await assertAllowed(note({ [field]: value }))
    }
  })
})

describe('A child', () => {
  let child: Child
  beforeAll(async () => {
    child = await addChild(project, { name: 'Simran Gill', coursesCompleted: [1] })
  })
  const correct = (changes: DocumentData, by = staff()) => updateDoc(doc(by, studentOf(child).path), changes)

  const levels = { accepted: [[1, 2], []], refused: [[10], ['1'], [1, 0], 'all', null] }
  const others = { age: { refused: [8] }, cost: { refused: [0] }, email: { refused: ['a@b.org'] } }
  const fields = { firstName: name(60), name: name(320), birthdate, coursesCompleted: levels, ...others }
  describeChanges('a child that the school corrects', fields, correct)

  it('gets other names or other levels from the school, not both at once', async () => {
    const [names, levels] = [{ firstName: 'Fateh' }, { coursesCompleted: [1, 2, 3] }]
    await assertDenied(correct({ ...names, ...levels }))
    for (const who of project.strangers)
      for (const fields of [names, levels]) await assertDenied(correct(fields, who))
  })
})

/** The batch in which the school withdraws a child from level 1, but for these changes. */
async function withdrawing(child: Child, changes: WithdrawalChanges = {}, by = staff()) {
  const more = { withdrawnAt: serverTimestamp(), withdrawnBy: 'school', ...changes.record }
  const record = changes.record === null ? null : { ...(await storedEnrollment(child, '1')), ...more }
  return await withdrawal({ ...child, parent: by }, '1', { student: null, ...changes, record })
}

describe('A child that the school withdraws', () => {
  it.each([null, [2], []])('leaves a place at any time, with a record, and the levels %j', async (levels) => {
    const child = await laterChild()
    const enrolled = await storedEnrollment(child, '1')
    const batch = await withdrawing(child)
    if (levels) batch.update(doc(staff(), studentOf(child).path), { coursesCompleted: levels })
    await assertAllowed(batch.commit())
    expect(await storedEnrollment(child, '1')).toEqual({})
    expect(await storedStudent(child)).toMatchObject({ coursesCompleted: levels ?? [1, 2] })
    const record = await project.stored(recordOf(child, enrolled).path)
    expect(record).toMatchObject({ ...enrolled, withdrawnBy: 'school' })
  })

  const wrong = {
    withdrawnBy: 'family',
    withdrawnAt: new Date(),
    cost: 0,
    paidOn: '2026-01-05',
    movedTo: '1',
  }
  const records = Object.entries({ ...wrong, paymentNote: '', reference: '', note: '' })
  it.each<[WithdrawalChanges, string?]>([
    ...records.map(([field, value]) => [{ record: { [field]: value } }] as [WithdrawalChanges]),
    [{ record: null }, 'Null value error.'],
    [{ deleted: null }],
    [{ recordId: '1_child_1' }],
  ])('leaves a record that is right, and no place: %j', async (changes, error) => {
    await assertDenied((await withdrawing(await laterChild(), changes)).commit(), error)
  })

  it('is withdrawn by the school alone, and no family says that it was', async () => {
    const child = await enrolledChild(project, [1], { hadLevel: true })
    for (const by of [child.parent, ...project.strangers])
      await assertDenied((await withdrawing(child, {}, by)).commit())
    await assertAllowed((await withdrawing(child)).commit())
  })

  it('does not leave by the record of an earlier time', async () => {
    const child = await laterChild()
    const enrolled = await storedEnrollment(child, '1')
    await assertAllowed((await withdrawing(child)).commit())
    await project.store(enrollmentOf(child, '1').path, enrolled)
    for (const changes of [{ record: null }, {}])
      await assertDenied((await withdrawing(child, changes)).commit())
  })
})

describe('A course', () => {
  const change = (fields: DocumentData, by = staff()) => updateDoc(doc(by, 'Course/1'), fields)
  const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const refused = [['mon', 'mon'], ['Mon'], ['mon', null], 'mon', { mon: true }, null, deleteField()]
  const full = { accepted: [[], ['sat'], week.toReversed()], refused }
  describeChanges('a course', { full, cost: { refused: [0] }, days: { refused: [week] } }, (fields) =>
    change({ full: ['mon'], ...fields }),
  )

  it('is full on the days that the school says', async () => {
    const full = ['tue']
    for (const who of project.strangers) await assertDenied(change({ full }, who))
    await assertAllowed(change({ full }))
  })
})
