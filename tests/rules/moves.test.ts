import { deleteDoc, doc, serverTimestamp, setDoc, Timestamp, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { Batch } from './support/batch.ts'
import { addChild, type Child } from './support/children.ts'
import { course, dayFromNow, enrollment, type Fields } from './support/documents.ts'
import { fieldNames } from './support/field-values.ts'
import { assertAllowed, assertRefused, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('moves')
const { staff } = project

/** The school publishes a term of levels 1 and 2 that has begun, and one that has not and has full days. */
beforeAll(async () => {
  for (const level of ['1', '2']) {
    await project.store(`Course/${level}`, { ...course, term: 'a', full: ['thu', 'fri'] })
    await project.store(`Course/${level}/Terms/a`, course)
    await project.store(`Course/${level}/Terms/b`, running)
  }
})

const running = { ...course, StartDate: dayFromNow(-9), EndDate: dayFromNow(90) }

/** A child who is enrolled in level 1 in term `a`, and has paid. */
async function paidChild(): Promise<Child> {
  const child = (await addChild(project)).with({ term: 'a' })
  await child.enrol('1')
  await project.change(child.enrollment('1'), { paidOn: dayFromNow(0), paymentNote: 'Cash' })
  return child
}

const next = { courseId: '2', term: 'b' }

interface Changes {
  to?: typeof next
  place?: Fields
  record?: Fields
  levels?: unknown
}

/** The batch that moves a child as the site does it for the school, but for these changes. */
async function moving(child: Child, { to = next, place, record, levels = [1, 2] }: Changes = {}) {
  const before = await child.storedEnrollment('1')
  const its = child.with({ parent: staff() })
  const [from, into] = [its.enrollment('1'), its.with({ term: to.term }).enrollment(to.courseId)]
  const { StartDate: startDate, EndDate: endDate } = to.term === 'b' ? running : course
  const moved = { ...before, ...to, startDate, endDate, days: ['thu', 'fri'], movedAt: serverTimestamp() }
  const batch = new Batch(staff())
  if (into.id !== from.id) batch.delete(from)
  batch.set(its.record(before), { ...before, withdrawnAt: serverTimestamp(), movedTo: into.id, ...record })
  batch.set(into, { ...moved, movedFrom: its.record(before).id, ...place })
  return to.courseId === '1' ? batch : batch.update(its.student, { coursesCompleted: levels })
}

const move = async (child: Child, changes?: Changes) => (await moving(child, changes)).commit()

describe('Moving a child', () => {
  it.each([
    ['another level and a term that runs', next, { reference: 'AAAA-0000', hadLevel: true }],
    ['another term', { courseId: '1', term: 'b' }, {}],
    ['other days, also full ones,', { courseId: '1', term: 'a' }, { reference: 'K7MA-93XW' }],
  ])('to %s is for who has the claim, takes all along and invents nothing (B2.29)', async (_, to, place) => {
    const child = await paidChild()
    const freedom = { free: ['hadLevel', 'coursesCompleted'], optional: ['reference'] }
    const batch = await moving(child, { to, place })
    await batch.assertExact([child.parent, ...project.strangers], freedom)
  })

  it.each<Changes>([
    ...[{ cost: 1 }, { paidOn: '2026-01-05' }].map((both) => ({ place: both, record: both })),
    ...[[1, 10], [1, '2'], [2.5], 'all', [1], []].map((levels) => ({ levels })),
    { place: { hadLevel: 1 } },
    { place: { courseId: '1' } },
    { place: { days: ['thu', 'sat'] } },
    { to: { courseId: '2', term: 'c' } },
  ])('takes nothing else with it: %j (B2.29)', async (changes) => {
    await assertRefused(move(await paidChild(), changes))
  })

  it('leaves a record of what was, and a registration that goes by it in all that is not moved (B2.29)', async () => {
    const child = await paidChild()
    const stored = await child.storedEnrollment('1')
    for (const field of [...fieldNames, ...Object.keys(stored)]) {
      const strange = { [field]: stored[field] === false ? true : 'x' }
      await assertRefused(move(child, { record: strange }))
      await assertRefused(move(child, { record: strange, place: strange }))
    }
    const movedBefore = { movedAt: stored.enrollmentDate as unknown }
    await assertRefused(move(child, { record: movedBefore }))
    const older = await addChild(project, { coursesCompleted: [1] })
    await project.store(older.enrollment('1').path, enrollment('1', older.studentId))
    await assertRefused(move(older, { record: { term: '' } }))
    await assertAllowed(move(older))
    await assertAllowed(move(child))
  })

  it('makes one registration of one, of the same child (B2.29)', async () => {
    const child = await paidChild()
    const before = await child.storedEnrollment('1')
    const sibling = child.with({ studentId: 'sibling', term: 'b' })
    await project.store(sibling.student.path, { coursesCompleted: [1, 2] })
    const movedFrom = child.record(before).id
    const moved = { ...before, startDate: running.StartDate, endDate: running.EndDate, movedFrom }
    const second = { ...moved, term: 'b', movedAt: serverTimestamp() }
    const twice = await moving(child)
    await assertRefused(twice.set(child.with({ term: 'b' }).enrollment('1'), second).commit())
    const { id } = sibling.enrollment('1')
    const place = { ...second, studentId: sibling.studentId }
    const batch = new Batch(staff()).delete(child.enrollment('1')).set(sibling.enrollment('1'), place)
    batch.set(child.record(before), { ...before, withdrawnAt: serverTimestamp(), movedTo: id })
    await assertRefused(batch.commit())
  })

  it('is withdrawn by its family as before, under the time of the move (B6.14)', async () => {
    const child = await paidChild()
    await move(child, { to: { courseId: '1', term: 'a' } })
    const untrue = { enrollmentDate: Timestamp.fromMillis(0) }
    await assertRefused(move(child, { to: { courseId: '1', term: 'b' }, record: untrue, place: untrue }))
    const record = { ...(await child.storedEnrollment('1')), withdrawnAt: serverTimestamp() }
    await assertRefused(child.withdraw('1', { record: { ...record, ...untrue } }))
    await assertAllowed(child.withdraw('1'))
  })

  it('leaves no record that names another registration (B2.29)', async () => {
    const child = await paidChild()
    const before = await child.storedEnrollment('1')
    await child.enrol('2')
    const other = child.enrollment('2')
    await project.change(other, { movedFrom: '1_x_a_1' })
    const record = { ...before, withdrawnAt: serverTimestamp(), movedTo: other.id }
    const batch = writeBatch(staff()).delete(doc(staff(), child.enrollment('1').path))
    await assertRefused(batch.set(doc(staff(), child.record(before).path), record).commit())
  })

  it('does not rest on the record of an earlier time (B2.29)', async () => {
    const child = await paidChild()
    const record = child.record(await child.storedEnrollment('1'))
    await move(child)
    const moved = child.with({ term: 'b' }).enrollment('2')
    const stored = { ...(await project.stored(moved.path)), movedAt: serverTimestamp() }
    await deleteDoc(doc(project.administrator(), moved.path))
    for (const term of ['a', 'b']) {
      const again = doc(staff(), child.with({ term }).enrollment('2').path)
      await assertRefused(setDoc(again, { ...stored, term, movedFrom: record.id }))
    }
  })

  it('replaces no other registration of the child (B2.29)', async () => {
    const child = await paidChild()
    await child.enrol('2')
    await assertRefused(move(child, { to: { courseId: '2', term: 'a' } }))
  })
})
