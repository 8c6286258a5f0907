import {
  arrayRemove,
  arrayUnion,
  deleteDoc,
  deleteField,
  doc,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeAll, describe, test } from 'vitest'
import { limits } from '#model/values/fields.ts'
import { addChild, type Child, publishCourses, storeChild } from './support/children.ts'
import { course, dayFromNow, enrollment, type Fields, student } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { textOrEmpty } from './support/field-values.ts'
import { assertAllowed, assertDenied, float, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('enrollments')
const it = test.extend('child', () => addChild(project))

beforeAll(() => publishCourses(project))

/** The enrollment without the update of the child. */
function attemptAlone(child: Child, courseId: string, fields: Fields = {}) {
  return setDoc(child.enrollment(courseId), { ...enrollment(courseId, child.studentId), ...fields })
}

// Which days, price and term are right is in agreement.test.ts.
const reference = {
  accepted: ['AZ09-Z9A0'],
  refused: [
    'AAA-0000',
    'AAAAA-0000',
    'AAAA-000',
    'AAAA-00000',
    'AAAA-000_',
    'aaaa-0000',
    'AAAA0000',
    'AAAA-0000\n',
    '',
    7,
    null,
    ['AAAA-0000'],
  ],
}
describeChanges('an enrollment', { studentName: textOrEmpty(limits.fullName), reference }, async (change) =>
  (await addChild(project)).enrol('1', change),
)

describe('An enrollment', () => {
  it('is that of its course and its child, made now, with its level at the end of the list, once', async () => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    const enrolment = child.enrolment('1', {}, [7, 8, 1])
    await enrolment.assertExact(project.strangers, { free: ['studentName'] })
    await assertDenied(enrolment.commit())
  })

  it.each(['0', '10', '01', '1a', 'a', '-1', '1.0', '1 '])(
    'is not for a course with the id "%s", even where the school has published it',
    async (courseId) => {
      const child = await addChild(project, { coursesCompleted: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
      await project.store(`Course/${courseId}`, course)
      await assertDenied(attemptAlone(child, courseId, { hadLevel: true }))
    },
  )

  it('is for a course that is there and a child of the same parent', async ({ child }) => {
    await deleteDoc(doc(project.administrator(), 'Course/1'))
    await assertDenied(child.enrol('1'), 'Null value error.')
    await project.store('Course/1', course)
    const { studentId } = await addChild(project)
    await assertDenied(attemptAlone(child.with({ studentId }), '1'), 'Null value error.')
    await assertAllowed(child.enrol('1'))
  })

  it('is for a child with an id of 64 characters and without an underscore', async () => {
    const parent = await addChild(project)
    for (const studentId of ['chi_ld', 'a'.repeat(65), 'a'.repeat(64)]) {
      const child = parent.with({ studentId })
      await project.store(child.student.path, student)
      await (studentId.length === 64 ? assertAllowed : assertDenied)(child.enrol('1'))
    }
  })

  it.each([{ coursesCompleted: [1] }, { coursesComplete: ['1'] }])(
    'goes alone where the school has placed the child: %j (B2.12)',
    async (placed) => {
      const child = await addChild(project, placed)
      const alone = (hadLevel: unknown) => attemptAlone(child, '1', { hadLevel })
      for (const untrue of [false, 1, 'true', null]) await assertDenied(alone(untrue))
      const elsewhere = doc(child.enrollment('1').parent, `1_${child.studentId}_a`)
      await assertDenied(setDoc(elsewhere, { ...enrollment('1', child.studentId), hadLevel: true }))
      for (const parent of project.strangers)
        await assertDenied(attemptAlone(child.with({ parent }), '1', { hadLevel: true }))
      await assertAllowed(alone(true))
    },
  )

  it('is not paid when it is made, and no family notes that it is (B4.15)', async ({ child }) => {
    const payments = [{ paidOn: dayFromNow(0) }, { paymentNote: 'Cash' }]
    for (const payment of payments) await assertDenied(child.enrol('1', payment))
    await assertAllowed(child.enrol('1'))
    for (const payment of payments) await assertDenied(updateDoc(child.enrollment('1'), payment))
  })
})

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

describe.each(levels)('Level %i', (level) => {
  const below = levels.filter((lower) => lower < level)

  it('is open to a child that has every lower level, in any order', async () => {
    const child = await addChild(project, { coursesCompleted: below.toReversed() })
    await assertAllowed(child.enrol(String(level)))
  })

  it.each(below)('is closed to a child that lacks level %i, whatever else it has', async (missing) => {
    const coursesCompleted = levels.filter((other) => other !== missing && other !== level)
    await assertDenied((await addChild(project, { coursesCompleted })).enrol(String(level)))
  })
})

describe('A lower level counts', () => {
  it.each<[string, Fields, typeof assertAllowed]>([
    ['as a number and as text', { coursesCompleted: ['2', 1] }, assertAllowed],
    ['from the old list', { coursesComplete: ['1', 2] }, assertAllowed],
    ['from both lists together', { coursesCompleted: [2], coursesComplete: ['1'] }, assertAllowed],
    ['beside a new list that is none', { coursesCompleted: null, coursesComplete: [1, 2] }, assertAllowed],
    ['beside an old list that is none', { coursesCompleted: [1, 2], coursesComplete: null }, assertAllowed],
    ['not from a field of another name', { completed: [1, 2] }, assertDenied],
    ['not from text that is no list', { coursesCompleted: '1,2' }, assertDenied],
    ['not from a map', { coursesCompleted: { 1: true, 2: true } }, assertDenied],
    ['not as text beside another word', { coursesCompleted: ['level 1', 'level 2'] }, assertDenied],
  ])('%s', async (_, fields, verdict) => {
    await verdict((await storeChild(project, { firstName: 'Simran', ...fields })).enrol('3'))
  })

  it('as a float', async ({ child }) => {
    await project.change(child.student, { coursesCompleted: [float(1)] })
    await assertAllowed(child.enrol('2'))
  })

  it('not when it is completed in the same batch', async ({ child }) => {
    const batch = child.enrolling('1', '2')
    for (const level of [1, 2]) batch.update(child.student, { coursesCompleted: arrayUnion(level) })
    await assertDenied(batch.commit())
  })

  it('not when a sibling has completed it', async ({ child }) => {
    const sibling = child.with({ studentId: 'sibling' })
    await project.store(sibling.student.path, { coursesCompleted: [1] })
    await assertDenied(child.enrol('2'))
  })
})

/** Why a list that does not grow is refused, unless a withdrawal is named. */
const notWithdrawn = 'Property withdrawnFrom is undefined on object.'

describe('The completed list', () => {
  it.each([
    ['set', [1], notWithdrawn],
    ['appended to', arrayUnion(1)],
    ['emptied', [], notWithdrawn],
    ['shortened', arrayRemove(7), notWithdrawn],
    ['removed', deleteField(), 'Property coursesCompleted is undefined on object.'],
    ['replaced by text', '78', notWithdrawn],
    ['replaced by null', null, 'Null value error.'],
  ])('is not %s by hand', async (_, coursesCompleted, error?: string) => {
    const child = await addChild(project, { coursesCompleted: [7, 8] })
    await assertDenied(updateDoc(child.student, { coursesCompleted }), error)
  })

  it('does not get a level again that it has, as a float neither, not even by a new enrollment', async () => {
    for (const level of [1, float(1)]) {
      const child = await addChild(project, { coursesCompleted: [level] })
      await assertDenied(child.enrol('1', { hadLevel: true }, [level, 1]))
      await assertAllowed(child.enrol('1', { hadLevel: true }, [level]))
    }
  })

  it('is not rewritten with floats for its integers, nor the other way, by a correction neither', async () => {
    const child = await addChild(project, { coursesCompleted: [1, 2] })
    const write = (...coursesCompleted: number[]) => updateDoc(child.student, { coursesCompleted })
    await assertAllowed(write(1, 2))
    await assertDenied(write(float(1), 2), notWithdrawn)
    const correct = (...coursesCompleted: number[]) =>
      updateDoc(child.student, { firstName: 'Fateh', coursesCompleted })
    await assertDenied(correct(float(1), 2))
    await assertAllowed(correct(1, 2))
    await project.change(child.student, { coursesCompleted: [float(1), float(2)] })
    await assertDenied(write(float(1), 2), notWithdrawn)
  })

  it('is not justified by an enrollment that was there before', async ({ child }) => {
    await project.store(child.enrollment('1').path, enrollment('1', child.studentId))
    await assertDenied(updateDoc(child.student, { coursesCompleted: arrayUnion(1) }))
  })

  it('is not justified by the enrollment of a sibling, nor by the placeholder', async ({ child }) => {
    const sibling = child.with({ studentId: 'sibling' })
    await project.store(sibling.student.path, { ...student, coursesCompleted: [1] })
    const place = { ...enrollment('1', 'sibling'), hadLevel: true }
    const placeholder = doc(child.enrollment('1').parent, 'placeholder')
    for (const other of [
      child.enrolling().set(sibling.enrollment('1'), place),
      child.enrolling().set(placeholder, {}),
    ])
      await assertDenied(other.update(child.student, { coursesCompleted: arrayUnion(1) }).commit())
  })

  it('is not filled when the student is created in the batch of its enrollment', async () => {
    const child = (await addChild(project)).with({ studentId: 'new-child' })
    for (const coursesCompleted of [[1], []]) {
      const batch = child.enrolling().set(child.student, { ...student, coursesCompleted })
      await assertDenied(batch.set(child.enrollment('1'), enrollment('1', 'new-child')).commit())
    }
  })

  it('does not get two levels in one batch, by one update or by two', async () => {
    const child = await addChild(project, { coursesComplete: [1, 2, 3] })
    const [one, two] = [{ coursesCompleted: [1] }, { coursesCompleted: [1, 2] }]
    const own = child.student
    await assertDenied(child.enrolling('1', '2').update(own, two).commit())
    await assertDenied(child.enrolling('1', '2').update(own, one).update(own, two).commit())
  })
})
