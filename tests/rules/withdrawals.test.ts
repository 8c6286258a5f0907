import { deleteField, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore/lite'
import { beforeAll, describe, test } from 'vitest'
import { addChild, type Child, enrolledChild, publishCourses } from './support/children.ts'
import { dayFromNow, enrollment } from './support/documents.ts'
import { described } from './support/field-values.ts'
import {
  assertAllowed,
  assertDenied,
  assertRefused,
  float,
  openRulesProject,
} from './support/rules-project.ts'

const project = openRulesProject('withdrawals')
const it = test.extend('child', () => enrolledChild(project))

beforeAll(() => publishCourses(project))

describe('Withdrawing', () => {
  it.each([false, true])(
    'is all or nothing, once, of what is paid too; a level that was there before (%j) stays (B6.14, B6.15, B6.18, B6.24, B6.25)',
    async (hadLevel) => {
      const child = await enrolledChild(project, hadLevel ? [2, 1, 3, 4] : [2, 1], {
        courseId: '3',
        hadLevel,
      })
      await project.change(child.enrollment('3'), { paidOn: dayFromNow(0) })
      const enrolled = await child.storedEnrollment('3')
      const record = { ...enrolled, withdrawnAt: serverTimestamp() }
      const levels = hadLevel ? {} : { student: { coursesCompleted: [2, 1] } }
      for (const two of [
        { student: null, record: null },
        { deleted: null, record: null, student: { coursesCompleted: [2, 1] } },
        { deleted: null, student: null },
      ])
        await assertRefused(child.withdraw('3', two))
      await assertDenied(
        child.withdraw('3', { student: { coursesCompleted: hadLevel ? [2, 1, 4] : [2, 1, 3] } }),
      )
      const withdrawal = await child.withdrawal('3', { record, ...levels })
      await withdrawal.assertExact(project.strangers)
      await assertDenied(withdrawal.commit())
    },
  )

  it('may be followed by enrolling and withdrawing again (B6.26)', async ({ child }) => {
    await assertAllowed(child.withdraw('1'))
    await assertAllowed(child.enrol('1', { days: ['thu', 'fri'] }))
    await assertAllowed(child.withdraw('1'))
  })

  it('leaves one record, of what was', async ({ child }) => {
    const enrolled = await child.storedEnrollment('1')
    const batch = await child.withdrawal('1')
    const record = { ...enrolled, withdrawnAt: serverTimestamp() }
    for (const untrue of [{ term: '' }, { movedAt: enrolled.enrollmentDate as unknown }])
      await assertDenied(child.withdraw('1', { record: { ...record, ...untrue } }))
    const second = doc(child.parent, `Users/${child.uid}/Withdrawals/1_${child.studentId}_1`)
    await assertDenied(batch.set(second, record).commit())
  })

  it('is not done from what is not there', async ({ child }) => {
    const enrolled = { ...enrollment('1', child.studentId), enrollmentDate: Timestamp.now() }
    const elsewhere = child.with({ term: 'a' })
    const record = { ...enrolled, term: 'a', withdrawnAt: serverTimestamp() }
    await assertDenied(setDoc(elsewhere.record(record), record), 'Null value error.')
  })

  it('does not rest on the record of an earlier time, where the enrollment is back (B6.23)', async ({
    child,
  }) => {
    const enrolled = await child.storedEnrollment('1')
    await assertAllowed(child.withdraw('1'))
    await project.store(child.enrollment('1').path, enrolled)
    await assertDenied(child.withdraw('1', { record: null }))
    await assertDenied(child.withdraw('1'))
  })

  it('does not go together with enrolling, in the same level or the next (B6.23)', async ({ child }) => {
    const same = enrollment('1', child.studentId)
    for (const changes of [{}, { student: null }]) {
      const again = await child.withdrawal('1', changes)
      await assertDenied(again.set(child.enrollment('1'), same).commit())
    }
    for (const coursesCompleted of [[2], [1, 2]]) {
      const next = await child.withdrawal('1', { student: { coursesCompleted } })
      next.set(child.enrollment('2'), enrollment('2', child.studentId))
      await assertDenied(next.commit())
    }
  })
})

describe('The first day of the term', () => {
  it.each([
    ...[0, 1, 365].map((days) => [`in ${days} days`, dayFromNow(days), assertAllowed] as const),
    ...[-1, -365].map((days) => [`${-days} days ago`, dayFromNow(days), assertDenied] as const),
    ...['', null, '2999-02-30', '2999-01-01x', 29990101, ['2999-01-01'], new Date('2999-01-01')]
      .map(described)
      .map(([title, day]) => [title, day, assertDenied] as const),
  ])('lets a family withdraw until it is over in UTC: %s (B6.21)', async (_, startDate, verdict) => {
    const child = await enrolledChild(project)
    await project.change(child.enrollment('1'), { startDate })
    await verdict(child.withdraw('1'))
  })

  it('is the enrollment’s own: what an older version stored is for the school (B6.22)', async ({ child }) => {
    await project.change(child.enrollment('1'), { startDate: deleteField() })
    await assertDenied(child.withdraw('1'), 'Property startDate is undefined on object.')
  })
})

describe('Withdrawing while the child has other levels', () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

  async function enrolledBySchool(registered: number[]): Promise<Child> {
    const child = await addChild(project, { coursesCompleted: registered })
    for (const level of registered.map(String))
      await project.store(child.enrollment(level).path, enrollment(level, child.studentId))
    return child
  }

  const pairs = levels.flatMap((level) => levels.slice(level).map((later) => [level, later] as const))
  it.each(pairs)('is denied from level %i before level %i (B6.19)', async (level, later) => {
    const child = await enrolledBySchool([level, later])
    await assertDenied(child.withdraw(String(level)))
    await assertAllowed(child.withdraw(String(later)))
    await assertAllowed(child.withdraw(String(level)))
  })

  it('does not take two levels at once (B6.23)', async ({ child }) => {
    await child.enrol('2')
    const both = await child.withdrawal('2', { student: { coursesCompleted: [] } })
    const enrolled = await child.storedEnrollment('1')
    both.set(child.record(enrolled), { ...enrolled, withdrawnAt: serverTimestamp() })
    await assertDenied(both.delete(child.enrollment('1')).commit())
  })
})

