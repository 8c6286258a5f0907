import { gets, requestsMade } from './support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cacheCourses, cachedCourses, useCourse, useCourses, useFreshCourse } from '#data/course.ts'
import { queryClient, type ReadState } from '#data/read.ts'
import { renderReady } from './support/parent.ts'
import { seedCourses, writeDocument } from '../support/school.ts'

const minute = 60 * 1000

beforeAll(() => seedCourses())

afterEach(() => void vi.useRealTimers())

/** What a hook gives once it has ended. */
async function readyData<Data>(useRead: () => ReadState<Data>): Promise<Data> {
  return (await renderReady(useRead)).current.data
}

async function titlesShown(): Promise<string[]> {
  return (await readyData(useCourses)).map((course) => course.title)
}

/** A new visit, so much later: what the page had read is gone, what the device keeps is there. */
function comeBackAfter(milliseconds: number): void {
  queryClient.clear()
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(now + milliseconds)
}

describe('the list of courses', () => {
  it('is kept in local storage, and costs no read while it is fresh (S7.13)', async () => {
    expect(localStorage.getItem('courses')).toBeNull()
    const titles = await titlesShown()
    expect(requestsMade()).toBe(1)
    expect(localStorage.getItem('courses')).toContain('First letters')
    comeBackAfter(10 * minute - 1000)
    const { result } = renderHook(useCourses)
    expect(result.current).toMatchObject({ status: 'ready' })
    expect(await titlesShown()).toEqual(titles)
    expect(requestsMade()).toBe(1)
  })

  it('is shown at once and read again behind when the kept list is over ten minutes old', async () => {
    const before = await titlesShown()
    await writeDocument('Course/6', { Title: 'Brand new', number: 6 })
    comeBackAfter(10 * minute + 1000)
    const { result } = renderHook(useCourses)
    const titles = () =>
      result.current.status === 'ready' ? result.current.data.map(({ title }) => title) : []
    expect(titles()).toEqual(before)
    await waitFor(() => expect(titles()).toEqual([...before, 'Brand new']))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    queryClient.clear()
    await titlesShown()
    expect(requestsMade()).toBe(2)
  })
})

describe('one course', () => {
  it('is read afresh where a page relies on its price, whatever list is kept', async () => {
    await titlesShown()
    await readyData(() => useFreshCourse('1'))
    expect(requestsMade()).toBe(2)
  })
  it('is shown from an older list at once, and read by its id behind (S7.14)', async () => {
    await titlesShown()
    await writeDocument('Course/3', { Title: 'New name', number: 3 })
    comeBackAfter(10 * minute + 1000)
    const { result } = renderHook(() => useCourse('3'))
    const title = () => (result.current.status === 'ready' ? result.current.data?.title : null)
    expect(title()).toBe('Sentences and stories')
    await waitFor(() => expect(title()).toBe('New name'))
    expect(requestsMade()).toBe(2)
  })

  it.each(['a/b', '__x__', '..'])('is null without a read where %j cannot be an id', async (id) => {
    expect(await readyData(() => useCourse(id))).toBeNull()
    expect(requestsMade(gets)).toBe(0)
  })
})

describe('the cached list of courses', () => {
  it('counts as none where it is empty, or was read later than it is now', () => {
    cacheCourses([])
    expect(cachedCourses()).toBeNull()
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
    cacheCourses([{ id: '1', fields: { Title: 'First letters', number: 1 } }])
    vi.setSystemTime(1_799_999_999_999)
    expect(cachedCourses()).toBeNull()
  })

  it.each([
    '{broken',
    'null',
    '{}',
    '{"readAt":1}',
    '{"readAt":1,"documents":{}}',
    '{"readAt":1,"documents":[{"id":1,"fields":{}}]}',
  ])('counts as none where %o is kept', (text) => {
    localStorage.setItem('courses', text)
    expect(cachedCourses()).toBeNull()
  })
})
