import { commits, disconnect, dropResponse, exhaust, requestsMade } from './support/connection.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { addEnquiry } from '#data/enquiry.ts'
import { changeDays, withdraw } from '#data/enrollment.ts'
import { subscribe } from '#data/newsletter.ts'
import { addStudent, correctStudent, removeStudent } from '#data/student.ts'
import { changeDetails, registerUser, signUpFamily } from '#data/user.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import type { Enquiry } from '#model/enquiry.ts'
import { readEnrollment } from '#model/enrollment.ts'
import { newStudentId } from '#model/student.ts'
import { freshEmail, listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { enrol, meher, signInNewParent, storedFamily, storeStudent } from './support/parent.ts'

const contact = { email: 'simran@painti.example', phoneNumber: '5550100200' }
const parent = { ...contact, firstName: 'Simran', middleName: '', lastName: 'Gill', birthdate: '1988-04-12' }
const place = { courseId: '1', studentId: 'c1', enrollmentDate: new Date(2020, 1), startDate: '2999-01-01' }

beforeAll(() => seedCourses())

const storeChild = (uid: string) => storeStudent(uid, 'c1')

async function storePlace(uid: string): Promise<void> {
  await storeStudent(uid, 'c1', { coursesCompleted: [1] })
  await writeDocument(`Users/${uid}/Enrollments/1_c1`, { ...place, hadLevel: false })
}

const enrolChild = (uid: string) => enrol(uid, '1', 'c1')

const winterId = '1_c1_2027-winter'

type Write = (uid: string) => Promise<unknown>

/** Each write of a family, and what has to be stored before. */
const writes: [name: string, write: Write, prepare?: Write][] = [
  ['registering', (uid) => registerUser(uid, { ...contact, name: 'Simran Gill' })],
  ['signing up', (uid) => signUpFamily(uid, parent, meher)],
  [
    'changing details',
    (uid) => changeDetails(uid, { firstName: 'Meher', lastName: 'Gill' }),
    (uid) => writeDocument(`Users/${uid}`, parent),
  ],
  ['adding a child', (uid) => addStudent(uid, 'c1', meher, contact)],
  ['correcting a child', (uid) => correctStudent(uid, 'c1', meher), storeChild],
  ['removing a child', (uid) => removeStudent(uid, 'c1'), storeChild],
  ['enrolling a child', enrolChild, storeChild],
  [
    'changing days',
    (uid) => changeDays(uid, readEnrollment(winterId, place), ['thu', 'fri']),
    (uid) => storeChild(uid).then(() => enrolChild(uid)),
  ],
  ['withdrawing a child', (uid) => withdraw(uid, readEnrollment('1_c1', place)), storePlace],
]

it.each(writes)(
  '%s counts as done where only the answer was lost, and sent again it does nothing more (B6.05, B6.40)',
  async (_, write, prepare) => {
    const { uid } = await signInNewParent()
    await prepare?.(uid)
    const before = await storedFamily(uid)
    dropResponse(commits)
    await write(uid)
    const after = await storedFamily(uid)
    expect(after).not.toEqual(before)
    await Promise.all([write(uid), write(uid)])
    expect(await storedFamily(uid), 'it is done once').toEqual(after)
  },
)

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

const enquiry: Enquiry = {
  kind: 'question',
  firstName: 'Simran',
  lastName: 'Gill',
  email: 'simran@painti.example',
  comment: 'Does Level 2 fit my daughter?',
  phoneNumber: '5550100200',
  birthdate: '2018-11-02',
  courseId: '2',
}

describe('an enquiry', () => {
  async function storedWith(comment: string) {
    const enquiries = await listDocuments('Enquiries')
    return enquiries.map(({ fields }) => fields).filter((fields) => fields.comment === comment)
  }

  it('arrives once where its answer was lost, though others enquire in between', async () => {
    const asked = { ...enquiry, comment: 'Sent, and never answered' }
    dropResponse(commits)
    const reconnect = disconnect(commits)
    await expect(addEnquiry(asked)).rejects.toThrow(UnknownOutcome)
    reconnect()
    await addEnquiry(enquiry)
    await addEnquiry(asked)
    for (const { comment } of [asked, enquiry]) expect(await storedWith(comment)).toHaveLength(1)
  })

  it('is refused while the allowance of the day is used up, and is another one later', async () => {
    const asked = { ...enquiry, comment: 'Sent on a busy day' }
    const refill = exhaust(commits)
    await expect(addEnquiry(asked)).rejects.toMatchObject({ code: 'resource-exhausted' })
    refill()
    for (const count of [1, 2]) {
      await addEnquiry(asked)
      expect(await storedWith(asked.comment)).toHaveLength(count)
    }
  })
})

describe('a newsletter subscription', () => {
  it('is made once by two tabs at once: one learns that the address is there already', async () => {
    const email = freshEmail()
    const outcomes = await Promise.all([subscribe(email), subscribe(email)])
    expect(requestsMade(commits)).toBe(2)
    expect(outcomes.sort()).toEqual(['already-subscribed', 'subscribed'])
  })

  it('is there although the answer was lost, and does not count as a failure', async () => {
    const email = freshEmail()
    dropResponse(commits)
    expect(await subscribe(email)).toBe('already-subscribed')
    expect(await readDocument(`newsletter/${email}`)).not.toBeNull()
  })
})
