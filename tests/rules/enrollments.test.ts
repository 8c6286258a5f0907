import { arrayUnion, deleteDoc, doc, setDoc, Timestamp, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { limits } from '#model/values/fields.ts'
import {
  addChild,
  type Child,
  enrol,
  enrolling,
  enrollmentOf,
  publishCourses,
  storeChild,
  studentOf,
} from './support/children.ts'
import { course, dayFromNow, enrollment, student } from './support/documents.ts'
import { describeFields } from './support/field-tests.ts'
import { serverTime, textOrEmpty } from './support/field-values.ts'
import { assertAllowed, assertDenied, float, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('enrollments')

beforeAll(() => publishCourses(project))

type Fields = Readonly<Record<string, unknown>>

/** The batch of an enrolment in level 1 with an enrollment of somebody's own making. */
function attempt(child: Child, fields: Fields, id = `1_${child.studentId}`) {
  return writeBatch(child.parent)
    .set(doc(child.parent, `Users/${child.uid}/Enrollments`, id), fields)
    .update(studentOf(child), { coursesCompleted: arrayUnion(1) })
    .commit()
}

/** The enrollment without the update of the child. */
function attemptAlone(child: Child, courseId: string, fields: Fields = {}) {
  return setDoc(enrollmentOf(child, courseId), { ...enrollment(courseId, child.studentId), ...fields })
}

const aDay = 24 * 60 * 60 * 1000
const otherMoments = [-aDay, aDay].map((milliseconds) => Timestamp.fromMillis(Date.now() + milliseconds))

describeFields('an enrollment', {
  valid: { ...enrollment('1', 'own'), reference: 'K7MA-93XW' },
  // Which days, price and term are right is in agreement.test.ts.
  needed: {
    courseId: { refused: [1, null, '', '2'] },
    studentId: { refused: [1, null, '', 'sibling'] },
    studentName: textOrEmpty(limits.fullName),
    enrollmentDate: serverTime(...otherMoments, dayFromNow(0)),
    days: { refused: [['mon', null], 'mo', { mon: true, tue: true }, 2, null] },
    cost: { refused: ['100', [100], null] },
    startDate: { refused: [null, 0, [course.StartDate], new Date(course.StartDate)] },
    endDate: { refused: [null, 0, [course.EndDate], new Date(course.EndDate)] },
    hadLevel: { accepted: [false], refused: [true, null, 0, '', 'false'] },
  },
  optional: {
    reference: {
      accepted: ['AAAA-0000'],
      refused: ['AAA-0000', 'AAAA-00000', 'aaaa-0000', 'AAAA0000', 'AAAA-0000\n', '', 7, null, ['AAAA-0000']],
    },
  },
  async write(fields) {
    const child = await addChild(project)
    await attempt(child, fields.studentId === 'own' ? { ...fields, studentId: child.studentId } : fields)
  },
})

describe('An enrollment', () => {
  it('has the id of its course and its child', async () => {
    const child = await addChild(project)
    const fields = enrollment('1', child.studentId)
    const right = `1_${child.studentId}`
    const ids = ['any', 'placeholder', `${child.studentId}_1`, `1-${child.studentId}`, `2_${child.studentId}`]
    for (const id of [...ids, `${right}_`, `${right}_a`, `_${right}`])
      await assertDenied(attempt(child, fields, id))
    await assertAllowed(attempt(child, fields))
  })

  it.each(['0', '10', '01', '1a', 'a', '-1', '1.0', '1 '])(
    'is not for a course with the id "%s", even where the school has published it',
    async (courseId) => {
      const child = await addChild(project, { coursesCompleted: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
      await project.store(`Course/${courseId}`, course)
      await assertDenied(attemptAlone(child, courseId, { hadLevel: true }))
    },
  )

  it('is for a course and a child that are there', async () => {
    const child = await addChild(project)
    await deleteDoc(doc(project.administrator(), 'Course/1'))
    await assertDenied(enrol(child, '1'), 'Null value error.')
    await project.store('Course/1', course)
    await assertDenied(attemptAlone({ ...child, studentId: 'missing' }, '1'), 'Null value error.')
    await assertAllowed(enrol(child, '1'))
  })

  it('is for a child of the same parent', async () => {
    const [own, other] = [await addChild(project), await addChild(project)]
    await assertDenied(attemptAlone({ ...own, studentId: other.studentId }, '1'), 'Null value error.')
    for (const parent of project.strangers) await assertDenied(enrol({ ...other, parent }, '1'))
    const path = `../../${other.uid}/Students/${other.studentId}`
    await assertDenied(attempt(own, enrollment('1', path)))
  })

  it('is for a child with an id of 64 characters and without an underscore', async () => {
    const parent = await addChild(project)
    for (const studentId of ['chi_ld', 'a'.repeat(65), 'a'.repeat(64)]) {
      const child = { ...parent, studentId }
      await project.store(studentOf(child).path, student)
      await (studentId.length === 64 ? assertAllowed : assertDenied)(enrol(child, '1'))
    }
  })

  it.each([{ coursesCompleted: [1] }, { coursesComplete: ['1'] }])(
    'goes alone where the school has placed the child: %j (B2.12)',
    async (placed) => {
      const child = await addChild(project, placed)
      const alone = (hadLevel: unknown) => attemptAlone(child, '1', { hadLevel })
      for (const untrue of [false, 1, 'true', null]) await assertDenied(alone(untrue))
      for (const parent of project.strangers)
        await assertDenied(attemptAlone({ ...child, parent }, '1', { hadLevel: true }))
      await assertAllowed(alone(true))
    },
  )

  it('does not go without its level in the completed list, and is not made twice', async () => {
    const child = await addChild(project)
    await assertDenied(attemptAlone(child, '1'))
    await assertAllowed(enrol(child, '1'))
    await assertDenied(enrol(child, '1'))
  })

  it('is not paid when it is made, and no family notes that it is (B4.15)', async () => {
    const child = await addChild(project)
    const payments = [{ paidOn: dayFromNow(0) }, { paymentNote: 'Cash' }]
    for (const payment of payments) await assertDenied(enrol(child, '1', payment))
    await assertAllowed(enrol(child, '1'))
    for (const payment of payments) await assertDenied(updateDoc(enrollmentOf(child, '1'), payment))
  })
})

const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9]

describe.each(levels)('Level %i', (level) => {
  const below = levels.filter((lower) => lower < level)

  it('is open to a child that has every lower level, in any order', async () => {
    const child = await addChild(project, { coursesCompleted: below.toReversed() })
    await assertAllowed(enrol(child, String(level)))
  })

  it.each(below)('is closed to a child that lacks level %i, whatever else it has', async (missing) => {
    const coursesCompleted = levels.filter((other) => other !== missing && other !== level)
    await assertDenied(enrol(await addChild(project, { coursesCompleted }), String(level)))
  })
})

describe('A lower level counts', () => {
  it.each([
    ['as a number and as text', { coursesCompleted: ['2', 1] }],
    ['from the old list', { coursesComplete: ['1', 2] }],
    ['from both lists together', { coursesCompleted: [2], coursesComplete: ['1'] }],
    ['from the old list where the new one is no list', { coursesCompleted: null, coursesComplete: [1, 2] }],
    ['from the new list where the old one is no list', { coursesCompleted: [1, 2], coursesComplete: null }],
  ])('%s', async (_, fields) => {
    await assertAllowed(enrol(await storeChild(project, { firstName: 'Simran', ...fields }), '3'))
  })

  it('as a float', async () => {
    const child = await addChild(project)
    await project.commit('owner', { [studentOf(child).path]: { coursesCompleted: [float(1)] } })
    await assertAllowed(enrol(child, '2'))
  })

  it.each([
    ['from a field of another name', { completed: [1, 2] }],
    ['from text that is no list', { coursesCompleted: '1,2' }],
    ['from a map', { coursesCompleted: { 1: true, 2: true } }],
    ['as text beside another word', { coursesCompleted: ['level 1', 'level 2'] }],
  ])('not %s', async (_, fields) => {
    await assertDenied(enrol(await storeChild(project, { firstName: 'Simran', ...fields }), '3'))
  })

  it('not when it is completed in the same batch', async () => {
    const child = await addChild(project)
    const batch = enrolling(child, '1', '2')
    for (const level of [1, 2]) batch.update(studentOf(child), { coursesCompleted: arrayUnion(level) })
    await assertDenied(batch.commit())
  })

  it('not when a sibling has completed it', async () => {
    const child = await addChild(project)
    const sibling = { ...child, studentId: 'sibling' }
    await project.store(studentOf(sibling).path, { coursesCompleted: [1] })
    await assertDenied(enrol(child, '2'))
  })
})