describe('The level of a withdrawal', () => {
  /** A withdrawal from level 3 that leaves this list. */
  function withdrawLeaving(child: Child, coursesCompleted: unknown): Promise<void> {
    return child.withdraw('3', { student: { coursesCompleted } })
  }

  it('may be gone already', async () => {
    for (const changes of [{ student: null }, {}]) {
      const child = await enrolledChild(project, [2, 1], { courseId: '3' })
      await project.change(child.student, { coursesCompleted: [2, 1] })
      await assertAllowed(child.withdraw('3', changes))
    }
  })

  it('is taken in every way in which it is stored, and the others keep their order (B6.17)', async () => {
    const child = await enrolledChild(project, [2, 1], { courseId: '3' })
    await project.change(child.student, { coursesCompleted: [2, '3', '1', float(3), 3, 1] })
    await assertDenied(child.withdraw('3'))
    await assertAllowed(withdrawLeaving(child, [2, '1', 1]))
  })

  it('is not taken from the list of older documents', async ({ child }) => {
    await project.change(child.student, { coursesComplete: ['1'] })
    await assertDenied(child.withdraw('1'))
    await assertDenied(child.withdraw('1', { student: { coursesCompleted: [], coursesComplete: [] } }))
  })

  it.each([
    ['every level', [2, 1, 3]],
    ['a level less', [2]],
    ['another level less', [2, 3]],
    ['the level as text', [2, 1, '3']],
  ])('is not taken where the list is left with %s (B6.17)', async (_, coursesCompleted) => {
    const child = await enrolledChild(project, [2, 1], { courseId: '3' })
    await assertDenied(withdrawLeaving(child, coursesCompleted))
  })
})
