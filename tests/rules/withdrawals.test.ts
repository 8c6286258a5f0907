import {
  collection,
  deleteField,
  type DocumentData,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addChild,
  changeStored,
  type Child,
  enrol,
  enrolledChild,
  enrollmentOf,
  publishCourses,
  recordIdOf,
  recordOf,
  storedEnrollment,
  storedStudent,
  studentOf,
  withdraw,
  withdrawal,
} from './support/children.ts'
import { dayFromNow, enrollment, student } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { described } from './support/field-values.ts'
import { assertAllowed, assertDenied, float, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('withdrawals')

beforeAll(() => publishCourses(project))

describe('Withdrawing', () => {
  it('takes the enrollment and its level, and leaves a record of the whole of it (B6.15)', async () => {
    const child = await enrolledChild(project, [2, 1], { courseId: '3' })
    const enrolled = await storedEnrollment(child, '3')
    const withdrawnFrom = `3_${child.studentId}`
    await assertAllowed(withdraw(child, '3'))
    expect(await storedEnrollment(child, '3')).toEqual({})
    expect(await storedStudent(child)).toEqual({ ...student, coursesCompleted: [2, 1], withdrawnFrom })
    const record = await project.stored(recordOf(child, enrolled).path)
    expect(record).toEqual({ ...enrolled, withdrawnAt: expect.any(Timestamp) as unknown })
  })

  it('may be followed by enrolling and withdrawing again, each with its record (B6.26)', async () => {
    const child = await enrolledChild(project)
    await assertAllowed(withdraw(child, '1'))
    await assertAllowed(enrol(child, '1', { days: ['thu', 'fri'] }))
    await assertAllowed(withdraw(child, '1'))
    const records = collection(project.administrator(), `Users/${child.uid}/Withdrawals`)
    expect((await getDocs(records)).size).toBe(2)
  })

  it('is allowed from what is paid (B6.25)', async () => {
    const child = await enrolledChild(project)
    await changeStored(child, enrollmentOf(child, '1'), { paidOn: dayFromNow(0) })
    await assertAllowed(withdraw(child, '1'))
  })

  it.each([
    [{ deleted: null }],
    [{ student: null }],
    [{ record: null }, 'Null value error.'],
    [{ student: null, record: null }],
    [{ deleted: null, record: null }],
    [{ deleted: null, student: null }],
  ])('is all of its three writes or none: not with %j (B6.14)', async (changes, error?: string) => {
    await assertDenied(withdraw(await enrolledChild(project), '1', changes), error)
  })

  it('is not done by another parent or a visitor (B6.24)', async () => {
    // Of a child that keeps its level only enrollment and record are written.
    for (const child of [await enrolledChild(project), await enrolledChild(project, [1], { hadLevel: true })])
      for (const parent of project.strangers) await assertDenied(withdraw({ ...child, parent }, '1'))
  })

  it('is not done twice, nor from what is not there (B6.24)', async () => {
    const child = await enrolledChild(project)
    const [one, other] = [await withdrawal(child, '1'), await withdrawal(child, '1')]
    await assertAllowed(one.commit())
    await assertDenied(other.commit())
    const enrolled = { ...enrollment('1', child.studentId), enrollmentDate: Timestamp.now() }
    const record = { ...enrolled, withdrawnAt: serverTimestamp() }
    await assertDenied(setDoc(recordOf(child, enrolled), record), 'Null value error.')
  })

  it('does not rest on the record of an earlier time, where the enrollment is back (B6.23)', async () => {
    const child = await enrolledChild(project)
    const enrolled = await storedEnrollment(child, '1')
    await assertAllowed(withdraw(child, '1'))
    await project.store(enrollmentOf(child, '1').path, enrolled)
    await assertDenied(withdraw(child, '1', { record: null }))
    await assertDenied(withdraw(child, '1'))
  })

  it('does not go together with enrolling, in the same level or the next (B6.23)', async () => {
    const child = await enrolledChild(project)
    const same = enrollment('1', child.studentId)
    for (const changes of [{}, { student: null }]) {
      const again = await withdrawal(child, '1', changes)
      await assertDenied(again.set(enrollmentOf(child, '1'), same).commit())
    }
    for (const coursesCompleted of [[2], [1, 2]]) {
      const next = await withdrawal(child, '1', { student: { coursesCompleted } })
      next.set(enrollmentOf(child, '2'), enrollment('2', child.studentId))
      await assertDenied(next.commit())
    }
  })
})

describe('The first day of the term', () => {
  it.each([
    ...[0, 1, 365].map((days) => [`in ${days} days`, dayFromNow(days), assertAllowed] as const),
    ...[-1, -365].map((days) => [`${-days} days ago`, dayFromNow(days), assertDenied] as const),
    ...['', null, '2999-02-30', 29990101, ['2999-01-01'], new Date('2999-01-01')]
      .map(described)
      .map(([title, day]) => [title, day, assertDenied] as const),
  ])('lets a family withdraw until it is over in UTC: %s (B6.21)', async (_, startDate, verdict) => {
    const child = await enrolledChild(project)
    await changeStored(child, enrollmentOf(child, '1'), { startDate })
    await verdict(withdraw(child, '1'))
  })

  it('is the enrollment’s own: what an older version stored is for the school (B6.22)', async () => {
    const child = await enrolledChild(project)
    await changeStored(child, enrollmentOf(child, '1'), { startDate: deleteField() })
    await assertDenied(withdraw(child, '1'), 'Property startDate is undefined on object.')
  })
})

describe('Withdrawing while the child has other levels', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

  async function enrolledBySchool(registered: number[]): Promise<Child> {
    const child = await addChild(project, { coursesCompleted: registered })
    for (const level of registered.map(String))
      await project.store(enrollmentOf(child, level).path, enrollment(level, child.studentId))
    return child
  }

  /** A withdrawal from level 2 that is one from level 1 as well, in which this list is left. */
  async function withdrawBoth(child: Child, coursesCompleted: number[]): Promise<void> {
    const both = await withdrawal(child, '2', { student: { coursesCompleted } })
    const enrolled = await storedEnrollment(child, '1')
    both.set(recordOf(child, enrolled), { ...enrolled, withdrawnAt: serverTimestamp() })
    await both.delete(enrollmentOf(child, '1')).commit()
  }

  const pairs = levels.flatMap((level) => levels.slice(level).map((later) => [level, later] as const))
  it.each(pairs)('is denied from level %i before level %i (B6.19)', async (level, later) => {
    const child = await enrolledBySchool([level, later])
    await assertDenied(withdraw(child, String(level)))
    await assertAllowed(withdraw(child, String(later)))
    await assertAllowed(withdraw(child, String(level)))
  })

  it('is allowed together with the later one, where one level is taken', async () => {
    const child = await enrolledBySchool([1, 2])
    await changeStored(child, enrollmentOf(child, '1'), { hadLevel: true })
    await assertAllowed(withdrawBoth(child, [1]))
  })

  it('does not take two levels at once (B6.23)', async () => {
    const child = await enrolledChild(project)
    await enrol(child, '2')
    await assertDenied(withdrawBoth(child, []))
  })
})

