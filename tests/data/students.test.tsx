import {
  commits,
  delayNextRequest,
  disconnect,
  exhaust,
  leaveUnanswered,
  gets,
  dropResponse,
  queries,
  requestsMade,
} from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refetchPending } from '#data/read.ts'
import { addStudent, correctStudent, removeStudent, useStudents } from '#data/student.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import type { Student } from '#model/student.ts'
import { readDocument, writeDocument } from '../support/school.ts'
import { signInNewParent, storeStudent } from './support/parent.ts'

const meher = { firstName: 'Meher', middleName: 'Kaur', lastName: 'Gill', birthdate: '2019-02-21' }
const contact = { email: 'simran@painti.example', phoneNumber: '5550100200' }

/** What the hook of the pages reads. */
async function studentsOf(uid: string): Promise<Student[]> {
  const { result } = renderHook(() => useStudents(uid))
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result.current.status === 'ready' ? result.current.data : []
}

describe("a parent's children", () => {
  it('are read from Users/{uid}/Students in the order of their names, and those of another parent are not (S7.09)', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a', { firstName: 'Zorawar' })
    await storeStudent(uid, 'b', { firstName: 'Arjan' })
    await storeStudent('another-parent', 'c')
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ id: 'b' }, { id: 'a' }] }))
  })

  it('are read with the levels of a list stored as coursesComplete (S3.05)', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'placed', {
      coursesCompleted: ['1'],
      coursesComplete: [2, '1', 'x'],
      cost: '100',
    })
    expect(await studentsOf(uid)).toMatchObject([{ completedLevels: [1, 2], cost: 100 }])
  })

  it('are asked for anew where the first request is never answered', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    leaveUnanswered(queries)
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(requestsMade(queries)).toBe(1))
    await refetchPending()
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: [{ id: 'a' }] }))
  })
})

describe('adding a child', () => {
  it('stores the child with an empty completed list and shows it at once (S3.03, S7.18)', async () => {
    const { uid } = await signInNewParent()
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [] }))
    await addStudent(uid, 'c1', meher, contact)
    expect(requestsMade(queries), 'the children are not read again').toBe(1)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toEqual({
      firstName: 'Meher',
      middleName: 'Kaur',
      lastName: 'Gill',
      birthdate: '2019-02-21',
      email: 'simran@painti.example',
      phoneNumber: '5550100200',
      coursesCompleted: [],
    })
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ id: 'c1', firstName: 'Meher' }] }))
  })

  it('is unknown where the connection is cut, and the same id tried again makes one child', async () => {
    const { uid } = await signInNewParent()
    const reconnect = disconnect(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toThrow(UnknownOutcome)
    reconnect()
    dropResponse(commits)
    await addStudent(uid, 'c1', meher, contact)
    await addStudent(uid, 'c1', meher, contact)
    expect(await studentsOf(uid)).toMatchObject([{ id: 'c1', firstName: 'Meher' }])
  })
})

describe('adding a child while the allowance of the day is used up', () => {
  it('is refused where the writes are, whose first try is known not to be stored', async () => {
    const { uid } = await signInNewParent()
    const refill = exhaust(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(requestsMade(commits)).toBe(1)
    refill()
    expect(await studentsOf(uid)).toEqual([])
  })

  it('is unknown where an unanswered try went before, or the reads are refused that tell what it did', async () => {
    const { uid } = await signInNewParent()
    const deliver = delayNextRequest(commits)
    const refill = exhaust(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toThrow(UnknownOutcome)
    refill()
    await deliver()
    expect(await studentsOf(uid)).toMatchObject([{ id: 'c1' }])
    dropResponse(commits)
    exhaust(gets)
    await expect(addStudent(uid, 'c2', meher, contact)).rejects.toThrow(UnknownOutcome)
  })
})

describe('correcting a child', () => {
  it('writes only what was changed, shows it at once, and repeated changes nothing more', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'c1', { coursesCompleted: [1] })
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: [{ id: 'c1' }] }))
    const before = await readDocument(`Users/${uid}/Students/c1`)
    await correctStudent(uid, 'c1', { birthdate: '2017-05-20' })
    await correctStudent(uid, 'c1', { birthdate: '2017-05-20' })
    expect(await readDocument(`Users/${uid}/Students/c1`)).toEqual({ ...before, birthdate: '2017-05-20' })
    await waitFor(() =>
      expect(result.current).toMatchObject({ data: [{ birthdate: '2017-05-20', completedLevels: [1] }] }),
    )
    expect(requestsMade(queries), 'the children are not read again').toBe(1)
  })

  it('is unknown where the connection is cut, and stored where only the answer was lost', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'c1')
    const reconnect = disconnect(commits)
    await expect(correctStudent(uid, 'c1', { firstName: 'Arjun' })).rejects.toThrow(UnknownOutcome)
    reconnect()
    dropResponse(commits)
    await correctStudent(uid, 'c1', { firstName: 'Arjun' })
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ firstName: 'Arjun' })
  })

  it('is refused where the child has been removed, and adds none', async () => {
    const { uid } = await signInNewParent()
    await expect(correctStudent(uid, 'gone', meher)).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await readDocument(`Users/${uid}/Students/gone`)).toBeNull()
  })
})

describe('removing a child', () => {
  it('takes the child away at once, and done twice or with a lost answer counts as done', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    await storeStudent(uid, 'b')
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ id: 'a' }, { id: 'b' }] }))
    await Promise.all([removeStudent(uid, 'a'), removeStudent(uid, 'a')])
    await removeStudent(uid, 'a')
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ id: 'b' }] }))
    dropResponse(commits)
    await removeStudent(uid, 'b')
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [] }))
    expect(await readDocument(`Users/${uid}/Students/b`)).toBeNull()
  })

  it('is refused with a registration or a level, and the child stays', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    await storeStudent(uid, 'b', { coursesCompleted: [2] })
    await writeDocument(`Users/${uid}/Enrollments/1_a`, { courseId: '1', studentId: 'a' })
    for (const id of ['a', 'b']) {
      await expect(removeStudent(uid, id)).rejects.toMatchObject({ code: 'permission-denied' })
      expect(await readDocument(`Users/${uid}/Students/${id}`)).not.toBeNull()
    }
  })

  it('is unknown where the connection is cut', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    disconnect(commits)
    await expect(removeStudent(uid, 'a')).rejects.toThrow(UnknownOutcome)
    expect(await readDocument(`Users/${uid}/Students/a`)).not.toBeNull()
  })
})
