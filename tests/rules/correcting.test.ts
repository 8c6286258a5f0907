import { arrayUnion, deleteField, doc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#model/limits.ts'
import { enrollment, student } from './support/documents.ts'
import {
  addChild,
  type Child,
  enrollmentPath,
  listOf,
  publishCourses,
  storeChild,
  storedStudent,
  studentPath,
} from './support/enrolment.ts'
import { describeChanges } from './support/field-tests.ts'
import { birthdate, name, nameOrEmpty, needed, optional, these } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('correcting')

const full = { ...student, name: 'Simran Gill', age: 8, cost: 100, coursesCompleted: [1] }
const correctable = [
  needed('firstName', name(limits.namePart)),
  needed('middleName', nameOrEmpty),
  needed('lastName', name(limits.namePart)),
  needed('birthdate', birthdate),
  optional('name', name(limits.fullName)),
  optional('age', { accepted: these(0, 150), refused: these(-1, 151, 8.5, '8', null) }),
]

function correct(child: Child, changes: Record<string, unknown>, person = child.parent): Promise<void> {
  return updateDoc(doc(person, studentPath(child)), changes)
}

let stored: Child
beforeAll(async () => {
  await publishCourses(project.administrator())
  stored = await storeChild(project, full)
})

describeChanges('a child that is corrected', correctable, (change) => correct(stored, change))

describe('Correcting a child', () => {
  it('changes names, birthdate and age together, and nothing else (B6.06)', async () => {
    const child = await storeChild(project, full)
    const corrected = {
      firstName: 'Fateh',
      middleName: 'Kaur',
      lastName: 'Sandhu',
      birthdate: '2016-01-01',
      name: 'Fateh Kaur Sandhu',
      age: 10,
    }
    await assertAllowed(correct(child, corrected))
    expect(await storedStudent(project, child)).toEqual({ ...full, ...corrected })
  })

  it.each([
    [{ name: 'Simran', birthdate: 'in spring', coursesComplete: ['1'], hobbies: ['singing'] }],
    [{ firstName: 7, lastName: null, email: 'none', coursesCompleted: '1', coursesComplete: { 1: true } }],
    [{}],
  ])('leaves the rest of an old document as it is: %j (B6.04)', async (fields: Record<string, unknown>) => {
    const child = await storeChild(project, fields)
    const corrected = {
      firstName: 'Simran',
      middleName: '',
      lastName: 'Gill',
      birthdate: '2017-11-24',
      ...('name' in fields ? { name: 'Simran Gill' } : {}),
    }
    await assertAllowed(correct(child, corrected))
    expect(await storedStudent(project, child)).toEqual({ ...fields, ...corrected })
  })

  it('adds no name and no age where none is stored (B6.06)', async () => {
    const child = await addChild(project)
    await assertDenied(correct(child, { name: 'Simran Gill' }))
    await assertDenied(correct(child, { age: 8 }))
    await assertDenied(correct(child, { firstName: 'Fateh', name: 'Fateh Gill', age: 8 }))
  })

  it('removes nothing (B6.06)', async () => {
    const child = await storeChild(project, full)
    for (const { field } of correctable) {
      const error = `Property ${field} is undefined on object.`
      await assertDenied(correct(child, { [field]: deleteField() }), error)
    }
  })

  it('is not done by another parent or a visitor (B6.07)', async () => {
    const child = await addChild(project)
    for (const person of [project.parent('somebody'), project.visitor()]) {
      await assertDenied(correct(child, { firstName: 'Fateh' }, person))
    }
  })

  it('does not go together with a level that comes or goes (B6.07)', async () => {
    const child = await addChild(project, { coursesCompleted: [7] })
    await assertDenied(correct(child, { firstName: 'Fateh', coursesCompleted: [] }))
    await assertDenied(correct(child, { firstName: 'Fateh', coursesCompleted: [7, 1] }))
    const batch = writeBatch(child.parent)
    batch.set(doc(child.parent, enrollmentPath(child, '1')), enrollment('1', child.studentId))
    batch.update(doc(child.parent, studentPath(child)), {
      firstName: 'Fateh',
      coursesCompleted: arrayUnion(1),
    })
    await assertDenied(batch.commit())
  })

  it('does not rewrite a level as a float', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    const path = studentPath(child)
    const firstName = { stringValue: 'Fateh' }
    await assertDenied(project.commit(child, [{ path, fields: { firstName, ...listOf('1.0') } }]))
    await assertAllowed(project.commit(child, [{ path, fields: { firstName, ...listOf(1) } }]))
  })
})
