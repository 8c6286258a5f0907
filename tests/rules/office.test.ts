import {
  deleteDoc,
  deleteField,
  doc,
  type DocumentData,
  serverTimestamp,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { childFields } from '#model/student.ts'
import { addChild, type Child, enrolledChild } from './support/children.ts'
import { course, dayFromNow } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { name, text, valuesOf } from './support/field-values.ts'
import { assertAllowed, assertDenied, assertRefused, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('office')
const { staff } = project

beforeAll(() => project.store('Course/1', course))

/** Its term has begun, it has paid, and it has the next level. */
async function laterChild(): Promise<Child> {
  const child = await enrolledChild(project)
  const payment = { paidOn: dayFromNow(-9), paymentNote: 'Cash', reference: 'K7MA-93XW' }
  await project.change(child.enrollment('1'), { startDate: dayFromNow(-60), ...payment })
  await project.change(child.student, { coursesCompleted: [1, 2] })
  return child
}

describe.each(['Enrollments', 'Withdrawals'])('In the %s,', (collection) => {
  let child: Child
  let path: string
  beforeAll(async () => {
    child = await laterChild()
    path = `Users/${child.uid}/${collection}/stored`
    await project.store(path, { ...(await child.storedEnrollment('1')), withdrawnAt: new Date() })
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
      await project.change(doc(staff(), path), { paidOn: '', paymentNote: '' })
      await assertAllowed(note({ [field]: value }))
    }
  })
})

describe('A child', () => {
  let child: Child
  beforeAll(async () => {
    child = await addChild(project, { name: 'Simran Gill', coursesCompleted: [1] })
  })
  const correct = (changes: DocumentData, by = staff()) => updateDoc(doc(by, child.student.path), changes)

  const levels = { accepted: [[1, 2], []], refused: [[10], ['1'], [1, 0], [1, 2, 2], 'all', null] }
  const keptBySchool = { accepted: [true, deleteField()], refused: [false, 'yes', null] }
  const others = {
    keptBySchool,
    age: { refused: [8] },
    cost: { refused: [0] },
    email: { refused: ['a@b.org'] },
  }
  const fields = { ...valuesOf(childFields), name: name(320), coursesCompleted: levels, ...others }
  describeChanges('a child that the school corrects', fields, correct)

  it('gets other names or other levels from the school, not both at once', async () => {
    const [names, levels] = [{ firstName: 'Fateh' }, { coursesCompleted: [1, 2, 3] }]
    await assertDenied(correct({ ...names, ...levels }))
    for (const who of project.strangers)
      for (const fields of [names, levels]) await assertDenied(correct(fields, who))
  })

  it('has each level once, but for what an old list repeats', async () => {
    const old = [1, 1, '2']
    const change = (coursesCompleted: unknown[]) =>
      correct({ coursesCompleted: [...old, ...coursesCompleted] })
    await project.change(child.student, { coursesCompleted: old })
    for (const more of [[1], ['2'], [3, 3], Array<number>(1000).fill(3)]) await assertDenied(change(more))
    await assertAllowed(change([2, 3, 4, 5, 6, 7, 8, 9]))
    await project.change(child.student, { coursesCompleted: null })
    await assertAllowed(correct({ coursesCompleted: [1] }))
  })

  it('is not removed by its family where the school keeps it, nor kept by the family', async () => {
    const kept = await addChild(project, { coursesCompleted: [1] })
    const of = (who = kept.parent) => doc(who, kept.student.path)
    await assertAllowed(updateDoc(of(staff()), { coursesCompleted: [], keptBySchool: true }))
    await assertDenied(deleteDoc(of()))
    for (const keptBySchool of ['', deleteField()]) await assertDenied(updateDoc(of(), { keptBySchool }))
    await assertAllowed(updateDoc(of(staff()), { coursesCompleted: [], keptBySchool: deleteField() }))
    await assertAllowed(deleteDoc(of()))
  })
})

/** The batch in which the school withdraws a child from level 1, with a record or without. */
async function withdrawing(child: Child, record?: null) {
  const more = { withdrawnAt: serverTimestamp(), withdrawnBy: 'school' }
  const written = record === null ? null : { ...(await child.storedEnrollment('1')), ...more }
  return await child.with({ parent: staff() }).withdrawal('1', { student: null, record: written })
}

describe('A child that the school withdraws', () => {
  it('is under no later level where its parent, who is one of the staff, withdraws it', async () => {
    const child = await enrolledChild(project)
    await project.change(child.student, { coursesCompleted: [1, 2] })
    const own = child.with({ parent: staff({ sub: child.uid }) })
    await assertRefused(own.withdraw('1', { student: { coursesCompleted: [] } }))
    const batch = await own.withdrawal('1', { student: null })
    await assertRefused(batch.update(own.student, { coursesCompleted: [] }).commit())
  })

  it.each([null, [2], []])('leaves a place at any time, with a record, and the levels %j', async (levels) => {
    const child = await laterChild()
    const batch = await withdrawing(child)
    if (levels) batch.update(doc(staff(), child.student.path), { coursesCompleted: levels })
    await assertAllowed(batch.commit())
  })

  it('leaves a record that is right, and no place, and no family says that it was the school', async () => {
    const child = await enrolledChild(project, [1], { hadLevel: true, reference: 'AAAA-0000' })
    await (await withdrawing(child)).assertExact([child.parent, ...project.strangers])
  })

  it('does not leave by the record of an earlier time', async () => {
    const child = await laterChild()
    const enrolled = await child.storedEnrollment('1')
    await assertAllowed((await withdrawing(child)).commit())
    await project.store(child.enrollment('1').path, enrolled)
    for (const record of [null, undefined]) await assertDenied((await withdrawing(child, record)).commit())
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

  it('has room for the child of one of the staff once a day is open, not in the batch that opens it', async () => {
    const child = await addChild(project)
    const enrolment = () => child.with({ parent: staff({ sub: child.uid }) }).enrolment('1')
    await change({ full: ['mon'] })
    await assertRefused(enrolment().update(doc(staff(), 'Course/1'), { full: [] }).commit())
    await change({ full: [] })
    await assertAllowed(enrolment().commit())
  })

  it('is full on the days that the school says', async () => {
    const full = ['tue']
    for (const who of project.strangers) await assertDenied(change({ full }, who))
    await assertAllowed(change({ full }))
  })
})
