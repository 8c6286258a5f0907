import fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkVerification } from '#auth/accounts.ts'
import { site } from '#content/site.ts'
import {
  askForErasure,
  WaitingListFull,
  takeBack,
  type WaitingRequest,
  joinWaitingList,
} from '#data/family.ts'
import { signUpFamily } from '#data/user.ts'
import { aboutChild } from '#model/enquiry.ts'
import { readStudent } from '#model/student.ts'
import { signUpParent } from '#model/user.ts'
import { deleteDocument, listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { openVerificationLink } from './support/mails.ts'
import { meher, type Parent, signInNewParent, signInSimran } from './support/parent.ts'

const termId = '2027-winter'

beforeEach(async () => {
  await seedCourses()
  for (const id of ['1', '2'])
    await writeDocument(`Course/${id}`, { ...(await readDocument(`Course/${id}`)), full: ['mon', 'tue'] })
})

const child = { firstName: 'Arjan', middleName: '', lastName: 'Gill', birthdate: '2018-05-20' }

/** Puts a child on the list of level 1, or as these fields say. */
function wish(parent: Parent, changes: Partial<WaitingRequest> = {}, named = child) {
  const wished: WaitingRequest = { courseId: '1', studentId: 'c1', termId, days: ['mon'], ...changes }
  const about = aboutChild(readStudent(wished.studentId, named), () => 'Waits', '')
  return joinWaitingList(parent, wished, about, named, site.enquiryPhone)
}

/** The family's entries by their ids: child, level and days. */
async function entriesOf({ uid }: Parent): Promise<Record<string, string>> {
  const stored = (await listDocuments('Enquiries')).filter(({ fields }) => fields.uid === uid)
  const own = stored.map(({ id, fields }) => [
    id.replace(`waiting_${uid}_`, ''),
    [fields.studentId, fields.courseId, fields.days].map(String).join(' '),
  ])
  return Object.fromEntries(own) as Record<string, string>
}

/** People as they fill in the sign-up form. */
const typed = fc.record({
  firstName: fc.constantFrom('Simran', 'ਸਿਮਰਨ', 'ੳੁਤਮ', 'O’Brien-Jean', 'J', 'ਉ', 'é'.repeat(60)),
  middleName: fc.constantFrom('', 'ਕੌਰ'),
  lastName: fc.constantFrom('Gill', 'ਗਿੱਲ', 'X'),
  phoneNumber: fc.constantFrom(
    '604 555 0123',
    '+1 416 555 0100',
    '(416) 555-0100',
    '+44 20 7946 0018',
    '555-0123',
    '੪੧੬ ੫੫੫ ੦੧੦੦',
  ),
})

it('A family as the sign-up form makes it can wait for a place and ask to be erased, whatever it has typed', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (fields) => {
      const parent = await signInNewParent()
      const form = {
        ...fields,
        email: parent.email.toUpperCase(),
        birthdate: '1988-04-12',
        password: 'secret',
      }
      const { password: _, isShared: __, ...stored } = v.parse(signUpParent, form)
      await signUpFamily(parent.uid, stored, { ...meher, firstName: stored.firstName })
      const [student] = await listDocuments(`Users/${parent.uid}/Students`)
      expect(await wish(parent, { studentId: student?.id ?? '' })).toBe('joined')
      await openVerificationLink(parent.email)
      await checkVerification()
      await askForErasure(parent, 'Please erase everything about us.', site.enquiryPhone)
      const asked = await readDocument(`Enquiries/erasure_${parent.uid}`)
      expect(asked).toMatchObject({ email: parent.email, firstName: stored.firstName })
      expect(asked?.phoneNumber).toMatch(new RegExp(`^(\\d{${site.enquiryPhone.digits}})?$`))
    }),
    { numRuns: 12 },
  )
})