describe('The level of a withdrawal', () => {
  /** A withdrawal from level 3 that leaves this list. */
  function withdrawLeaving(child: Child, coursesCompleted: unknown): Promise<void> {
    return withdraw(child, '3', { student: { coursesCompleted } })
  }

  it('stays where the child had it before, and later ones may be there (B6.18)', async () => {
    const child = await enrolledChild(project, [1, 2], { hadLevel: true })
    await assertDenied(withdraw(child, '1', { student: { coursesCompleted: [2] } }))
    await assertAllowed(withdraw(child, '1'))
    expect((await storedStudent(child)).coursesCompleted).toEqual([1, 2])
  })

  it('may be gone already', async () => {
    for (const changes of [{ student: null }, {}]) {
      const child = await enrolledChild(project, [2, 1], { courseId: '3' })
      await changeStored(child, studentOf(child), { coursesCompleted: [2, 1] })
      await assertAllowed(withdraw(child, '3', changes))
    }
  })

  it('is taken in every way in which it is stored, and the others keep their order (B6.17)', async () => {
    const child = await enrolledChild(project, [2, 1], { courseId: '3' })
    await changeStored(child, studentOf(child), { coursesCompleted: [2, '3', '1', 3, 1] })
    await assertDenied(withdraw(child, '3'))
    await assertAllowed(withdrawLeaving(child, [2, '1', 1]))
  })

  it('is taken where it is stored as a float', async () => {
    const child = await enrolledChild(project, [2, 1], { courseId: '3' })
    await project.commit('owner', { [studentOf(child).path]: { coursesCompleted: [2, float(3)] } })
    await assertAllowed(withdrawLeaving(child, [2]))
  })

  it('is not taken from the list of older documents', async () => {
    const child = await enrolledChild(project)
    await changeStored(child, studentOf(child), { coursesComplete: ['1'] })
    await assertDenied(withdraw(child, '1'))
    await assertDenied(withdraw(child, '1', { student: { coursesCompleted: [], coursesComplete: [] } }))
  })

  it.each([
    ['every level', [2, 1, 3]],
    ['a level less', [2]],
    ['another level less', [2, 3]],
    ['its levels moved', [1, 2]],
    ['another level more', [2, 1, 4]],
    ['a level rewritten as text', ['2', 1]],
    ['the level as text', [2, 1, '3']],
    ['text in its place', '21'],
    ['null in its place', null, 'Null value error.'],
    ['nothing in its place', deleteField(), 'Property coursesCompleted is undefined on object.'],
  ])('is not taken where the list is left with %s (B6.17)', async (_, coursesCompleted, error?: string) => {
    const child = await enrolledChild(project, [2, 1], { courseId: '3' })
    await assertDenied(withdrawLeaving(child, coursesCompleted), error)
  })

  it('does not go together with another field (B6.17)', async () => {
    const child = await enrolledChild(project)
    for (const change of [{ firstName: 'Fateh' }, { cost: 0 }])
      await assertDenied(withdraw(child, '1', { student: { coursesCompleted: [], ...change } }))
  })
})

