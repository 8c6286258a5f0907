import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayFromNow } from './support/day-from-now.ts'
import { enrollment, student } from './support/documents.ts'
import {
  addChild,
  changeStored,
  type Child,
  enrolledChild,
  enrol,
  enrollmentPath,
  listOf,
  publishCourses,
  storedStudent,
  studentPath,
} from './support/enrolment.ts'
import { these } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'
import { type Changes, recordPath, storedEnrollment, withdraw, withdrawal } from './support/withdrawing.ts'

const project = openRulesProject('withdrawing')

beforeAll(async () => {
  await publishCourses(project.administrator())
})

function withdrawFrom1(child: Child, changes?: Changes): Promise<void> {
  return withdraw(project, child, '1', changes)
}

describe('Withdrawing', () => {
  it('takes the enrollment and its level, and leaves a record of the whole of it (B6.15)', async () => {
    const child = await enrolledChild(project, [7, 8])
    const enrolled = await storedEnrollment(project, child, '1')
    await assertAllowed(withdrawFrom1(child))
    expect(await storedEnrollment(project, child, '1')).toEqual({})
    expect(await storedStudent(project, child)).toEqual({ ...student, coursesCompleted: [7, 8] })
    const record = await getDoc(doc(project.administrator(), recordPath(child, enrolled)))
    expect(record.data()).toEqual({ ...enrolled, withdrawnAt: expect.any(Object) as unknown })
  })

  it('may be followed by enrolling and withdrawing again: each time has a record of its own (B6.26)', async () => {
    const child = await enrolledChild(project)
    await assertAllowed(withdrawFrom1(child))
    await assertAllowed(enrol(child, '1', { days: ['thu', 'fri'] }))
    await assertAllowed(withdrawFrom1(child))
    const records = collection(project.administrator(), `Users/${child.uid}/Withdrawals`)
    expect((await getDocs(records)).size).toBe(2)
  })

  it('is allowed from what is paid (B6.25)', async () => {
    const child = await enrolledChild(project)
    await changeStored(project, enrollmentPath(child, '1'), { paidOn: dayFromNow(0) })
    await assertAllowed(withdrawFrom1(child))
  })

  it('is all of its three writes or none (B6.14)', async () => {
    const child = await enrolledChild(project)
    const [deleted, level, record]: Changes[] = [{ deleted: null }, { student: null }, { record: null }]
    const noRecord = 'Null value error.'
    await assertDenied(withdrawFrom1(child, { ...deleted }))
    await assertDenied(withdrawFrom1(child, { ...level }))
    await assertDenied(withdrawFrom1(child, { ...record }), noRecord)
    await assertDenied(withdrawFrom1(child, { ...level, ...record }))
    await assertDenied(withdrawFrom1(child, { ...deleted, ...record }))
    await assertDenied(withdrawFrom1(child, { ...deleted, ...level }))
    await assertAllowed(withdrawFrom1(child))
  })

  it('is not done by another parent or a visitor (B6.24)', async () => {
    const child = await enrolledChild(project)
    for (const person of [project.parent('somebody'), project.visitor()]) {
      await assertDenied(withdrawFrom1(child, { person }))
    }
  })

  it('is not done twice, nor from what is not there (B6.24)', async () => {
    const child = await enrolledChild(project)
    const [one, other] = [await withdrawal(project, child, '1'), await withdrawal(project, child, '1')]
    await assertAllowed(one.commit())
    await assertDenied(other.commit())
    await assertDenied(deleteDoc(doc(child.parent, enrollmentPath(child, '1'))), 'Null value error.')
    const never = await addChild(project)
    const enrollmentDate = Timestamp.now()
    const made = { ...enrollment('1', never.studentId), enrollmentDate, withdrawnAt: serverTimestamp() }
    await assertDenied(setDoc(doc(never.parent, recordPath(never, made)), made), 'Null value error.')
  })

  it('does not rest on the record of an earlier time, where the school has put the enrollment back (B6.23)', async () => {
    const child = await enrolledChild(project)
    const enrolled = await storedEnrollment(project, child, '1')
    await assertAllowed(withdrawFrom1(child))
    await setDoc(doc(project.administrator(), enrollmentPath(child, '1')), enrolled)
    await assertDenied(withdrawFrom1(child, { record: null }))
    await assertDenied(withdrawFrom1(child))
  })

  it('does not go together with enrolling, in the same level or the next (B6.23)', async () => {
    const child = await enrolledChild(project)
    const again = await withdrawal(project, child, '1')
    again.set(doc(child.parent, enrollmentPath(child, '1')), enrollment('1', child.studentId))
    await assertDenied(again.commit())
    const kept = await withdrawal(project, child, '1', { student: null })
    kept.set(doc(child.parent, enrollmentPath(child, '1')), enrollment('1', child.studentId))
    await assertDenied(kept.commit())
    for (const coursesCompleted of [[2], [1, 2]]) {
      const next = await withdrawal(project, child, '1', { student: { coursesCompleted } })
      next.set(doc(child.parent, enrollmentPath(child, '2')), enrollment('2', child.studentId))
      await assertDenied(next.commit())
    }
  })
})

