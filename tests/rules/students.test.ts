import { addDoc, collection, deleteField, doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { limits } from '#model/limits.ts'
import { addChild, storeChild, studentOf } from './support/children.ts'
import { student } from './support/documents.ts'
import { describeFields } from './support/field-tests.ts'
import {
  age,
  birthdate,
  described,
  emailOrEmpty,
  id,
  name,
  nameOrEmpty,
  needed,
  optional,
  textOrEmpty,
} from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('students')

const formFields = [
  needed('firstName', name(limits.namePart)),
  needed('middleName', nameOrEmpty),
  needed('lastName', name(limits.namePart)),
  needed('birthdate', birthdate),
  needed('email', emailOrEmpty),
  needed('phoneNumber', textOrEmpty(limits.phone)),
  needed('coursesCompleted', { accepted: [[]], refused: [[1], ['1'], null, '', {}] }),
  optional('name', name(limits.fullName)),
  optional('age', age),
  optional('cost', { accepted: [100], refused: [99, 0, 101, '100', null] }),
]

function add(fields: Readonly<Record<string, unknown>>, person = project.parent('parent')) {
  return addDoc(collection(person, 'Users/parent/Students'), fields)
}

describeFields('a new student', { ...student, name: 'Simran Gill', age: 8, cost: 100 }, formFields, add)

describe('A new student', () => {
  it('is written as each of the forms writes it', async () => {
    await assertAllowed(add(student))
    await assertAllowed(add({ ...student, name: 'Simran', age: 8 }))
    await assertAllowed(add({ ...student, age: 8, cost: 100 }))
  })

  it('does not start with courses in the old list', async () => {
    await assertDenied(add({ ...student, coursesComplete: [1] }))
    await assertDenied(add({ ...student, coursesComplete: [] }))
  })

  it.each(id.accepted.map(described))('may have %s as its id', async (_, studentId) => {
    await assertAllowed(setDoc(doc(project.parent('ids'), 'Users/ids/Students', String(studentId)), student))
  })

  it.each(['a_b', 'a.b', 'a b', 'ਪੈਂਤੀ', 'a'.repeat(65)])('may not have %s as its id', async (studentId) => {
    await assertDenied(setDoc(doc(project.parent('ids'), 'Users/ids/Students', studentId), student))
  })

  it('is not added to another parent', async () => {
    for (const person of project.strangers) await assertDenied(add(student, person))
  })
})

describe('A stored student', () => {
  it('is not started anew', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    await assertDenied(setDoc(studentOf(child), student), 'Null value error.')
  })

  it('keeps every field that is not its completed list, a name or the birthdate (B6.06)', async () => {
    const child = await addChild(project, { cost: 100, coursesComplete: [1] })
    const changes = {
      email: 'child@example.org',
      phoneNumber: '5551234567',
      cost: 1,
      coursesComplete: [1, 2],
      role: 'administrator',
    }
    for (const [field, value] of Object.entries(changes)) {
      await assertDenied(updateDoc(studentOf(child), { [field]: value }))
      await assertDenied(updateDoc(studentOf(child), { firstName: 'Fateh', [field]: value }))
      if (field !== 'role') await assertDenied(updateDoc(studentOf(child), { [field]: deleteField() }))
    }
  })

  it.each([[{ ...student, coursesCompleted: [2, 1] }], [{ name: 'Simran', coursesComplete: ['1'] }]])(
    'may be written again as it is: %j',
    async (fields) => {
      await assertAllowed(setDoc(studentOf(await storeChild(project, fields)), fields))
    },
  )
})
