import { commits, holdRequests, leaveUnanswered, queries, requestsMade } from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refetchPending } from '#data/read.ts'
import { correctStudent, useStudents } from '#data/student.ts'
import { readDocument } from '../support/school.ts'
import { signInNewParent, storeStudent } from './support/parent.ts'

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
