import { requestsMade } from '../data/support/connection.ts'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { useCourse, useCourses } from '#data/course.ts'
import { renderReady } from '../data/support/parent.ts'
import { emptySchool, writeDocument } from '../support/school.ts'

// What pages in Punjabi read of the courses: the documents of Course, with their texts in Punjabi.

const course = {
  Title: 'First letters',
  information: 'Meet the letters.',
  number: 1,
  cost: 100,
  pa: { Title: 'ਪਹਿਲੇ ਅੱਖਰ' },
}

beforeEach(async () => {
  await emptySchool()
  await writeDocument('Course/1', course)
})

describe('the list of courses in Punjabi', () => {
  it('comes from the list that an English page has kept, with each text that there is, and costs no read (B11.07)', async () => {
    const untranslated = { Title: 'First words', number: 2 }
    const documents = [course, untranslated].map((fields) => ({ id: String(fields.number), fields }))
    localStorage.setItem('courses', JSON.stringify({ readAt: Date.now(), documents }))
    const { result } = renderHook(useCourses)
    expect(result.current).toMatchObject({
      status: 'ready',
      data: [{ title: 'ਪਹਿਲੇ ਅੱਖਰ', information: 'Meet the letters.' }, { title: 'First words' }],
    })
    const one = await renderReady(() => useCourse('1'))
    expect(one.current.data).toMatchObject({ title: 'ਪਹਿਲੇ ਅੱਖਰ' })
    expect(requestsMade()).toBe(0)
  })
})