/** Withdraws with a record that differs from the right one by this. */
async function withdrawWithRecord(change: (record: DocumentData) => DocumentData): Promise<void> {
  const child = await enrolledChild(project)
  await changeStored(child, enrollmentOf(child, '1'), { paidOn: dayFromNow(-1) })
  const enrolled = await storedEnrollment(child, '1')
  const record = change({ ...enrolled, withdrawnAt: serverTimestamp() })
  await withdraw(child, '1', { record, recordId: recordIdOf(enrolled) })
}

/** Of each field of a record, what differs from the enrollment of which it is the record. */
const differing = {
  courseId: { refused: ['2', '0', '', 'a', null] },
  studentId: { refused: ['sibling', '', 'a/b', null] },
  studentName: { refused: ['Fateh Gill', null] },
  enrollmentDate: { refused: [serverTimestamp(), dayFromNow(0)] },
  days: { refused: [['mon', 'tue'], ['wed', 'mon'], null] },
  cost: { refused: [0, '100', null] },
  startDate: { refused: [dayFromNow(31), null] },
  endDate: { refused: [dayFromNow(151), null] },
  hadLevel: { refused: [true, null] },
  paidOn: { refused: [dayFromNow(0), null] },
  withdrawnAt: { refused: [new Date(), '', null, 0] },
}

describeChanges('the record of a withdrawal', differing, (change) =>
  withdrawWithRecord((record) => ({ ...record, ...change })),
)

describe('The record of a withdrawal', () => {
  it.each(Object.keys(differing))('has the %s of the enrollment (B6.15)', async (field) => {
    const isRead = ['courseId', 'studentId', 'withdrawnAt'].includes(field)
    const error = isRead ? `Property ${field} is undefined on object.` : undefined
    const withdrawing = withdrawWithRecord(({ [field]: _, ...record }) => record)
    await assertDenied(withdrawing, error)
  })

  it('has the id of the enrollment and its date (B6.15)', async () => {
    const child = await enrolledChild(project)
    const id = recordIdOf(await storedEnrollment(child, '1'))
    const others = [`1_${child.studentId}`, `${id}0`, `${id}_1`, id.replace('1_', '2_'), String(Date.now())]
    for (const recordId of others) await assertDenied(withdraw(child, '1', { recordId }))
    await assertAllowed(withdraw(child, '1', { recordId: id }))
  })
})
