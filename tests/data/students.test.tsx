import {
  commits,
  disconnect,
  leaveUnanswered,
  dropResponse,
  queries,
  requestsMade,
} from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refetchPending } from '#data/read.ts'
import { addStudent, useStudents } from '#data/student.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import type { Student } from '#model/student.ts'
import { readDocument } from '../support/school.ts'
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