describe('The first day of the term', () => {
  it.each([
    ['today', dayFromNow(0)],
    ['tomorrow', dayFromNow(1)],
    ['in a year', dayFromNow(365)],
    ['the last day of all', '9999-12-31'],
  ])('may be %s for a family to withdraw (B6.21)', async (_, startDate) => {
    const child = await enrolledChild(project)
    await changeStored(project, enrollmentPath(child, '1'), { startDate })
    await assertAllowed(withdrawFrom1(child))
  })

  it.each([
    ['yesterday', dayFromNow(-1)],
    ['the day before yesterday', dayFromNow(-2)],
    ['a year ago', dayFromNow(-365)],
    ...these('', null, 'soon', '2999-02-30', 29990101, true, ['2999-01-01']),
    ['a moment of the server', new Date('2999-01-01')],
  ])('may not be %s (B6.21)', async (_, startDate) => {
    const child = await enrolledChild(project)
    await changeStored(project, enrollmentPath(child, '1'), { startDate })
    await assertDenied(withdrawFrom1(child))
  })

  it('is the enrollment’s own: what an older version of the site stored is for the school (B6.22)', async () => {
    const child = await enrolledChild(project)
    const path = enrollmentPath(child, '1')
    await changeStored(project, path, { startDate: deleteField() })
    await assertDenied(withdrawFrom1(child), 'Property startDate is undefined on object.')
    const missing = {
      days: deleteField(),
      cost: deleteField(),
      endDate: deleteField(),
      hadLevel: deleteField(),
    }
    await changeStored(project, path, missing)
    await assertDenied(withdrawFrom1(child), 'Property startDate is undefined on object.')
  })
})

describe('Withdrawing while other levels are registered', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

  async function enrolledBySchool(registered: number[]): Promise<Child> {
    const child = await addChild(project, { coursesCompleted: levels })
    for (const level of registered) {
      const fields = { ...enrollment(String(level), child.studentId), hadLevel: true }
      await setDoc(doc(project.administrator(), enrollmentPath(child, String(level))), fields)
    }
    return child
  }

  it.each(levels)('is allowed from level %i under which all others are (B6.19)', async (level) => {
    const child = await enrolledBySchool(levels.slice(0, level))
    await assertAllowed(withdraw(project, child, String(level)))
  })

  it.each(
    levels.flatMap((level) =>
      levels.filter((later) => later > level).map((later) => [level, later] as const),
    ),
  )('is denied from level %i before level %i (B6.19)', async (level, later) => {
    const child = await enrolledBySchool([level, later])
    await assertDenied(withdraw(project, child, String(level)))
    await assertAllowed(withdraw(project, child, String(later)))
    await assertAllowed(withdraw(project, child, String(level)))
  })

  it('is allowed together with the later one, where no level is taken or one', async () => {
    const child = await enrolledBySchool([1, 2])
    await changeStored(project, enrollmentPath(child, '2'), { hadLevel: false })
    const both = await withdrawal(project, child, '2')
    const fields = await storedEnrollment(project, child, '1')
    both.set(doc(child.parent, recordPath(child, fields)), { ...fields, withdrawnAt: serverTimestamp() })
    await assertAllowed(both.delete(doc(child.parent, enrollmentPath(child, '1'))).commit())
  })

  it('does not take two levels at once (B6.23)', async () => {
    const child = await enrolledChild(project)
    await enrol(child, '2')
    const both = await withdrawal(project, child, '2', { student: { coursesCompleted: [] } })
    const fields = await storedEnrollment(project, child, '1')
    both.set(doc(child.parent, recordPath(child, fields)), { ...fields, withdrawnAt: serverTimestamp() })
    await assertDenied(both.delete(doc(child.parent, enrollmentPath(child, '1'))).commit())
  })
})

