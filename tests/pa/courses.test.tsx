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
  it('has each text in Punjabi that there is, and all else as published, in one read (B11.07)', async () => {
    await writeDocument('Course/2', { Title: 'First words', number: 2 })
    await writeDocument('Course/3', { Title: 'Sentences', number: 3, pa: 'ਵਾਕ' })
    expect((await renderReady(useCourses)).current.data).toMatchObject([
      { id: '1', title: 'ਪਹਿਲੇ ਅੱਖਰ', information: 'Meet the letters.', cost: 100 },
      { id: '2', title: 'First words' },
      { id: '3', title: 'Sentences' },
    ])
    expect(requestsMade()).toBe(1)
  })

  it('comes from the list that an English page has kept on the device, and costs no read', async () => {
    const kept = JSON.stringify({ readAt: Date.now(), documents: [{ id: '1', fields: course }] })
    localStorage.setItem('courses', kept)
    const { result } = renderHook(useCourses)
    expect(result.current).toMatchObject({ status: 'ready', data: [{ title: 'ਪਹਿਲੇ ਅੱਖਰ' }] })
    const one = await renderReady(() => useCourse('1'))
    expect(one.current.data).toMatchObject({ title: 'ਪਹਿਲੇ ਅੱਖਰ' })
    expect(requestsMade()).toBe(0)
  })
})