describe('the waiting list of a family', () => {
  it('has one entry for a child, a level and a term, which a second wish changes', async () => {
    const parent = await signInSimran({ c1: {}, c2: {} })
    expect(await wish(parent)).toBe('joined')
    const { received } = (await readDocument(`Enquiries/waiting_${parent.uid}_1`)) ?? {}
    expect(await wish(parent)).toBe('kept')
    expect(await wish(parent, { days: ['mon', 'tue'] })).toBe('changed')
    expect(await readDocument(`Enquiries/waiting_${parent.uid}_1`)).toMatchObject({ received })
    expect(await wish(parent, { courseId: '2', termId: '2027-summer' })).toBe('joined')
    expect(await wish(parent, { studentId: 'c2' })).toBe('joined')
    expect(await entriesOf(parent)).toEqual({ 1: 'c1 1 mon,tue', 2: 'c1 2 mon', 3: 'c2 1 mon' })
  })

  it('takes two children from two tabs at once, where without another try one of them would be refused', async () => {
    const parent = await signInSimran({ c1: {}, c2: {} })
    expect(await Promise.all([wish(parent), wish(parent, { studentId: 'c2' })])).toEqual(['joined', 'joined'])
    expect(await entriesOf(parent)).toEqual({
      1: expect.anything() as string,
      2: expect.anything() as string,
    })
  })

  it('ends at nine, unless some have no use any more or were answered', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `c${index}`)
    const parent = await signInSimran(Object.fromEntries(names.map((name) => [name, {}])))
    for (const studentId of names.slice(0, 9)) await wish(parent, { studentId })
    await expect(wish(parent, { studentId: 'c9' })).rejects.toThrow(WaitingListFull)
    await writeDocument(`Users/${parent.uid}/Enrollments/1_c3_${termId}`, { courseId: '1', studentId: 'c3' })
    expect(await wish(parent, { studentId: 'c9' })).toBe('joined')
    expect((await entriesOf(parent))[4]).toBe('c9 1 mon')
    await deleteDocument(`Users/${parent.uid}/Enrollments/1_c3_${termId}`)
    const answered = `Enquiries/waiting_${parent.uid}_7`
    await writeDocument(answered, { ...(await readDocument(answered)), answeredOn: '2026-01-05' })
    expect(await wish(parent, { studentId: 'c3' })).toBe('joined')
    expect(await readDocument(answered)).toMatchObject({ studentId: 'c3' })
    expect(await readDocument(answered)).not.toHaveProperty('answeredOn')
  })

  it('replaces an entry of an older version of the site, and one with the address from before a change', async () => {
    const parent = await signInSimran({ c1: {} })
    const older = {
      kind: 'waiting',
      uid: parent.uid,
      courseId: '1',
      studentId: 'c1',
      term: termId,
      days: ['tue'],
    }
    await writeDocument(`Enquiries/waiting_${parent.uid}_1_c1_${termId}`, older)
    expect(await wish(parent)).toBe('changed')
    const entry = `Enquiries/waiting_${parent.uid}_1`
    await writeDocument(entry, { ...(await readDocument(entry)), email: 'before@example.org' })
    expect(await wish(parent, { days: ['tue'] })).toBe('changed')
    expect(await readDocument(entry)).toMatchObject({ email: parent.email })
    expect(await entriesOf(parent)).toEqual({ 1: 'c1 1 tue' })
  })

  it('takes a family of which no name is one any more, and is left once', async () => {
    const parent = await signInSimran({ c1: {} })
    await writeDocument(`Users/${parent.uid}`, { firstName: 'Simran 2' })
    expect(await wish(parent, {}, { ...child, firstName: 'Jas 😀' })).toBe('joined')
    const id = `waiting_${parent.uid}_1`
    expect(await readDocument(`Enquiries/${id}`)).toMatchObject({ firstName: 'Parent', lastName: '' })
    expect(await takeBack(parent.uid, { id })).toBe(true)
    expect(await takeBack(parent.uid, { id })).toBe(false)
  })
})
