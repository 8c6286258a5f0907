import { deleteDoc, deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { limits } from '#model/limits.ts'
import { panelProfile, registerProfile } from './support/documents.ts'
import { describeChanges, describeFields } from './support/field-tests.ts'
import {
  birthdate,
  email,
  type FieldRule,
  name,
  nameOrEmpty,
  needed,
  textOrEmpty,
} from './support/field-values.ts'
import { assertAllowed, assertDenied, freshId, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('users')

const panelFields: FieldRule[] = [
  needed('firstName', name(limits.namePart)),
  needed('middleName', nameOrEmpty),
  needed('lastName', name(limits.namePart)),
  needed('email', email),
  needed('phoneNumber', textOrEmpty(limits.phone)),
  needed('birthdate', birthdate),
]
const registerFields: FieldRule[] = [
  needed('name', name(limits.fullName)),
  needed('email', email),
  needed('phoneNumber', textOrEmpty(limits.phone)),
]

function createProfile(fields: Readonly<Record<string, unknown>>) {
  const uid = freshId('parent')
  return setDoc(doc(project.parent(uid), 'Users', uid), fields)
}

/** A parent who registered, in the shape that is stored. */
async function registered(profile: Record<string, unknown> = panelProfile) {
  const uid = freshId('parent')
  await setDoc(doc(project.administrator(), 'Users', uid), profile)
  return { uid, own: doc(project.parent(uid), 'Users', uid) }
}

describeFields('a profile of the sign-up panel', panelProfile, panelFields, createProfile)
describeFields('a profile of the register page', registerProfile, registerFields, createProfile)

describe('A new profile', () => {
  it('has one of the two shapes, not both', async () => {
    await assertDenied(createProfile({ ...panelProfile, name: 'Harpreet Gill' }))
    await assertDenied(createProfile({ ...registerProfile, birthdate: '1988-04-13' }))
    await assertDenied(createProfile({}))
  })

  it('is not written under the uid of another, or by a visitor', async () => {
    await assertDenied(setDoc(doc(project.parent('somebody'), 'Users', 'somebody-else'), panelProfile))
    await assertDenied(setDoc(doc(project.visitor(), 'Users', 'visitor'), panelProfile))
  })
})

describe('A stored profile', () => {
  it('is read by its parent, also before it is there', async () => {
    const { own } = await registered()
    await assertAllowed(getDoc(own))
    const uid = freshId('parent')
    await assertAllowed(getDoc(doc(project.parent(uid), 'Users', uid)))
  })

  it('is not read, changed or deleted by another parent or a visitor (B6.31)', async () => {
    const { uid } = await registered()
    for (const person of [project.parent('somebody'), project.visitor()]) {
      const profile = doc(person, 'Users', uid)
      await assertDenied(getDoc(profile))
      await assertDenied(updateDoc(profile, { firstName: 'Mine' }))
      await assertDenied(setDoc(profile, registerProfile))
      await assertDenied(deleteDoc(profile))
    }
  })

  it('keeps its fields, and is not deleted by its parent (B6.31)', async () => {
    const { own } = await registered()
    await assertDenied(deleteDoc(own))
    for (const { field } of panelFields) {
      await assertDenied(
        updateDoc(own, { [field]: deleteField() }),
        `Property ${field} is undefined on object.`,
      )
    }
  })

  it('of the register page can get the fields of the panel, and be written again as it is', async () => {
    const { own } = await registered(registerProfile)
    await assertAllowed(updateDoc(own, { ...panelProfile }))
    await assertAllowed(setDoc((await registered()).own, panelProfile))
  })

  it('of the register page, or of an older version, can be corrected: the parent’s own names and phone (B6.31)', async () => {
    const corrected = { firstName: 'Harpreet', middleName: '', lastName: 'Gill', phoneNumber: '5559876543' }
    for (const profile of [
      registerProfile,
      { name: 'Harpreet', phone: 5 },
      { ...panelProfile, email: '' },
      {},
    ]) {
      const { own } = await registered(profile)
      await assertAllowed(updateDoc(own, corrected))
      await assertAllowed(updateDoc(own, { name: 'Harpreet Gill' }))
      await assertDenied(updateDoc(own, { ...corrected, firstName: '' }))
      await assertDenied(updateDoc(own, { ...corrected, role: 'administrator' }))
    }
  })

  it('with a shape of its own can be used, its strange fields stay, and takes no wrong field with a right one (B6.31)', async () => {
    const { own } = await registered({ firstName: 7, email: 'none', children: ['Simran'] })
    await assertAllowed(updateDoc(own, { lastName: 'Gill' }))
    await assertDenied(updateDoc(own, { lastName: 'Sandhu', children: ['Simran', 'Fateh'] }))
    await assertDenied(updateDoc(own, { lastName: 'Sandhu', children: deleteField() }))
    await assertDenied(updateDoc((await registered()).own, { firstName: 'Gurpreet', email: 'none' }))
  })
})

let uid = ''
beforeAll(async () => {
  uid = (await registered({ ...panelProfile, ...registerProfile, middleName: 'Kaur' })).uid
})

describeChanges(
  'a stored profile',
  [...panelFields, ...registerFields.filter(({ field }) => field === 'name')],
  (change) => updateDoc(doc(project.parent(uid), 'Users', uid), change),
)
