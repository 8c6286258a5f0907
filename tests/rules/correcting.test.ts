import { arrayUnion, deleteField, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#model/limits.ts'
import {
  addChild,
  type Child,
  enrollmentOf,
  listOf,
  publishCourses,
  storeChild,
  storedStudent,
  studentOf,
} from './support/children.ts'
import { enrollment, student } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import { age, birthdate, name, nameOrEmpty, needed, optional } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('correcting')

const full = { ...student, name: 'Simran Gill', age: 8, cost: 100, coursesCompleted: [1] }
const correctable = [
  needed('firstName', name(limits.namePart)),
  needed('middleName', nameOrEmpty),
  needed('lastName', name(limits.namePart)),
  needed('birthdate', birthdate),
  optional('name', name(limits.fullName)),
  optional('age', age),
]

function correct(child: Child, changes: Record<string, unknown>, person = child.parent): Promise<void> {
  return updateDoc(studentOf(child, person), changes)
}

let stored: Child
beforeAll(async () => {
  await publishCourses(project)
  stored = await storeChild(project, full)
})

describeChanges('a child that is corrected', correctable, (change) => correct(stored, change))

describe('Correcting a child', () => {
  const corrected = { firstName: 'Fateh', middleName: 'Kaur', lastName: 'Sandhu', birthdate: '2016-01-01' }

  it.each([
    [full, { name: 'Fateh Kaur Sandhu', age: 10 }],
    [{ name: 'Simran', birthdate: 'in spring', coursesComplete: ['1'], hobbies: ['singing'] }, { name: 'F' }],
    [
      { firstName: 7, lastName: null, email: 'none', coursesCompleted: '1', coursesComplete: { 1: true } },
      {},
    ],
    [{}, {}],
  ])(
    'changes names, birthdate and age together, and nothing else: %j (B6.04, B6.06)',
    async (fields, copies) => {
      const child = await storeChild(project, fields)
      await assertAllowed(correct(child, { ...corrected, ...copies }))
      expect(await storedStudent(child)).toEqual({ ...fields, ...corrected, ...copies })
    },
  )

  it('adds no name and no age where none is stored (B6.06)', async () => {
    const child = await addChild(project)
    await assertDenied(correct(child, { name: 'Simran Gill' }))
    await assertDenied(correct(child, { age: 8 }))
    await assertDenied(correct(child, { firstName: 'Fateh', name: 'Fateh Gill', age: 8 }))
  })

  it.each(correctable)('does not remove $field (B6.06)', async ({ field }) => {
    const error = `Property ${field} is undefined on object.`
    await assertDenied(correct(stored, { [field]: deleteField() }), error)
  })

  it('is not done by another parent or a visitor (B6.07)', async () => {
    for (const person of project.strangers) {
      await assertDenied(correct(stored, { firstName: 'Fateh' }, person))
    }
  })

  it('does not go together with a level that comes or goes (B6.07)', async () => {
    const child = await addChild(project, { coursesCompleted: [7] })
    await assertDenied(correct(child, { firstName: 'Fateh', coursesCompleted: [] }))
    await assertDenied(correct(child, { firstName: 'Fateh', coursesCompleted: [7, 1] }))
    const enrolling = writeBatch(child.parent).set(enrollmentOf(child, '1'), enrollment('1', child.studentId))
    const level = { coursesCompleted: arrayUnion(1) }
    await assertDenied(enrolling.update(studentOf(child), { firstName: 'Fateh', ...level }).commit())
  })

  it('does not rewrite a level as a float', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    const { path } = studentOf(child)
    const firstName = { stringValue: 'Fateh' }
    await assertDenied(project.commit(child, [{ path, fields: { firstName, ...listOf('1.0') } }]))
    await assertAllowed(project.commit(child, [{ path, fields: { firstName, ...listOf(1) } }]))
  })
})
