import { deleteDoc, deleteField, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { parentFields } from '#model/user.ts'
import { limits } from '#model/values/fields.ts'
import { addChild } from './support/children.ts'
import { enrollment, panelProfile, registerProfile, student } from './support/documents.ts'
import { describeChanges, describeFields } from './support/field-tests.ts'
import { name, valuesOf } from './support/field-values.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('users')

const panelFields = valuesOf(parentFields)
const { email, phoneNumber } = panelFields
const registerFields = { name: name(limits.fullName), email, phoneNumber }

function create(fields: Readonly<Record<string, unknown>>) {
  const uid = freshId('parent')
  return setDoc(doc(project.parent(uid), 'Users', uid), fields)
}

/** The document of a parent who registered, in the shape that is stored. */
async function registered(profile: Record<string, unknown> = panelProfile) {
  const uid = freshId('parent')
  await project.store(`Users/${uid}`, profile)
  return doc(project.parent(uid), 'Users', uid)
}

describeFields('a profile of the sign-up panel', { valid: panelProfile, needed: panelFields, write: create })
describeFields('a profile of the register page', {
  valid: registerProfile,
  needed: registerFields,
  write: create,
})

it('A new profile has one of the two shapes, not both', async () => {
  await assertDenied(create({ ...panelProfile, name: 'Harpreet Gill' }))
  await assertDenied(create({ ...registerProfile, birthdate: '1988-04-13' }))
  await assertDenied(create({}))
  const error = 'Property firstName is undefined on object.'
  await assertDenied(setDoc(await registered(), registerProfile), error)
})

describe('Signing up', () => {
  function signUp(uid: string, placeholder: Record<string, unknown> = {}) {
    const own = doc(project.parent(uid), 'Users', uid)
    return writeBatch(project.parent(uid))
      .set(own, panelProfile)
      .set(doc(own, 'Students/first'), student)
      .set(doc(own, 'Enrollments/placeholder'), placeholder)
      .commit()
  }

  it('leaves the empty enrollment empty, and is done once', async () => {
    for (const placeholder of [{ courseId: '1' }, enrollment('1', 'first')])
      await assertDenied(signUp(freshId('parent'), placeholder))
    const uid = freshId('parent')
    await assertAllowed(signUp(uid))
    await assertDenied(signUp(uid))
    const placeholder = doc(project.parent(uid), `Users/${uid}/Enrollments/placeholder`)
    await assertDenied(updateDoc(placeholder, { courseId: '1' }))
    await assertDenied(deleteDoc(placeholder), 'Property enrollmentDate is undefined on object.')
  })

  it('gives the empty enrollment no other id', async () => {
    const { uid, studentId, parent } = await addChild(project, { coursesCompleted: [1] })
    for (const id of [`1_${studentId}`, 'anything', 'Placeholder']) {
      await assertDenied(setDoc(doc(parent, `Users/${uid}/Enrollments`, id), {}))
    }
  })
})

describe('A stored profile', () => {
  it('keeps its fields (B6.31)', async () => {
    const own = await registered()
    for (const field of Object.keys(panelFields)) {
      const error = `Property ${field} is undefined on object.`
      await assertDenied(updateDoc(own, { [field]: deleteField() }), error)
    }
  })

  it.each([[registerProfile], [{ name: 'Harpreet', phone: 5 }], [{ ...panelProfile, email: '' }], [{}]])(
    'can get the parent’s own names and phone, whatever its shape: %j (B6.31)',
    async (profile: Record<string, unknown>) => {
      const own = await registered(profile)
      const corrected = { firstName: 'Harpreet', middleName: '', lastName: 'Gill', phoneNumber: '5559876543' }
      await assertAllowed(updateDoc(own, corrected))
      await assertAllowed(updateDoc(own, { name: 'Harpreet Gill' }))
      await assertAllowed(updateDoc(own, panelProfile))
      await assertDenied(updateDoc(own, { ...corrected, firstName: '' }))
      await assertDenied(updateDoc(own, { ...corrected, role: 'administrator' }))
    },
  )

  it('keeps its strange fields, and takes no wrong field with a right one (B6.31)', async () => {
    const corrected = { ...panelProfile, ...registerProfile }
    const strange = Object.fromEntries(Object.keys(corrected).map((field) => [field, 7]))
    const own = await registered({ ...strange, children: ['Simran'] })
    for (const [field, right] of Object.entries(corrected)) {
      await project.change(own, strange)
      await assertAllowed(updateDoc(own, { [field]: right }))
    }
    await assertDenied(updateDoc(own, { lastName: 'Sandhu', children: ['Simran', 'Fateh'] }))
    await assertDenied(updateDoc(own, { lastName: 'Sandhu', children: deleteField() }))
    await assertDenied(updateDoc(await registered(), { firstName: 'Gurpreet', email: 'none' }))
  })
})

let stored: Awaited<ReturnType<typeof registered>>
beforeAll(async () => {
  stored = await registered({ ...panelProfile, ...registerProfile, middleName: 'Kaur' })
})

describeChanges('a stored profile', { ...panelFields, ...registerFields }, (change) =>
  updateDoc(stored, change),
)
