import {
  denyRequests,
  disconnect,
  gets,
  holdRequests,
  queries,
  requestsMade,
} from '../data/support/connection.ts'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useCourse, useCourses, useFreshCourse } from '#data/course.ts'
import { queryClient } from '#data/read.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { deleteDocument, writeDocument } from '../support/school.ts'

// What pages in Punjabi read of the courses: the documents of Course, with the texts of CourseWords laid over.

const course = { Title: 'First letters', information: 'Meet the letters.', number: 1, cost: 100 }
const words = { Title: 'ਪਹਿਲੇ ਅੱਖਰ' }
/** Part of each request for the texts of all courses, and for those of one. */
const [allTexts, textsOfOne] = ['"collectionId":"CourseWords"', 'CourseWords/1_pa']

beforeEach(async () => {
  await writeDocument('Course/1', course)
  await writeDocument('CourseWords/1_pa', words)
})

afterEach(() => queryClient.clear())

/** What a hook gives once it has ended; its type stays the hook's. */
async function readyData<Data>(useRead: () => { status: string; data?: Data }): Promise<Data> {
  const { result } = renderHook(useRead)
  await waitFor(() => expect(result.current.status).toBe('ready'))
  return result.current.data as Data
}

async function titlesShown(): Promise<string[]> {
  return (await readyData(useCourses)).map(({ title }) => title)
}

describe('the list of courses in Punjabi', () => {
  it('has each text in Punjabi that there is, the others in English, and all else as published (B11.07)', async () => {
    await writeDocument('Course/2', { Title: 'First words', number: 2 })
    expect(await readyData(useCourses)).toMatchObject([
      { id: '1', title: 'ਪਹਿਲੇ ਅੱਖਰ', information: 'Meet the letters.', cost: 100 },
      { id: '2', title: 'First words' },
    ])
    expect(requestsMade(queries)).toBe(2)
    await deleteDocument('Course/2')
  })

  it('is kept on the device apart from the English one, and costs no read for ten minutes', async () => {
    const english = JSON.stringify({ readAt: Date.now(), documents: [{ id: '1', fields: course }] })
    localStorage.setItem('courses', english)
    expect(await titlesShown()).toEqual(['ਪਹਿਲੇ ਅੱਖਰ'])
    expect(localStorage.getItem('courses')).toBe(english)
    expect(requestsMade()).toBe(2)
    queryClient.clear()
    const { result } = renderHook(useCourses)
    expect(result.current).toMatchObject({ status: 'ready', data: [{ title: 'ਪਹਿਲੇ ਅੱਖਰ' }] })
    expect(await readyData(() => useCourse('1'))).toMatchObject({ title: 'ਪਹਿਲੇ ਅੱਖਰ' })
    expect(requestsMade()).toBe(2)
  })

  it('is in English where its texts cannot be read, and is not kept so', async () => {
    expectConsoleError(/A translation was not read/)
    const reconnect = disconnect(allTexts)
    expect(await titlesShown()).toEqual(['First letters'])
    expect(Object.keys(localStorage)).toEqual([])
    reconnect()
    queryClient.clear()
    expect(await titlesShown()).toEqual(['ਪਹਿਲੇ ਅੱਖਰ'])
  })

  it('says nothing of texts where the courses themselves cannot be read, and reads both again', async () => {
    const reconnectCourses = disconnect('"collectionId":"Course"')
    const reconnectTexts = disconnect(allTexts)
    const { result } = renderHook(useCourses)
    await waitFor(() => expect(requestsMade(allTexts)).toBe(1))
    reconnectCourses()
    reconnectTexts()
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ title: 'ਪਹਿਲੇ ਅੱਖਰ' }] }))
  })
})

describe('one course in Punjabi', () => {
  it('is read now, with its texts beside it', async () => {
    await titlesShown()
    await writeDocument('Course/1', { ...course, cost: 120 })
    expect(await readyData(() => useFreshCourse('1'))).toMatchObject({ title: 'ਪਹਿਲੇ ਅੱਖਰ', cost: 120 })
    expect(requestsMade(gets)).toBe(2)
  })

  it('asks for the course and its texts at the same time', async () => {
    const release = holdRequests('documents/Course/1"')
    const { result } = renderHook(() => useFreshCourse('1'))
    await waitFor(() => expect(requestsMade(textsOfOne)).toBe(1))
    expect(result.current.status).toBe('loading')
    release()
    await waitFor(() => expect(result.current).toMatchObject({ data: { title: 'ਪਹਿਲੇ ਅੱਖਰ' } }))
  })

  it('can be enrolled in where its texts are denied, fail or do not come: it is in English then', async () => {
    expectConsoleError(/A translation was not read/)
    const inEnglish = { title: 'First letters', cost: 100 }
    for (const fault of [denyRequests, disconnect]) {
      const end = fault(textsOfOne)
      expect(await readyData(() => useFreshCourse('1'))).toMatchObject(inEnglish)
      end()
      queryClient.clear()
    }
    // Three seconds, as for a parent.
    holdRequests(textsOfOne)
    expect(await readyData(() => useFreshCourse('1'))).toMatchObject(inEnglish)
  })

  it('is null where there is none, whatever texts there are', async () => {
    await writeDocument('CourseWords/7_pa', words)
    expect(await readyData(() => useFreshCourse('7'))).toBeNull()
  })
})

describe('what is shown in Punjabi', () => {
  const hooks = [
    ['the list', useCourses, allTexts],
    ['a course', () => useCourse('1'), textsOfOne],
  ] as const

  beforeEach(() => {
    const kept = [{ id: '1', fields: { ...course, ...words, cost: 90 } }]
    localStorage.setItem('courses/pa', JSON.stringify({ readAt: 0, documents: kept }))
  })

  it.each(hooks)('stays in %s while its texts cannot be read, and is read again', async (_, hook, texts) => {
    const reconnect = disconnect(texts)
    const { result } = renderHook<{ status: string; data?: unknown }, unknown>(hook)
    const shown = () => [result.current.data].flat()
    await waitFor(() => expect(requestsMade(texts)).toBe(2))
    expect(shown()).toMatchObject([{ title: 'ਪਹਿਲੇ ਅੱਖਰ', cost: 90 }])
    reconnect()
    await waitFor(() => expect(shown()).toMatchObject([{ title: 'ਪਹਿਲੇ ਅੱਖਰ', cost: 100 }]))
  })

  it.each(hooks)('stays in %s where its texts are denied, which is a failed read', async (_, hook, texts) => {
    expectConsoleError(/A read failed/)
    denyRequests(texts)
    const { result } = renderHook<{ status: string; data?: unknown }, unknown>(hook)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect([result.current.data].flat()).toMatchObject([{ title: 'ਪਹਿਲੇ ਅੱਖਰ' }])
  })

  it('keeps nobody from enrolling at the price of today', async () => {
    expectConsoleError(/A translation was not read/)
    await readyData(() => useCourse('1'))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    denyRequests(textsOfOne)
    await writeDocument('Course/1', { ...course, cost: 120 })
    expect(await readyData(() => useFreshCourse('1'))).toMatchObject({ title: 'First letters', cost: 120 })
  })
})
