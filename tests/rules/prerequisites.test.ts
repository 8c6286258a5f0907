import { arrayUnion, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import {
  addChild,
  enrol,
  enrollmentOf,
  listOf,
  publishCourses,
  storeChild,
  studentOf,
} from './support/children.ts'
import { enrollment } from './support/documents.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('prerequisites')

beforeAll(() => publishCourses(project))

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
    ['as text', { coursesCompleted: ['1', '2'] }],
    ['as a number and as text', { coursesCompleted: ['2', 1] }],
    ['from the old list', { coursesComplete: [1, 2] }],
    ['from the old list as text', { coursesComplete: ['1', '2'] }],
    ['from both lists together', { coursesCompleted: [2], coursesComplete: ['1'] }],
    ['from the old list where the new one is no list', { coursesCompleted: null, coursesComplete: [1, 2] }],
    ['from the new list where the old one is no list', { coursesCompleted: [1, 2], coursesComplete: null }],
  ])('%s', async (_, fields) => {
    await assertAllowed(enrol(await storeChild(project, { firstName: 'Simran', ...fields }), '3'))
  })

  it('as a float', async () => {
    const child = await addChild(project)
    await project.commit('owner', [{ path: studentOf(child).path, fields: listOf('1.0', '2.0') }])
    await assertAllowed(enrol(child, '3'))
  })

  it.each([
    ['from a field of another name', { completed: [1, 2] }],
    ['from text that is no list', { coursesCompleted: '1,2' }],
    ['from a map', { coursesCompleted: { 1: true, 2: true } }],
    ['as text beside another word', { coursesCompleted: ['level 1', 'level 2'] }],
    ['from a list within the list', { coursesComplete: [{ levels: [1, 2] }] }],
  ])('not %s', async (_, fields) => {
    await assertDenied(enrol(await storeChild(project, { firstName: 'Simran', ...fields }), '3'))
  })

  it('not when it is completed in the same batch', async () => {
    const child = await addChild(project)
    const batch = writeBatch(child.parent)
    for (const courseId of ['1', '2']) {
      batch.set(enrollmentOf(child, courseId), enrollment(courseId, child.studentId))
      batch.update(studentOf(child), { coursesCompleted: arrayUnion(Number(courseId)) })
    }
    await assertDenied(batch.commit())
  })

  it('not when a sibling has completed it', async () => {
    const child = await addChild(project)
    const sibling = { ...child, studentId: 'sibling' }
    await project.store(studentOf(sibling).path, { coursesCompleted: [1] })
    await assertDenied(enrol(child, '2'))
    await assertAllowed(enrol(sibling, '2'))
  })
})
