import { addDoc, collection, deleteDoc, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { childFields } from '#model/student.ts'
import { limits } from '#model/values/fields.ts'
import { addChild, type Child, enrolledChild, publishCourses, storeChild } from './support/children.ts'
import { enrollment, type Fields, student } from './support/documents.ts'
import { describeChanges, describeFields } from './support/field-tests.ts'
import { age, emailOrEmpty, id, name, textOrEmpty, valuesOf } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('students')
const it = test.extend('child', () => addChild(project))

beforeAll(() => publishCourses(project))

const asked = valuesOf(childFields)
const copies = { name: name(limits.fullName), age }
const correctable = { ...asked, ...copies }

function add(fields: Readonly<Record<string, unknown>>, person = project.parent('parent')) {
  return addDoc(collection(person, 'Users/parent/Students'), fields)
}

describeFields('a new student', {
  valid: { ...student, name: 'Simran Gill', age: 8, cost: 100 },
  needed: {
    ...asked,
    email: emailOrEmpty,
    phoneNumber: textOrEmpty(limits.phone),
    coursesCompleted: { accepted: [[]], refused: [[1], ['1'], null, '', {}] },
  },
  optional: { ...copies, cost: { accepted: [100], refused: [99, 0, 101, '100', null] } },
  write: add,
})

describe('A new student', () => {
  it('does not start with courses in the old list', async () => {
    for (const coursesComplete of [[1], []]) await assertDenied(add({ ...student, coursesComplete }))
  })

  it('has an id of letters, digits and hyphens, 64 at most', async () => {
    const add = (studentId: string) =>
      setDoc(doc(project.parent('ids'), 'Users/ids/Students', studentId), student)
    for (const studentId of id.accepted) await assertAllowed(add(studentId))
    for (const studentId of ['a_b', 'a.b', 'a b', 'ਪੈਂਤੀ', 'a'.repeat(65)]) await assertDenied(add(studentId))
  })

  it('is not added to another parent', async () => {
    for (const person of project.strangers) await assertDenied(add(student, person))
  })
})

it('A stored student keeps every field that is not its completed list, a name or the birthdate (B6.06)', async () => {
  const child = await addChild(project, { cost: 100, coursesComplete: [1] })
  const changes = { email: 'child@example.org', phoneNumber: '555', cost: 1, coursesComplete: [1, 2] }
  for (const [field, value] of Object.entries(changes)) {
    await assertDenied(updateDoc(child.student, { [field]: value }))
    await assertDenied(updateDoc(child.student, { firstName: 'Fateh', [field]: value }))
    await assertDenied(updateDoc(child.student, { [field]: deleteField() }))
  }
})

const full = { ...student, name: 'Simran Gill', age: 8, cost: 100, coursesCompleted: [1] }
let stored: Child
beforeAll(async () => {
  stored = await storeChild(project, full)
})

const correct = (change: Fields) => updateDoc(stored.student, change)
describeChanges('a child that is corrected', correctable, correct, ['coursesCompleted', 'withdrawnFrom'])

describe('Correcting a child', () => {
  const corrected = { firstName: 'Fateh', middleName: 'Kaur', lastName: 'Sandhu', birthdate: '2016-01-01' }

  it.each([
    [full, { name: 'Fateh Kaur Sandhu', age: 10 }],
    [{ name: 'Simran', birthdate: 'in spring', coursesComplete: ['1'], hobbies: ['singing'] }, { name: 'F' }],
    [{ firstName: 7, lastName: null, coursesCompleted: '1', coursesComplete: { 1: true } }, {}],
    [{}, {}],
  ])(
    'changes names, birthdate and age together, and nothing else: %j (B6.04, B6.06)',
    async (fields, more) => {
      const child = await storeChild(project, fields)
      await assertAllowed(updateDoc(child.student, { ...corrected, ...more }))
      expect(await child.storedStudent()).toEqual({ ...fields, ...corrected, ...more })
    },
  )

  it('changes one of them, whatever the others are (B6.06)', async () => {
    const strange = Object.fromEntries(Object.keys(corrected).map((field) => [field, 7]))
    for (const [field, right] of Object.entries(corrected)) {
      const child = await storeChild(project, strange)
      await assertAllowed(updateDoc(child.student, { [field]: right }))
    }
  })

  it('adds no name and no age where none is stored (B6.06)', async ({ child }) => {
    for (const copy of [{ name: 'Simran Gill' }, { age: 8 }])
      await assertDenied(updateDoc(child.student, copy))
  })

  it.each(Object.keys(correctable))('does not remove %s (B6.06)', async (field) => {
    const error = `Property ${field} is undefined on object.`
    await assertDenied(updateDoc(stored.student, { [field]: deleteField() }), error)
  })

  it('does not go together with a level that comes or goes (B6.07)', async () => {
    const child = await addChild(project, { coursesCompleted: [7] })
    await assertDenied(updateDoc(child.student, { firstName: 'Fateh', coursesCompleted: [] }))
    const both = { firstName: 'Fateh', coursesCompleted: [7, 1] }
    await assertDenied(child.enrolling('1').update(child.student, both).commit())
  })
})

describe('Removing a child', () => {
  const withoutLevel = [student, { name: 'Simran', coursesCompleted: null, coursesComplete: '' }, {}]
  it.each<Record<string, unknown>>(withoutLevel)(
    'works where it has no level: %j (B6.12)',
    async (fields) => {
      const child = await storeChild(project, fields)
      await assertAllowed(deleteDoc(child.student))
      expect(await child.storedStudent()).toEqual({})
      await assertAllowed(setDoc(child.student, student))
    },
  )

  it.each([{ coursesCompleted: ['1'] }, { coursesCompleted: [10] }, { coursesComplete: ['none'] }])(
    'does not work where it has %j (B6.12)',
    async (fields) => {
      await assertDenied(deleteDoc((await addChild(project, fields)).student))
    },
  )

  it('is not done by another parent or a visitor, and not where no child is (B6.12)', async ({ child }) => {
    for (const parent of project.strangers) await assertDenied(deleteDoc(child.with({ parent }).student))
    await assertDenied(deleteDoc(child.with({ studentId: 'missing' }).student), 'Null value error.')
  })

  it('does not go together with enrolling (B6.12)', async ({ child }) => {
    const [own, place] = [child.student, child.enrollment('1')]
    const fields = enrollment('1', child.studentId)
    await assertDenied(child.enrolling('1').delete(own).commit(), 'Null value error.')
    await assertDenied(child.enrolling().delete(own).set(place, fields).commit(), 'Null value error.')
    await project.store(own.path, { ...student, coursesCompleted: [1] })
    const anew = child.enrolling().delete(own).set(own, student)
    await assertDenied(anew.set(place, { ...fields, hadLevel: true }).commit())
  })

  it('works after withdrawing, not with it (B6.12)', async () => {
    const child = await enrolledChild(project)
    await assertDenied(deleteDoc(child.student))
    const both = (await child.withdrawal('1')).delete(child.student)
    await assertDenied(both.commit(), 'Null value error.')
    await assertAllowed(child.withdraw('1'))
    await assertAllowed(deleteDoc(child.student))
  })
})
