import {
  commits,
  disconnect,
  delayNextRequest,
  gets,
  holdRequests,
  leaveUnanswered,
  queries,
  requestsMade,
} from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  enrolStudent,
  cacheEnrolled,
  refreshEnrollments,
  useEnrollments,
  useEnrollmentsIn,
} from '#data/enrollment.ts'
import { useStudents } from '#data/student.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import { agreementFor } from '#model/cart.ts'
import type { Course } from '#model/course.ts'
import type { Weekday } from '#model/schedule.ts'
import { readStudent, type Student } from '#model/student.ts'
import { listDocuments, readDocument, seedCourses, writeDocument } from '../support/school.ts'
import { signInNewParent, storedCourse, storeStudent } from './support/parent.ts'

const courses: Record<string, Course> = {}
const days: Weekday[] = ['mon', 'wed']

beforeAll(async () => {
  await seedCourses()
  for (const id of ['1', '2']) courses[id] = await storedCourse(id)
})

function course(id: string): Course {
  const found = courses[id]
  if (found === undefined) throw new Error(`Course ${id} is not seeded.`)
  return found
}

/** Enrols the child on Monday and Wednesday. */
function enrol(uid: string, courseId: string, child: Student): Promise<void> {
  return enrolStudent(uid, course(courseId), child, days)
}

/** A new parent with one child, `c1`, as the page knows the child. */
async function parentWithChild(fields: Record<string, unknown> = {}) {
  const { uid } = await signInNewParent()
  await storeStudent(uid, 'c1', fields)
  const child = readStudent('c1', (await readDocument(`Users/${uid}/Students/c1`)) ?? {})
  return { uid, child }
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
  it('stores course, child, name and the server time in an enrollment, and appends the level, a number, to the completed list, once (S3.04, S3.08, S7.20, S7.21, B2.08)', async () => {
    const { uid, child } = await parentWithChild()
    await enrol(uid, '1', child)
    const { enrollmentDate, ...rest } = (await readDocument(`Users/${uid}/Enrollments/1_c1`)) ?? {}
    const place = { courseId: '1', studentId: 'c1', studentName: 'Arjan Singh Gill' }
    expect(rest).toEqual({ ...place, ...agreementFor(course('1'), child, days), hadLevel: false })
    expect(rest).toMatchObject({ days: ['mon', 'wed'], cost: 100 })
    expect(Math.abs(Number(enrollmentDate as Date) - Date.now())).toBeLessThan(60_000)
    const student = `Users/${uid}/Students/c1`
    expect(await readDocument(student)).toMatchObject({ coursesCompleted: [1] })
    await enrol(uid, '2', child)
    await enrol(uid, '1', child)
    expect(requestsMade(commits)).toBe(2)
    expect(await readDocument(student)).toMatchObject({ coursesCompleted: [1, 2] })
    expect((await placesOf(uid)).ids).toEqual(['1_c1', '2_c1'])
  })

  it('twice at once leaves one enrollment and one entry, and both count as done', async () => {
    const { uid, child } = await parentWithChild()
    await Promise.all([enrol(uid, '1', child), enrol(uid, '1', child)])
    expect(requestsMade(commits)).toBe(2)
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })

  it('counts as done where the answer was lost and the write arrives only after a look at what is stored', async () => {
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
    ['the connection is cut', () => disconnect(commits), notEnrolled],
    ['no answer comes within ten seconds', () => leaveUnanswered(commits), enrolledOnce],
  ])('has an unknown outcome where %s, and succeeds when it is tried again', async (_, hurt, stored) => {
    const { uid, child } = await parentWithChild()
    const reconnect = hurt()
    await expect(enrol(uid, '1', child)).rejects.toThrow(UnknownOutcome)
    expect(await placesOf(uid)).toEqual(stored)
    reconnect()
    await enrol(uid, '1', child)
    expect(await placesOf(uid)).toEqual(enrolledOnce)
  })

  it('gives a place in a level that the school had entered already, and enters it no second time', async () => {
    const { uid, child } = await parentWithChild({ coursesCompleted: [2, 1] })
    await enrol(uid, '2', child)
    expect(await placesOf(uid)).toEqual({ ids: ['2_c1'], completed: [2, 1] })
    expect(await readDocument(`Users/${uid}/Enrollments/2_c1`)).toMatchObject({ hadLevel: true })
  })
})

describe('the enrollments that pages read', () => {
  it('are those under Users/{uid}/Enrollments, without the empty entries of sign-ups, or those of one course (S7.10, S7.11)', async () => {
    const { uid, child } = await parentWithChild()
    await writeDocument(`Users/${uid}/Enrollments/placeholder`, {})
    await writeDocument(`Users/${uid}/Enrollments/k2Jd93`, {})
    await enrol(uid, '1', child)
    const { result } = renderHook(() => useEnrollments(uid))
    await waitFor(() =>
      expect(result.current).toEqual({
        status: 'ready',
        data: [
          {
            ...agreementFor(course('1'), child, days),
            id: '1_c1',
            courseId: '1',
            studentId: 'c1',
            studentName: 'Arjan Singh Gill',
            enrolledAt: expect.closeTo(Date.now(), -5) as number,
            hadLevel: false,
            paidOn: '',
          },
        ],
      }),
    )
    await enrol(uid, '2', child)
    const { result: inTwo } = renderHook(() => useEnrollmentsIn(uid, '2'))
    await waitFor(() => expect(inTwo.current).toMatchObject({ status: 'ready', data: [{ courseId: '2' }] }))
    expect(inTwo.current).toHaveProperty('data.length', 1)
  })

  it('come to a page that still waits for them while some are written', async () => {
    const { uid, child } = await parentWithChild()
    const letGo = holdRequests(queries)
    const { result } = renderHook(() => ({ inOne: useEnrollmentsIn(uid, '1'), students: useStudents(uid) }))
    await waitFor(() => expect(requestsMade(queries)).toBe(2))
    await enrol(uid, '1', child)
    await cacheEnrolled(uid, course('1'), [{ student: child, days }])
    letGo()
    await waitFor(() => {
      expect(result.current.inOne).toMatchObject({ data: [{ courseId: '1' }] })
      expect(result.current.students).toMatchObject({ data: [{ completedLevels: [1] }] })
    })
  })

  it('are read again, and the children with them, after some were written', async () => {
    const { uid, child } = await parentWithChild()
    const { result } = renderHook(() => ({
      enrollments: useEnrollments(uid),
      inLevelOne: useEnrollmentsIn(uid, '1'),
      students: useStudents(uid),
    }))
    await waitFor(() => expect(result.current.inLevelOne).toEqual({ status: 'ready', data: [] }))
    await waitFor(() => expect(result.current.students).toMatchObject({ data: [{ completedLevels: [] }] }))
    await enrol(uid, '1', child)
    await refreshEnrollments(uid)
    await waitFor(() => {
      expect(result.current.enrollments).toMatchObject({ data: [{ courseId: '1' }] })
      expect(result.current.inLevelOne).toMatchObject({ data: [{ courseId: '1' }] })
      expect(result.current.students).toMatchObject({ data: [{ completedLevels: [1] }] })
    })
  })
})
