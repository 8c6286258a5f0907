import { beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#auth/accounts.ts'
import { withdraw } from '#data/enrollment.ts'
import { move } from '#data/office/move.ts'
import { readDays } from '#model/dates/schedule.ts'
import { readEnrollment, referenceOf, withdrawalId } from '#model/enrollment.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { commits, dropResponse, requestsMade } from './support/connection.ts'
import { enrol, password, signInSimran, signInStaff } from './support/parent.ts'

beforeAll(() => seedCourses())

/** A family whose child is in a level and has paid; the school is signed in. */
async function paidPlace(courseId = '1', coursesCompleted: number[] = []) {
  const { uid, email } = await signInSimran({ c1: { coursesCompleted } })
  const { id } = await enrol(uid, courseId, 'c1')
  const path = `Users/${uid}/Enrollments/${id}`
  await writeDocument(path, { ...(await readDocument(path)), paidOn: '2026-01-05' })
  const before = (await readDocument(path)) ?? {}
  await signInStaff()
  return { uid, email, before, place: readEnrollment(id, before) }
}

/** All that is stored of the child. */
async function storedOf(uid: string) {
  const [place, ...others] = await listDocuments(`Users/${uid}/Enrollments`)
  expect(others).toEqual([])
  const { coursesCompleted } = (await readDocument(`Users/${uid}/Students/c1`)) ?? {}
  return { place, coursesCompleted, records: await listDocuments(`Users/${uid}/Withdrawals`) }
}

describe('a place that the school moves', () => {
  it.each([
    ['other days', '1', [], '1 2027-winter thu fri', [1], false],
    ['another term', '1', [], '1 2028-winter mon fri', [1], false],
    ['the next level', '1', [], '2 2027-summer mon tue', [1, 2], false],
    ['a lower level', '3', [1, 2], '1 2027-winter mon tue', [1, 2], true],
    ['a level far up', '1', [1], '3 2028-winter mon tue', [1, 2, 3], false],
  ])('to %s keeps price and payment, and the levels follow (B2.28)', async (...row) => {
    const [, from, levels, to, after, hadLevel] = row
    const [courseId = '', term = '', ...days] = to.split(' ')
    const destination = { courseId, term, days: readDays(days) }
    const published = (await readDocument('Course/1/Terms/2027-winter')) ?? {}
    await writeDocument('Course/1/Terms/2028-winter', published)
    const { uid, before, place } = await paidPlace(from, levels)
    await move(uid, place, destination)
    const record = withdrawalId(place)
    const { StartDate, EndDate } = (await readDocument(`Course/${courseId}/Terms/${term}`)) ?? {}
    const stored = await storedOf(uid)
    expect(stored.place).toMatchObject({
      id: `${courseId}_c1_${term}`,
      fields: {
        ...{ ...before, ...destination, hadLevel, startDate: StartDate, endDate: EndDate },
        ...{ enrollmentDate: expect.any(Date) as Date, movedFrom: record },
        reference: referenceOf(uid, { ...destination, id: '', enrolledAt: null }),
      },
    })
    expect(stored.coursesCompleted).toEqual(after)
    const withdrawnAt = stored.place?.fields.enrollmentDate
    expect(stored.records).toEqual([
      { id: record, fields: { ...before, withdrawnAt, movedTo: stored.place?.id } },
    ])
  })

  it('is moved once, also where an answer was lost and where it is tried again (B2.28)', async () => {
    const { uid, place } = await paidPlace()
    dropResponse(commits)
    const to = { courseId: '2', term: '2027-summer', days: place.days }
    await move(uid, place, to)
    await move(uid, place, to)
    // The other one is the family's own.
    expect(requestsMade(commits)).toBe(2)
    await expect(move(uid, place, { ...to, term: '2099' })).rejects.toThrow(
      'There is no term 2099 of course 2.',
    )
  })

  it('is not said to be where an older list of somebody else has sent it (B2.28)', async () => {
    const { uid, place } = await paidPlace()
    const to = { courseId: '1', term: '2027-winter' }
    await move(uid, place, { ...to, days: ['tue', 'wed'] })
    await expect(move(uid, place, { ...to, days: ['thu', 'fri'] })).rejects.toThrow()
    expect((await storedOf(uid)).place?.fields.days).toEqual(['tue', 'wed'])
  })

  it('can be given up by the family afterwards, with the level that it brought (B2.28)', async () => {
    const { uid, email, place } = await paidPlace()
    await move(uid, place, { courseId: '2', term: '2027-summer', days: place.days })
    await signIn(email, password)
    const moved = (await storedOf(uid)).place
    await withdraw(uid, readEnrollment(moved?.id ?? '', moved?.fields ?? {}))
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
  })
})
