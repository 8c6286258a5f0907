import {
  commits,
  delayNextRequest,
  holdRequests,
  leaveUnanswered,
  queries,
  requestsMade,
} from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { cacheEnrolled, useEnrollmentsIn, withdraw } from '#data/enrollment.ts'
import { refetchPending } from '#data/read.ts'
import { correctStudent, removeStudent, useStudents } from '#data/student.ts'
import { isDenied } from '#lib/errors.ts'
import { agreementFor } from '#model/cart.ts'
import { referenceOf } from '#model/enrollment.ts'
import { priceOf } from '#model/price.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { readDocument, seedCourses, writeDocument } from '../support/school.ts'
import {
  enrol as enrolChild,
  placesOf,
  signInNewParent,
  storedCourse,
  storedStudent,
  storeStudent,
} from './support/parent.ts'

const days: Weekday[] = ['mon', 'wed']
const enrolledOnce = { ids: ['1_c1_2027-winter'], c1: [1] }
const notEnrolled = { ids: [], c1: [] }

beforeAll(() => seedCourses())

const enrol = (uid: string, courseId = '1') => enrolChild(uid, courseId, 'c1')

/** A new parent with one child, `c1`. */
async function signInWithChild(fields: Record<string, unknown> = {}): Promise<string> {
  const { uid } = await signInNewParent()
  await storeStudent(uid, 'c1', fields)
  return uid
}

/** What the parent and the school agree on level 1. */
async function agreed(uid: string) {
  const [course, student] = [await storedCourse('1'), await storedStudent(uid, 'c1')]
  return agreementFor(course, { days, price: priceOf({ course, student, siblings: [] }) })
}

describe('enrolling a child', () => {
  it('stores what was agreed and the server time in an enrollment, and appends the level, a number, to the completed list, once (S3.04, S3.08, S7.20, S7.21, B2.08)', async () => {
    const uid = await signInWithChild()
    await enrol(uid)
    const { enrollmentDate, ...rest } =
      (await readDocument(`Users/${uid}/Enrollments/1_c1_2027-winter`)) ?? {}
    const place = { courseId: '1', studentId: 'c1', studentName: 'Arjan Singh Gill' }
    const reference = referenceOf(uid, { id: '', courseId: '1', termId: '2027-winter', enrolledAt: null })
    expect(rest).toEqual({ ...place, ...(await agreed(uid)), hadLevel: false, reference })
    expect(rest).toMatchObject({ days: ['mon', 'wed'], cost: 100 })
    expect(Math.abs(Number(enrollmentDate as Date) - Date.now())).toBeLessThan(60_000)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
    await enrol(uid, '2')
    await enrol(uid)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1, 2] })
    expect((await placesOf(uid)).ids).toEqual(['1_c1_2027-winter', '2_c1_2027-summer'])
  })

  it('counts as done where the write arrives only after a look at what is stored', async () => {
    const uid = await signInWithChild()
    const arrive = delayNextRequest(commits)
    const enrolling = enrol(uid)
    await waitFor(() => expect(requestsMade(commits)).toBe(2))
    await arrive()
    await enrolling
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })

  it('keeps its place where a withdrawal from before arrives late (B6.35)', async () => {
    const uid = await signInWithChild()
    const place = await enrol(uid)
    const arrive = delayNextRequest(commits)
    await withdraw(uid, place)
    expect(await placesOf(uid)).toEqual(notEnrolled)
    await enrol(uid)
    await arrive()
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })
})

it('Withdrawing takes a level away however an older list has it (B6.17)', async () => {
  const uid = await signInWithChild()
  const place = await enrol(uid)
  const path = `Users/${uid}/Students/c1`
  await writeDocument(path, { ...(await readDocument(path)), coursesCompleted: ['1', 1] })
  await withdraw(uid, place)
  expect(await placesOf(uid)).toEqual(notEnrolled)
})

// As from two tabs, each of which knows nothing of the other. Pages say what was refused.
describe('an enrolment that meets another change at the same moment', () => {
  it('gets the next level, or the level below it is withdrawn, and the other is refused (B6.34)', async () => {
    const uid = await signInWithChild()
    const place = await enrol(uid)
    const isEnrolled = await meet(
      () => withdraw(uid, place),
      () => enrol(uid, '2'),
    )
    const both = { ids: ['1_c1_2027-winter', '2_c1_2027-summer'], c1: [1, 2] }
    expect(await placesOf(uid)).toEqual(isEnrolled ? both : notEnrolled)
  })

  it('takes a place, or the child is removed, and the other is refused (B6.39)', async () => {
    const uid = await signInWithChild()
    const isEnrolled = await meet(
      () => removeStudent(uid, 'c1'),
      () => enrol(uid),
    )
    expect(await placesOf(uid)).toEqual(isEnrolled ? enrolledOnce : { ids: [] })
  })

  /** Sends a change and an enrolment once both have read. @returns whether the enrolment is what was done. */
  async function meet(change: () => Promise<unknown>, enrolment: () => Promise<unknown>): Promise<boolean> {
    const before = requestsMade(commits)
    const release = holdRequests(commits)
    const both = Promise.allSettled([change(), enrolment()])
    await waitFor(() => expect(requestsMade(commits)).toBe(before + 2))
    release()
    const [changed, enrolled] = await both
    const [refused] = [changed, enrolled].filter(({ status }) => status === 'rejected')
    expect(changed.status).not.toBe(enrolled.status)
    expect(refused).toSatisfy(({ reason }: PromiseRejectedResult) => isDenied(reason))
    return enrolled.status === 'fulfilled'
  }
})

it('the enrollments that pages read come to a page that still waits for them while some are written', async () => {
  const uid = await signInWithChild()
  const letGo = holdRequests(queries)
  const { result } = renderHook(() => ({ inOne: useEnrollmentsIn(uid, '1'), students: useStudents(uid) }))
  await waitFor(() => expect(requestsMade(queries)).toBe(2))
  await cacheEnrolled(uid, '1', [await enrol(uid)])
  letGo()
  await waitFor(() => {
    expect(result.current.inOne).toMatchObject({ data: [{ courseId: '1' }] })
    expect(result.current.students).toMatchObject({ data: [{ completedLevels: [1] }] })
  })
})

describe("a parent's children", () => {
  it('are asked for anew where the first request is never answered', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    leaveUnanswered(queries)
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(requestsMade(queries)).toBe(1))
    await refetchPending()
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: [{ id: 'a' }] }))
  })

  it('keep all that two tabs correct of one at the same moment (B6.36)', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    const before = await readDocument(`Users/${uid}/Students/a`)
    const birthdate = { birthdate: '2017-05-20' }
    const firstName = { firstName: 'Zorawar' }
    const release = holdRequests(commits)
    const both = [correctStudent(uid, 'a', birthdate), correctStudent(uid, 'a', firstName)]
    await waitFor(() => expect(requestsMade(commits), 'both have read').toBe(2))
    release()
    await Promise.all(both)
    expect(await readDocument(`Users/${uid}/Students/a`)).toEqual({ ...before, ...birthdate, ...firstName })
  })
})
