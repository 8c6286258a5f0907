// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cacheCourses, cachedCourses, courseListLifetime } from './course-cache'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('the kept list of courses', () => {
  it('is none at first', () => {
    expect(cachedCourses()).toBeNull()
  })

  it('comes back in the order of the levels, with the time it was read', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000, toFake: ['Date'] })
    cacheCourses([
      { id: '2', fields: { Title: 'First words', number: 2 } },
      { id: '1', fields: { Title: 'First letters', number: 1, cost: 100 } },
    ])
    const kept = cachedCourses()
    expect(kept?.readAt).toBe(1_800_000_000_000)
    expect(kept?.courses).toMatchObject([
      { id: '1', title: 'First letters', cost: 100 },
      { id: '2', title: 'First words' },
    ])
  })

  it('is fresh for ten minutes', () => {
    expect(courseListLifetime).toBe(600_000)
  })

  it.each([
    '',
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

  it('costs nothing but the head start where storage is full or forbidden', () => {
    vi.stubGlobal('localStorage', undefined)
    cacheCourses([])
    expect(cachedCourses()).toBeNull()
  })
})
