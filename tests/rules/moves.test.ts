import {
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addChild,
  changeStored,
  type Child,
  enrol,
  enrollmentOf,
  recordOf,
  storedEnrollment,
  storedStudent,
  studentOf,
} from './support/children.ts'
import { course, dayFromNow } from './support/documents.ts'
import { assertAllowed, assertDenied, assertRefused, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('moves')
const { staff } = project

/** The school publishes a term of levels 1 and 2 that has begun, and one that has not and has full days. */
beforeAll(async () => {
  for (const level of ['1', '2']) {
    await project.store(`Course/${level}`, { ...course, term: 'a', full: ['thu', 'fri'] })
    await project.store(`Course/${level}/Terms/a`, course)
    await project.store(`Course/${level}/Terms/b`, { ...course, StartDate: dayFromNow(-9) })
  }
})

/** A child who is enrolled in level 1 in term `a`, and has paid. */
async function paidChild(): Promise<Child> {
  const child = { ...(await addChild(project)), term: 'a' }
  await enrol(child, '1')
  await changeStored(child, enrollmentOf(child, '1'), { paidOn: dayFromNow(0), paymentNote: 'Cash' })
  return child
}

interface Changes {
  by?: Firestore
  to?: { courseId: string; term: string }
  place?: DocumentData
  record?: DocumentData | null
  deleted?: null
  levels?: unknown
}

/** The batch that moves a child as the site does it for the school, but for these changes. */
async function move(child: Child, changes: Changes = {}): Promise<void> {
  const { by = staff(), to = { courseId: '2', term: 'b' }, place, record, deleted, levels } = changes
  const before = await storedEnrollment(child, '1')
  const byStaff = (at: { path: string }) => doc(by, at.path)
  const [from, into] = [enrollmentOf(child, '1'), enrollmentOf({ ...child, term: to.term }, to.courseId)]
  const kept = recordOf(child, before)
  const startDate = to.term === 'b' ? dayFromNow(-9) : course.StartDate
  const moved = { ...before, ...to, startDate, days: ['thu', 'fri'], enrollmentDate: serverTimestamp() }
  const batch = writeBatch(by)
  const { id = kept.id, ...written } = {
    ...before,
    withdrawnAt: serverTimestamp(),
    movedTo: into.id,
    ...record,
  } as DocumentData
  if (written.movedTo === null) delete written.movedTo
  if (deleted !== null && into.id !== from.id) batch.delete(byStaff(from))
  if (record !== null) batch.set(doc(by, `Users/${child.uid}/Withdrawals/${String(id)}`), written)
  batch.set(byStaff(into), { ...moved, movedFrom: kept.id, ...place })
  if (levels !== null) batch.update(byStaff(studentOf(child)), { coursesCompleted: levels ?? [1, 2] })
  await batch.commit()
}

describe('Moving a child', () => {
  it.each([
    ['another level and a term that runs', { courseId: '2', term: 'b' }, { reference: 'AAAA-0000' }],
    ['another term', { courseId: '1', term: 'b' }, {}],
    ['other days, also full ones,', { courseId: '1', term: 'a' }, { reference: 'K7MA-93XW' }],
  ])('to %s takes price and payment along, and leaves a record (B2.29)', async (_, to, place) => {
    const child = await paidChild()
    const before = await storedEnrollment(child, '1')
    await assertAllowed(move(child, { to, place }))
    const moved = await storedEnrollment({ ...child, term: to.term }, to.courseId)
    const { cost, paidOn, paymentNote } = before as Record<string, unknown>
    expect(moved).toMatchObject({ ...to, ...place, cost, paidOn, paymentNote, days: ['thu', 'fri'] })
    expect(await project.stored(recordOf(child, before).path)).toMatchObject(before)
    expect(await storedStudent(child)).toMatchObject({ coursesCompleted: [1, 2] })
  })

  it('is for who has the claim and a verified address (B2.29)', async () => {
    const child = await paidChild()
    for (const by of [child.parent, ...project.strangers]) await assertDenied(move(child, { by }))
    await assertAllowed(move(child))
  })

  const now = new Date()
  const places: DocumentData[] = [{ cost: 1 }, { paidOn: '2026-01-05' }, { paidOn: null }, { note: '' }]
  places.push({ studentName: 'Biba' }, { courseId: '1' }, { days: ['thu'] }, { days: ['thu', 'sat'] })
  places.push({ startDate: '' }, { endDate: '' }, { hadLevel: 1 }, { enrollmentDate: now })
  places.push({ paymentNote: 'Card' }, { reference: 'none' }, { reference: 7 }, { withdrawnBy: 'school' })
  places.push({ movedFrom: '1_x_a_1' }, { movedTo: '2' }, { withdrawnAt: now })
  const records: (DocumentData | null)[] = [{ cost: 1 }, { movedTo: '2_x_b' }, { movedTo: null }]
  records.push({ reference: 'AAAA-0000' }, { withdrawnBy: 'school' })
  records.push({ withdrawnAt: now }, { more: '' }, { id: 'x' }, null)

  it.each<Changes>([
    ...places.map((place) => ({ place })),
    ...records.map((record) => ({ record })),
    ...[{ cost: 1 }, { paidOn: '2026-01-05' }].map((both) => ({ place: both, record: both })),
    ...[[1, 10], [1, '2'], [2.5], 'all', [1], [], null].map((levels) => ({ levels })),
    { deleted: null },
    ...[{ record: { id: 'x' } }, { place: { cost: 1 } }].map((wrong) => ({
      ...wrong,
      to: { courseId: '1', term: 'a' },
    })),
    { to: { courseId: '2', term: 'c' } },
  ])('takes nothing else with it, leaves nothing out and invents nothing: %j (B2.29)', async (changes) => {
    await assertRefused(move(await paidChild(), changes))
  })

  it('leaves no record that names another registration (B2.29)', async () => {
    const child = await paidChild()
    const before = await storedEnrollment(child, '1')
    await enrol(child, '2')
    const other = enrollmentOf(child, '2')
    await changeStored(child, other, { movedFrom: '1_x_a_1' })
    const record = { ...before, withdrawnAt: serverTimestamp(), movedTo: other.id }
    const batch = writeBatch(staff()).delete(doc(staff(), enrollmentOf(child, '1').path))
    await assertRefused(batch.set(doc(staff(), recordOf(child, before).path), record).commit())
  })

  it('does not rest on the record of an earlier time (B2.29)', async () => {
    const child = await paidChild()
    const record = recordOf(child, await storedEnrollment(child, '1'))
    await move(child)
    const moved = enrollmentOf({ ...child, term: 'b' }, '2')
    const stored = { ...(await project.stored(moved.path)), enrollmentDate: serverTimestamp() }
    await deleteDoc(doc(project.administrator(), moved.path))
    for (const term of ['a', 'b']) {
      const again = doc(staff(), enrollmentOf({ ...child, term }, '2').path)
      await assertRefused(setDoc(again, { ...stored, term, movedFrom: record.id }))
    }
  })

  it('replaces no other registration of the child (B2.29)', async () => {
    const child = await paidChild()
    await enrol(child, '2')
    await assertRefused(move(child, { to: { courseId: '2', term: 'a' } }))
  })
})
