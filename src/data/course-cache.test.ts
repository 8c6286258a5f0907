// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheCourses, cachedCourses } from './course.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const courses = [
  { id: '2', fields: { Title: 'First words', number: 2 } },
  { id: '1', fields: { Title: 'First letters', number: 1, cost: 100 } },
]

describe('the cached list of courses', () => {
  it('counts as none where it is empty, or was read later than it is now', () => {
    cacheCourses([])
    expect(cachedCourses()).toBeNull()
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
    cacheCourses(courses)
    vi.setSystemTime(1_799_999_999_999)
    expect(cachedCourses()).toBeNull()
  })

  it.each([
    '',
    '{broken',
    'null',
    '{}',
    '[]',
    '{"readAt":1}',
    '{"readAt":1,"documents":{}}',
    '{"readAt":1,"documents":[{"id":1,"fields":{}}]}',
  ])('counts as none where %o is kept', (text) => {
    localStorage.setItem('courses', text)
    expect(cachedCourses()).toBeNull()
  })

  it('lasts as long as the page where storage is full or forbidden', () => {
    vi.stubGlobal('localStorage', undefined)
    cacheCourses(courses)
    expect(cachedCourses()?.courses).toHaveLength(2)
  })
})
