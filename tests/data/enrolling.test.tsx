import {
  commits,
  delayNextRequest,
  disconnect,
  gets,
  holdRequests,
  leaveUnanswered,
  queries,
  requestsMade,
} from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  cacheEnrolled,
  enrolStudent,
  refreshEnrollments,
  useEnrollments,
  useEnrollmentsIn,
} from '#data/enrollment.ts'
import { useStudents } from '#data/student.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { agreementFor } from '#model/cart.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import type { Enrollment } from '#model/enrollment.ts'
import { readStudent, type Student } from '#model/student.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { renderReady, signInNewParent, storedCourse, storeStudent } from './support/parent.ts'

const days: Weekday[] = ['mon', 'wed']

beforeAll(() => seedCourses())

/** Enrols the child on Monday and Wednesday. */
async function enrol(uid: string, courseId: string, child: Student): Promise<Enrollment> {
  return enrolStudent(uid, await storedCourse(courseId), child, days)
}

/** A new parent with one child, `c1`, as the page knows the child. */
async function parentWithChild(fields: Record<string, unknown> = {}) {
  const { uid } = await signInNewParent()
  await storeStudent(uid, 'c1', fields)
  const child = readStudent('c1', (await readDocument(`Users/${uid}/Students/c1`)) ?? {})
  const agreed = agreementFor(await storedCourse('1'), child, days)
  return { uid, child, agreed }
}

/** What is stored of the child's places: the ids of the enrollments, and the completed list. */
async function placesOf(uid: string) {
  const enrollments = await listDocuments(`Users/${uid}/Enrollments`)
  const student = await readDocument(`Users/${uid}/Students/c1`)
  return { ids: enrollments.map(({ id }) => id), completed: student?.coursesCompleted }
}

const enrolledOnce = { ids: ['1_c1'], completed: [1] }
const notEnrolled = { ids: [], completed: [] }

describe('enrolling a child', () => {
  it('stores what was agreed and the server time in an enrollment (S3.08, S7.20, B2.08)', async () => {
    const { uid, child, agreed } = await parentWithChild()
    await enrol(uid, '1', child)
    const { enrollmentDate, ...rest } = (await readDocument(`Users/${uid}/Enrollments/1_c1`)) ?? {}
    const place = { courseId: '1', studentId: 'c1', studentName: 'Arjan Singh Gill' }
    expect(rest).toEqual({ ...place, ...agreed, hadLevel: false })
    expect(rest).toMatchObject({ days: ['mon', 'wed'], cost: 100 })
    expect(Math.abs(Number(enrollmentDate as Date) - Date.now())).toBeLessThan(60_000)
  })

  it('appends the level, a number, to the completed list, once (S3.04, S7.21)', async () => {
    const { uid, child } = await parentWithChild()
    await enrol(uid, '1', child)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1] })
    await enrol(uid, '2', child)
    await enrol(uid, '1', child)
    expect(requestsMade(commits)).toBe(2)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ coursesCompleted: [1, 2] })
    expect((await placesOf(uid)).ids).toEqual(['1_c1', '2_c1'])
  })

  it('twice at once leaves one enrollment and one entry, and both count as done', async () => {
    const { uid, child } = await parentWithChild()
    await Promise.all([enrol(uid, '1', child), enrol(uid, '1', child)])
    expect(requestsMade(commits)).toBe(2)
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })

  it('tells the days of a place that another tab has taken meanwhile', async () => {
    const { uid, child } = await parentWithChild()
    await enrolStudent(uid, await storedCourse('1'), child, ['tue', 'thu'])
    expect((await enrol(uid, '1', child)).days).toEqual(['tue', 'thu'])
  })

  it('counts as done where the write arrives only after a look at what is stored', async () => {
    const { uid, child } = await parentWithChild()
    const arrive = delayNextRequest(commits)
    const enrolling = enrol(uid, '1', child)
    await waitFor(() => expect(requestsMade(commits)).toBe(2))
    await arrive()
    await enrolling
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })

  it.each([
    ['what is stored cannot be read', () => disconnect(gets), notEnrolled],
    ['no answer comes within ten seconds', () => leaveUnanswered(commits), enrolledOnce],
  ])('is unknown where %s, and can be tried again', async (_, hurt, stored) => {
    const { uid, child } = await parentWithChild()
    const reconnect = hurt()
    await expect(enrol(uid, '1', child)).rejects.toThrow(UnknownOutcome)
    expect(await placesOf(uid)).toEqual(stored)
    reconnect()
    await enrol(uid, '1', child)
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })

  it('enters a level no second time that the school had entered already', async () => {
    const { uid, child } = await parentWithChild({ coursesCompleted: [2, 1] })
    await enrol(uid, '2', child)
    expect(await placesOf(uid)).toEqual({ ids: ['2_c1'], completed: [2, 1] })
    expect(await readDocument(`Users/${uid}/Enrollments/2_c1`)).toMatchObject({ hadLevel: true })
  })
})

describe('the enrollments that pages read', () => {
  it('are all but the empty entries of sign-ups, or those of one course (S7.10, S7.11)', async () => {
    const { uid, child, agreed } = await parentWithChild()
    await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
    await writeDocument(`Users/${uid}/Enrollments/k2Jd93`, {})
    await enrol(uid, '1', child)
    const inOne = {
      ...agreed,
      id: '1_c1',
      courseId: '1',
      studentId: 'c1',
      studentName: 'Arjan Singh Gill',
      enrolledAt: expect.closeTo(Date.now(), -5) as number,
      hadLevel: false,
      paidOn: '',
    }
    expect((await renderReady(() => useEnrollments(uid))).current.data).toEqual([inOne])
    await enrol(uid, '2', child)
    expect((await renderReady(() => useEnrollmentsIn(uid, '1'))).current.data).toEqual([inOne])
  })

  it('come to a page that still waits for them while some are written', async () => {
    const { uid, child } = await parentWithChild()
    const letGo = holdRequests(queries)
    const { result } = renderHook(() => ({ inOne: useEnrollmentsIn(uid, '1'), students: useStudents(uid) }))
    await waitFor(() => expect(requestsMade(queries)).toBe(2))
    await cacheEnrolled(uid, '1', [await enrol(uid, '1', child)])
    letGo()
    await waitFor(() => {
      expect(result.current.inOne).toMatchObject({ data: [{ courseId: '1' }] })
      expect(result.current.students).toMatchObject({ data: [{ completedLevels: [1] }] })
    })
  })

  it('are read again, and the children with them, after some were written', async () => {
    const { uid, child } = await parentWithChild()
    const all = await renderReady(() => useEnrollments(uid))
    const inOne = await renderReady(() => useEnrollmentsIn(uid, '1'))
    const students = await renderReady(() => useStudents(uid))
    expect(inOne.current.data).toEqual([])
    await enrol(uid, '1', child)
    await refreshEnrollments(uid)
    await waitFor(() => {
      expect(all.current.data).toMatchObject([{ courseId: '1' }])
      expect(inOne.current.data).toMatchObject([{ courseId: '1' }])
      expect(students.current.data).toMatchObject([{ completedLevels: [1] }])
    })
  })
})
