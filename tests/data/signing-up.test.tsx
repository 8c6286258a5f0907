import { commits, requestsMade } from './support/connection.ts'
import { describe, expect, it } from 'vitest'
import { signUpFamily } from '#data/user.ts'
import { newStudentId } from '#model/student.ts'
import { readDocument, writeDocument } from '../support/school.ts'
import { meher, signInNewParent, storedFamily, storeStudent } from './support/parent.ts'

const placeholder = { id: 'placeholder', fields: {} }

/** A new account, and what the panel's form gives of its parent and of Meher once she is stored. */
async function signInToSignUp() {
  const { uid, email } = await signInNewParent()
  const contact = { email, phoneNumber: '5550100200' }
  const name = { firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill' }
  const child = { ...meher, ...contact, coursesCompleted: [] }
  return { uid, user: { ...name, ...contact, birthdate: '1988-04-12' }, child }
}

describe('the sign-up panel', () => {
  it('writes parent, first child and the empty enrollment together (S3.01, S3.09, S7.19)', async () => {
    const { uid, user, child } = await signInToSignUp()
    await signUpFamily(uid, user, meher)
    expect(requestsMade(commits)).toBe(1)
    const fields = ['firstName', 'middleName', 'lastName', 'email', 'phoneNumber', 'birthdate']
    const stored = await readDocument(`Users/${uid}`)
    expect(Object.keys(stored ?? {}).sort()).toEqual(fields.sort())
    expect(stored).toEqual(user)
    const { students, enrollments } = await storedFamily(uid)
    expect(enrollments, `Users/${uid}/Enrollments`).toEqual([placeholder])
    const id = await newStudentId(uid, meher)
    expect(students, `Users/${uid}/Students`).toEqual([{ id, fields: child }])
  })

  it('adds the child who is missing where it is sent again with one', async () => {
    const { uid, user, child } = await signInToSignUp()
    await signUpFamily(uid, user, null)
    expect(await storedFamily(uid)).toEqual({ user, students: [], enrollments: [placeholder] })
    await signUpFamily(uid, user, meher)
    expect((await storedFamily(uid)).students).toMatchObject([{ fields: child }])
  })

  it.each([
    [{ name: 'Simran Gill', email: 'a@b.c', phoneNumber: '1' }],
    [{ firstName: 'Simran', middleName: 'Kaur', lastName: 'Gill', email: 'a@b.c' }],
  ])('changes nothing of an account with its documents, and adds no child twice: %j', async (stored) => {
    const { uid, user } = await signInToSignUp()
    await writeDocument(`Users/${uid}`, stored)
    await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
    await storeStudent(uid, 'old', { ...meher, firstName: ' MEHER' })
    const before = await storedFamily(uid)
    await signUpFamily(uid, user, meher)
    expect(await storedFamily(uid)).toEqual(before)
  })
})
