import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { limits } from '#model/limits.ts'
import { student } from './support/documents.ts'
import { addChild, storeChild, studentPath } from './support/enrolment.ts'
import { describeFields } from './support/field-tests.ts'
import {
  birthdate,
  emailOrEmpty,
  id,
  name,
  nameOrEmpty,
  needed,
  optional,
  textOrEmpty,
  these,
} from './support/field-values.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('students')

const formFields = [
  needed('firstName', name(limits.namePart)),
  needed('middleName', nameOrEmpty),
  needed('lastName', name(limits.namePart)),
  needed('birthdate', birthdate),
  needed('email', emailOrEmpty),
  needed('phoneNumber', textOrEmpty(limits.phone)),
  needed('coursesCompleted', {
    accepted: [['no level', []]],
    refused: these([1], ['1'], null, '', {}),
  }),
  optional('name', name(limits.fullName)),
  optional('age', { accepted: these(0, 150), refused: these(-1, 151, 8.5, '8', null) }),
  optional('cost', { accepted: these(100), refused: these(99, 0, 101, '100', null) }),
]

function add(fields: Readonly<Record<string, unknown>>) {
  return addDoc(collection(project.parent('parent'), 'Users/parent/Students'), fields)
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

  it.each(id.accepted)('may have %s as its id', async (_, studentId) => {
    await assertAllowed(setDoc(doc(project.parent('ids'), 'Users/ids/Students', String(studentId)), student))
  })

  it.each(id.refused.filter(([, value]) => typeof value === 'string' && !['', 'a/b'].includes(value)))(
    'may not have %s in its id',
    async (_, studentId) => {
      await assertDenied(setDoc(doc(project.parent('ids'), 'Users/ids/Students', String(studentId)), student))
    },
  )

  it('is not added to another parent', async () => {
    await assertDenied(addDoc(collection(project.parent('somebody'), 'Users/parent/Students'), student))
    await assertDenied(addDoc(collection(project.visitor(), 'Users/parent/Students'), student))
  })
})

describe('A stored student', () => {
  it('is read and listed by its parent, also where none is there', async () => {
    const child = await addChild(project)
    await assertAllowed(getDoc(doc(child.parent, studentPath(child))))
    await assertAllowed(getDocs(collection(child.parent, `Users/${child.uid}/Students`)))
    const uid = freshId('parent')
    await assertAllowed(getDoc(doc(project.parent(uid), `Users/${uid}/Students/missing`)))
    await assertAllowed(getDocs(collection(project.parent(uid), `Users/${uid}/Students`)))
  })

  it('is not read, listed, changed or deleted by another parent or a visitor', async () => {
    const child = await addChild(project)
    for (const person of [project.parent('somebody'), project.visitor()]) {
      const stored = doc(person, studentPath(child))
      const students = collection(person, `Users/${child.uid}/Students`)
      await assertDenied(getDoc(stored))
      await assertDenied(getDocs(students))
      await assertDenied(getDocs(query(students, where('firstName', '==', student.firstName))))
      await assertDenied(updateDoc(stored, { firstName: 'Mine' }))
      await assertDenied(updateDoc(stored, { firstName: student.firstName }))
      await assertDenied(setDoc(stored, student))
      await assertDenied(deleteDoc(stored))
    }
  })

  it('is not started anew', async () => {
    const child = await addChild(project, { coursesCompleted: [1] })
    await assertDenied(setDoc(doc(child.parent, studentPath(child)), student), 'Null value error.')
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
    const own = doc(child.parent, studentPath(child))
    for (const [field, value] of Object.entries(changes)) {
      await assertDenied(updateDoc(own, { [field]: value }))
      await assertDenied(updateDoc(own, { firstName: 'Fateh', [field]: value }))
      if (field !== 'role') await assertDenied(updateDoc(own, { [field]: deleteField() }))
    }
  })

  it('may be written again as it is, whatever its shape', async () => {
    for (const fields of [
      { ...student, coursesCompleted: [2, 1] },
      { name: 'Simran', coursesComplete: ['1'] },
    ]) {
      const child = await storeChild(project, fields)
      await assertAllowed(setDoc(doc(child.parent, studentPath(child)), fields))
    }
  })
})
