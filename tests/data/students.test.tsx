import {
  commits,
  delayNextRequest,
  dropResponse,
  exhaust,
  gets,
  holdRequests,
  leaveUnanswered,
  queries,
  requestsMade,
} from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refetchPending } from '#data/read.ts'
import { addStudent, correctStudent, removeStudent, useStudents } from '#data/student.ts'
import { UnknownOutcome } from '#lib/errors.ts'
import { readDocument } from '../support/school.ts'
import { renderReady, signInNewParent, storeStudent } from './support/parent.ts'

const meher = { firstName: 'Meher', middleName: 'Kaur', lastName: 'Gill', birthdate: '2019-02-21' }
const contact = { email: 'simran@painti.example', phoneNumber: '5550100200' }

/** A new parent who sees the children `a` and `b` with these fields. */
async function parentOfTwo(a: Record<string, unknown> = {}, b: Record<string, unknown> = {}) {
  const { uid } = await signInNewParent()
  await storeStudent(uid, 'a', a)
  await storeStudent(uid, 'b', b)
  return { uid, shown: await renderReady(() => useStudents(uid)) }
}

describe("a parent's children", () => {
  it('are read in the order of their names, with the levels of coursesComplete too (S3.05, S7.09)', async () => {
    const old = { coursesCompleted: ['1'], coursesComplete: [2, '1', 'x'], cost: '100' }
    const { uid } = await parentOfTwo({ firstName: 'Zorawar', ...old })
    const { current } = await renderReady(() => useStudents(uid))
    expect(current.data).toMatchObject([{ id: 'b' }, { id: 'a', completedLevels: [1, 2], cost: 100 }])
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

  it('show one who is added at once, with an empty completed list (S3.03, S7.18)', async () => {
    const { uid } = await signInNewParent()
    const shown = await renderReady(() => useStudents(uid))
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
    await waitFor(() => expect(shown.current.data).toMatchObject([{ id: 'c1', firstName: 'Meher' }]))
  })

  it('show what is corrected at once, and nothing else of the child is written', async () => {
    const { uid, shown } = await parentOfTwo({ coursesCompleted: [1] })
    const before = await readDocument(`Users/${uid}/Students/a`)
    await correctStudent(uid, 'a', { birthdate: '2017-05-20' })
    expect(await readDocument(`Users/${uid}/Students/a`)).toEqual({ ...before, birthdate: '2017-05-20' })
    const corrected = { birthdate: '2017-05-20', completedLevels: [1] }
    await waitFor(() => expect(shown.current.data.find(({ id }) => id === 'a')).toMatchObject(corrected))
    expect(requestsMade(queries), 'the children are not read again').toBe(1)
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

    const lastName = { lastName: 'Sandhu' }
    const middleName = { middleName: 'Dev' }
    const deliver = holdRequests(lastName.lastName)
    const late = correctStudent(uid, 'a', lastName)
    await waitFor(() => expect(requestsMade(lastName.lastName), 'it has read').toBe(1))
    await correctStudent(uid, 'a', middleName)
    deliver()
    await late
    const after = { ...before, ...birthdate, ...firstName, ...lastName, ...middleName }
    expect(await readDocument(`Users/${uid}/Students/a`)).toEqual(after)
  })

  it('do not show one who is removed, also twice at once', async () => {
    const { uid, shown } = await parentOfTwo()
    await Promise.all([removeStudent(uid, 'a'), removeStudent(uid, 'a')])
    await waitFor(() => expect(shown.current.data).toMatchObject([{ id: 'b' }]))
  })
})

describe('adding a child while the allowance of the day is used up', () => {
  it('is refused where the first try is known not to be stored', async () => {
    const { uid } = await signInNewParent()
    exhaust(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toMatchObject({ code: 'resource-exhausted' })
    expect(requestsMade(commits)).toBe(1)
    expect(await readDocument(`Users/${uid}/Students/c1`)).toBeNull()
  })

  it('is unknown where an unanswered try went before', async () => {
    const { uid } = await signInNewParent()
    const deliver = delayNextRequest(commits)
    exhaust(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toThrow(UnknownOutcome)
    await deliver()
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject(meher)
  })

  it('is unknown where the reads are refused that tell what it did', async () => {
    const { uid } = await signInNewParent()
    dropResponse(commits)
    exhaust(gets)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toThrow(UnknownOutcome)
  })
})
