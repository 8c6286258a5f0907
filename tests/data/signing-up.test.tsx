import { commits, disconnect, dropResponse, requestsMade } from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { readContact, registerUser, signUpFamily, useUser } from '#data/user.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import { newStudentId } from '#model/student.ts'
import { listDocuments, readDocument, writeDocument } from '../support/school.ts'
import { signInNewParent, storeStudent } from './support/parent.ts'

const meher = { firstName: 'Meher', middleName: '', lastName: 'Gill', birthdate: '2019-02-21' }
const placeholder = { id: 'placeholder', fields: {} }
const denied = { code: 'permission-denied' }

function panelParent(email: string) {
  return {
    firstName: 'Simran',
    middleName: 'Kaur',
    lastName: 'Gill',
    email,
    phoneNumber: '5550100200',
    birthdate: '1988-04-12',
  }
}

async function expectNothingStored(uid: string): Promise<void> {
  expect(await readDocument(`Users/${uid}`)).toBeNull()
  expect(await listDocuments(`Users/${uid}/Students`)).toEqual([])
  expect(await listDocuments(`Users/${uid}/Enrollments`)).toEqual([])
}

describe("the parent's own document", () => {
  it('is null while it was never written, and then what the form wrote (S7.08)', async () => {
    const { uid, email } = await signInNewParent()
    const { result } = renderHook(() => useUser(uid))
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: null }))
    await registerUser(uid, { name: 'Simran Kaur Gill', email, phoneNumber: '5550100200' })
    await waitFor(() =>
      expect(result.current).toMatchObject({ data: { firstName: 'Simran', lastName: 'Kaur Gill', email } }),
    )
  })
})

describe('the simple register form', () => {
  it('writes name, email and phone number and nothing else, and counts as done where only the answer was lost (S3.02)', async () => {
    const { uid, email } = await signInNewParent()
    dropResponse(commits)
    await registerUser(uid, { name: 'Simran Gill', email, phoneNumber: '5550100200' })
    expect(await readDocument(`Users/${uid}`)).toEqual({
      name: 'Simran Gill',
      email,
      phoneNumber: '5550100200',
    })
    expect(await listDocuments(`Users/${uid}/Enrollments`)).toEqual([])
  })

  it('rejects where the rules refuse it, is unknown where the connection is cut, and writes nothing', async () => {
    const { uid, email } = await signInNewParent()
    const parent = { name: 'Simran Gill', email, phoneNumber: '' }
    await expect(registerUser(uid, { ...parent, email: 'no address' })).rejects.toMatchObject(denied)
    await expect(registerUser('somebody-else', parent)).rejects.toMatchObject(denied)
    disconnect(commits)
    await expect(registerUser(uid, parent)).rejects.toThrow(UnknownOutcome)
    await expectNothingStored(uid)
  })
})

describe('the sign-up panel', () => {
  it('writes the parent with all the fields, the first child and the empty enrollment together (S3.01, S3.09, S7.19)', async () => {
    const { uid, email } = await signInNewParent()
    await signUpFamily(uid, panelParent(email), meher)
    expect(requestsMade(commits)).toBe(1)
    expect(await readDocument(`Users/${uid}`)).toEqual({
      firstName: 'Simran',
      middleName: 'Kaur',
      lastName: 'Gill',
      email,
      phoneNumber: '5550100200',
      birthdate: '1988-04-12',
    })
    expect(await listDocuments(`Users/${uid}/Enrollments`)).toEqual([placeholder])
    expect(await listDocuments(`Users/${uid}/Students`)).toEqual([
      {
        id: await newStudentId(uid, meher),
        fields: { ...meher, email, phoneNumber: '5550100200', coursesCompleted: [] },
      },
    ])
  })

  it('writes nothing at all where one of the three documents is refused', async () => {
    const { uid, email } = await signInNewParent()
    const unborn = { ...meher, birthdate: '2999-01-01' }
    await expect(signUpFamily(uid, panelParent(email), unborn)).rejects.toMatchObject(denied)
    const nameless = { ...panelParent(email), firstName: '' }
    await expect(signUpFamily(uid, nameless, meher)).rejects.toMatchObject(denied)
    await expectNothingStored(uid)
  })

  it('is unknown where the connection is cut, writes nothing, and can be tried again', async () => {
    const { uid, email } = await signInNewParent()
    const reconnect = disconnect(commits)
    await expect(signUpFamily(uid, panelParent(email), meher)).rejects.toThrow(UnknownOutcome)
    await expectNothingStored(uid)
    reconnect()
    await signUpFamily(uid, panelParent(email), meher)
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
  })

  it('counts as done where only the answer was lost, and makes no second child where it is sent again', async () => {
    const { uid, email } = await signInNewParent()
    dropResponse(commits)
    await signUpFamily(uid, panelParent(email), meher)
    await signUpFamily(uid, panelParent(email), meher)
    expect(await readDocument(`Users/${uid}`)).toEqual(panelParent(email))
    expect(await listDocuments(`Users/${uid}/Students`)).toHaveLength(1)
  })

  it('adds the child who is missing where it is sent again with one', async () => {
    const { uid, email } = await signInNewParent()
    await signUpFamily(uid, panelParent(email), null)
    expect(await listDocuments(`Users/${uid}/Enrollments`)).toEqual([placeholder])
    await signUpFamily(uid, panelParent(email), meher)
    const [{ fields } = {}] = await listDocuments(`Users/${uid}/Students`)
    expect(fields).toEqual({ ...meher, email, phoneNumber: '5550100200', coursesCompleted: [] })
  })

  it('changes nothing of an account that has its documents, whichever form wrote them, and adds no child twice', async () => {
    for (const stored of [{ name: 'Simran Gill', email: 'a@b.c', phoneNumber: '1' }, panelParent('a@b.c')]) {
      const { uid, email } = await signInNewParent()
      await writeDocument(`Users/${uid}`, stored)
      await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
      await storeStudent(uid, 'old', { ...meher, firstName: ' MEHER' })
      await signUpFamily(uid, panelParent(email), meher)
      expect(await readDocument(`Users/${uid}`)).toEqual(stored)
      expect((await listDocuments(`Users/${uid}/Students`)).map(({ id }) => id)).toEqual(['old'])
    }
  })
})

describe('the contact that is stored with a child', () => {
  it("is the parent's own, read where it was not, and the account's address where there is none", async () => {
    const { uid, email } = await signInNewParent()
    const contact = { email: 'simran@painti.example', phoneNumber: '5550100200' }
    expect(await readContact(uid, email)).toEqual({ email, phoneNumber: '' })
    await writeDocument(`Users/${uid}`, contact)
    expect(await readContact(uid, email)).toEqual(contact)
  })
})
