import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signIn } from '#auth/accounts.ts'
import { withdraw } from '#data/enrollment.ts'
import { Changed } from '#data/office/changed.ts'
import { setLevels } from '#data/office/levels.ts'
import { move } from '#data/office/move.ts'
import { withdrawForFamily } from '#data/office/registrations.ts'
import { removeStudent } from '#data/student.ts'
import { readDays } from '#model/dates/schedule.ts'
import { readEnrollment, referenceOf, withdrawalId } from '#model/enrollment.ts'
import { readRegistration } from '#model/office/registration.ts'
import { readUser } from '#model/user.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { commits, dropResponse, holdRequests, requestsMade } from './support/connection.ts'
import { enrol, password, signInSimran, signInStaff, storedStudent } from './support/parent.ts'

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
    const [courseId = '', termId = '', ...days] = to.split(' ')
    const destination = { courseId, termId, days: readDays(days) }
    const published = (await readDocument('Course/1/Terms/2027-winter')) ?? {}
    await writeDocument('Course/1/Terms/2028-winter', published)
    const { uid, before, place } = await paidPlace(from, levels)
    await move(uid, place, destination)
    const record = withdrawalId(place)
    const { StartDate, EndDate } = (await readDocument(`Course/${courseId}/Terms/${termId}`)) ?? {}
    const stored = await storedOf(uid)
    expect(stored.place).toMatchObject({
      id: `${courseId}_c1_${termId}`,
      fields: {
        ...{ ...before, courseId, term: termId, days, hadLevel, startDate: StartDate, endDate: EndDate },
        ...{ movedAt: expect.any(Date) as Date, movedFrom: record },
        reference: referenceOf(uid, { ...destination, id: '', enrolledAt: null }),
      },
    })
    expect(stored.coursesCompleted).toEqual(after)
    const withdrawnAt = stored.place?.fields.movedAt
    expect(stored.records).toEqual([
      { id: record, fields: { ...before, withdrawnAt, movedTo: stored.place?.id } },
    ])
  })

  it('is moved once, also where an answer was lost and where it is tried again (B2.28)', async () => {
    const { uid, place } = await paidPlace()
    dropResponse(commits)
    const to = { courseId: '2', termId: '2027-summer', days: place.days }
    await move(uid, place, to)
    await move(uid, place, to)
    // The other one is the family's own.
    expect(requestsMade(commits)).toBe(2)
    await expect(move(uid, place, { ...to, termId: '2099' })).rejects.toThrow(
      'There is no term 2099 of course 2.',
    )
  })

  it.each([
    ['moved', 'withdrawn'],
    ['withdrawn', 'moved'],
    ['moved', 'on other days'],
    ['on other days', 'withdrawn'],
  ] as const)(
    'is %s by one person and not said to be %s by another, at once or later (B2.28)',
    async (...both) => {
      for (const isAtOnce of [true, false]) {
        const { uid, place, before } = await paidPlace()
        const seen = readRegistration(`Users/${uid}/Enrollments/${place.id}`, before, null, {
          student: null,
          parent: readUser({}),
        })
        const acts = {
          moved: () => move(uid, place, { courseId: '2', termId: '2027-summer', days: place.days }),
          'on other days': () =>
            move(uid, place, { courseId: '1', termId: '2027-winter', days: ['tue', 'fri'] }),
          withdrawn: () => withdrawForFamily(seen),
        }
        const release = holdRequests(commits)
        const sent = requestsMade(commits)
        const begun = both.slice(0, isAtOnce ? 2 : 1).map((name) => acts[name]())
        await vi.waitFor(() => expect(requestsMade(commits)).toBe(sent + begun.length))
        release()
        const first = await Promise.allSettled(begun)
        const outcomes = isAtOnce ? first : [...first, ...(await Promise.allSettled([acts[both[1]]()]))]
        const done = both.filter((_, index) => outcomes[index]?.status === 'fulfilled')
        expect(done).toHaveLength(1)
        expect(outcomes.find(({ status }) => status === 'rejected')).toHaveProperty(
          'reason',
          expect.any(Changed),
        )
        const left = await listDocuments(`Users/${uid}/Enrollments`)
        const days = { moved: [place.days], 'on other days': [['tue', 'fri']], withdrawn: [] }[
          done[0] ?? 'moved'
        ]
        expect(left.map(({ fields }) => fields.days)).toEqual(days)
      }
    },
  )

  it('leaves levels as they are that somebody else has set, and with none the child stays', async () => {
    const { uid, email } = await paidPlace('2', [1])
    const seen = await storedStudent(uid, 'c1')
    await setLevels(uid, seen, [2])
    await expect(setLevels(uid, seen, [1, 2, 3])).rejects.toThrow(Changed)
    const set = await storedStudent(uid, 'c1')
    expect(set.completedLevels).toEqual([2])
    await setLevels(uid, set, [])
    await signIn(email, password)
    await expect(removeStudent(uid, 'c1')).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [] })
  })

  it('is moved again and again, and can be given up by the family afterwards, with the level that it brought (B2.28)', async () => {
    const { uid, email, place, before } = await paidPlace()
    const now = async () => {
      const stored = (await storedOf(uid)).place
      return readEnrollment(stored?.id ?? '', stored?.fields ?? {})
    }
    for (const days of [
      ['tue', 'fri'],
      ['thu', 'fri'],
    ])
      await move(uid, await now(), { courseId: '1', termId: '2027-winter', days: readDays(days) })
    await move(uid, await now(), { courseId: '2', termId: '2027-summer', days: place.days })
    const moved = await now()
    await signIn(email, password)
    await withdraw(uid, moved)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
    const { records } = await storedOf(uid)
    expect(records).toHaveLength(4)
    const times = records.map(({ fields }) => fields.enrollmentDate)
    expect(times).toEqual(times.map(() => before.enrollmentDate))
  })
})
