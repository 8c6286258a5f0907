import { commits, cutLine, loseAnswer } from './support/line'
import { renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addStudent, newStudentId, useStudents } from '../../src/data/student'
import type { Student } from '../../src/model/student'
import { expectConsoleError } from '../support/expect-console-error'
import { listDocuments, readDocument } from '../support/school'
import { signInNewParent, storeStudent } from './support/parent'

const meher = { firstName: 'Meher', middleName: 'Kaur', lastName: 'Gill', birthdate: '2019-02-21' }
const contact = { email: 'simran@painti.example', phoneNumber: '5550100200' }

/** What the hook of the pages reads. */
async function studentsOf(uid: string): Promise<Student[]> {
  const { result } = renderHook(() => useStudents(uid))
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result.current.status === 'ready' ? result.current.data : []
}

describe("a parent's children", () => {
  it('are read from Users/{uid}/Students, and those of another parent are not (S7.09)', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a')
    await storeStudent('another-parent', 'b')
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: [{ id: 'a' }] }))
    expect(result.current).toHaveProperty('data.length', 1)
  })

  it('are none at first', async () => {
    const { uid } = await signInNewParent()
    expect(await studentsOf(uid)).toEqual([])
  })

  it('are in the order of their names', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'a', { firstName: 'Zorawar' })
    await storeStudent(uid, 'b', { firstName: 'Arjan' })
    expect((await studentsOf(uid)).map(({ firstName }) => firstName)).toEqual(['Arjan', 'Zorawar'])
  })

  it('are read from old documents of every shape, also with a list stored as coursesComplete (S3.05)', async () => {
    const { uid } = await signInNewParent()
    await storeStudent(uid, 'placed', {
      firstName: 'Biba',
      coursesCompleted: ['1'],
      coursesComplete: [2, '1', 'x'],
      cost: '100',
    })
    await storeStudent(uid, 'named', { firstName: '', name: 'Chann', lastName: 'Gill', coursesCompleted: 3 })
    await storeStudent(uid, 'full', {
      firstName: null,
      middleName: '',
      lastName: '',
      name: ' Dilraj  Singh Sandhu',
      birthdate: 20180520,
    })
    const [biba, chann, dilraj] = await studentsOf(uid)
    expect(biba).toMatchObject({ id: 'placed', completedLevels: [1, 2], cost: 100 })
    expect(chann).toMatchObject({ firstName: 'Chann', lastName: 'Gill', completedLevels: [], cost: null })
    expect(dilraj).toMatchObject({ firstName: 'Dilraj', lastName: 'Singh Sandhu', birthdate: '20180520' })
  })

  it('end in an error where they may not be read, and it is told to the console only', async () => {
    expectConsoleError(/^A read failed: FirebaseError/)
    await signInNewParent()
    const { result } = renderHook(() => useStudents('somebody-else'))
    expect(result.current).toEqual({ status: 'loading' })
    await waitFor(() => expect(result.current).toEqual({ status: 'error' }))
  })
})

describe('adding a child', () => {
  it('stores the child with an empty completed list and shows it at once (S3.03, S7.18)', async () => {
    const { uid } = await signInNewParent()
    const { result } = renderHook(() => useStudents(uid))
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: [] }))
    const id = newStudentId(uid)
    await addStudent(uid, id, meher, contact)
    expect(await readDocument(`Users/${uid}/Students/${id}`)).toEqual({
      firstName: 'Meher',
      middleName: 'Kaur',
      lastName: 'Gill',
      birthdate: '2019-02-21',
      email: 'simran@painti.example',
      phoneNumber: '5550100200',
      coursesCompleted: [],
    })
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ id, firstName: 'Meher' }] }))
  })

  it('stores what its form adds', async () => {
    const { uid } = await signInNewParent()
    await addStudent(uid, 'c1', meher, { ...contact, name: 'Meher', age: 7, cost: 100 })
    expect(await readDocument(`Users/${uid}/Students/c1`)).toMatchObject({ name: 'Meher', age: 7, cost: 100 })
  })

  it('rejects where the rules refuse it, and writes nothing', async () => {
    const { uid } = await signInNewParent()
    const unborn = addStudent(uid, 'c1', { ...meher, birthdate: '2999-01-01' }, contact)
    await expect(unborn).rejects.toMatchObject({ code: 'permission-denied' })
    await expect(addStudent('somebody-else', 'c1', meher, contact)).rejects.toMatchObject({
      code: 'permission-denied',
    })
    expect(await listDocuments(`Users/${uid}/Students`)).toEqual([])
    expect(await listDocuments('Users/somebody-else/Students')).toEqual([])
  })

  it('rejects where the line is cut, and the same id tried again makes one child', async () => {
    const { uid } = await signInNewParent()
    const mend = cutLine(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toThrow(/Failed to fetch/)
    mend()
    loseAnswer(commits)
    await expect(addStudent(uid, 'c1', meher, contact)).rejects.toThrow(/Failed to fetch/)
    expect(await studentsOf(uid)).toMatchObject([{ id: 'c1', firstName: 'Meher' }])
  })

  it('gives each child an id that enrollments can carry', () => {
    const ids = [newStudentId('parent'), newStudentId('parent')]
    expect(new Set(ids).size).toBe(2)
    expect(ids.every((id) => /^[A-Za-z0-9-]{1,64}$/.test(id))).toBe(true)
  })
})