describe('The level of a withdrawal', () => {
  it('stays where the child had it before (B6.18)', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    await enrol(child, '1', { hadLevel: true })
    await assertDenied(withdrawFrom1(child, { student: { coursesCompleted: [] } }))
    await assertAllowed(withdrawFrom1(child))
    expect((await storedStudent(project, child)).coursesCompleted).toEqual([1])
  })

  it('may be gone already', async () => {
    const child = await enrolledChild(project)
    await changeStored(project, studentPath(child), { coursesCompleted: [] })
    await assertAllowed(withdrawFrom1(child, { student: null }))
    const other = await enrolledChild(project, [7])
    await changeStored(project, studentPath(other), { coursesCompleted: [7] })
    await assertAllowed(withdrawFrom1(other))
  })

  it('is taken in every way in which it is stored, and the others keep their order (B6.17)', async () => {
    const child = await enrolledChild(project)
    for (const [before, after] of [
      [['1'], []],
      [
        [7, '1', '8', 1, 6],
        [7, '8', 6],
      ],
    ]) {
      await changeStored(project, studentPath(child), { coursesCompleted: before })
      if (before?.includes(1)) await assertDenied(withdrawFrom1(child))
      await assertAllowed(withdrawFrom1(child, { student: { coursesCompleted: after } }))
      await enrol(child, '1')
    }
  })

  it('is taken where it is stored as a float', async () => {
    const child = await enrolledChild(project)
    await project.commit('owner', [{ path: studentPath(child), fields: listOf(7, '1.0') }])
    await assertDenied(withdrawFrom1(child, { student: { coursesCompleted: [8] } }))
    await assertAllowed(withdrawFrom1(child, { student: { coursesCompleted: [7] } }))
  })

  it('is not taken from the list of older documents', async () => {
    const child = await enrolledChild(project)
    await changeStored(project, studentPath(child), { coursesComplete: ['1'] })
    await assertDenied(withdrawFrom1(child))
    await assertDenied(withdrawFrom1(child, { student: { coursesCompleted: [], coursesComplete: [] } }))
  })

  const notAList = (type: string) =>
    `Unsupported operation error. Received: list.removeAll(${type}). Expected: list.removeAll(list).`
  it.each([
    ['every level', [7, 8, 1]],
    ['no level', []],
    ['a level less', [7]],
    ['another level less', [7, 1]],
    ['its levels moved', [8, 7]],
    ['another level more', [7, 8, 9]],
    ['a level rewritten as text', ['7', 8]],
    ['the level as text', [7, 8, '1']],
    ['the level as text in place of another', [7, '1']],
    ['text in its place', '78', notAList('string')],
    ['a map in its place', { 0: 7, 1: 8 }, notAList('map')],
    ['null in its place', null, 'Null value error.'],
    ['nothing in its place', deleteField(), 'Property coursesCompleted is undefined on object.'],
  ])('is not taken where the list is left with %s (B6.17)', async (_, coursesCompleted, error?: string) => {
    const child = await enrolledChild(project, [7, 8])
    const attempt = withdrawFrom1(child, { student: { coursesCompleted } })
    await assertDenied(attempt, error)
    expect((await storedStudent(project, child)).coursesCompleted).toEqual([7, 8, 1])
  })

  it('does not go together with another field (B6.17)', async () => {
    const child = await enrolledChild(project)
    for (const change of [{ firstName: 'Fateh' }, { cost: 0 }, { role: 'administrator' }]) {
      await assertDenied(withdrawFrom1(child, { student: { coursesCompleted: [], ...change } }))
    }
  })
})
