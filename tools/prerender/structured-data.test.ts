import { describe, expect, it } from 'vitest'
import { readCourse } from '#model/course.ts'
import { aboutCourse } from './structured-data.ts'

const term = { StartDate: '2027-01-11', EndDate: '2027-05-28' }
const hours = { days: ['mon', 'tue', 'wed'], daysPerWeek: 2, startTime: '16:30', endTime: '17:15' }

describe('what machines are told of a course', () => {
  it('is its term, and how long its classes of a week are and for how many weeks (B1.09)', () => {
    expect(aboutCourse(readCourse('1', { ...term, ...hours, online: true })).hasCourseInstance).toEqual({
      '@type': 'CourseInstance',
      courseMode: 'Online',
      startDate: '2027-01-11',
      endDate: '2027-05-28',
      courseSchedule: {
        '@type': 'Schedule',
        duration: 'PT90M',
        repeatFrequency: 'Weekly',
        repeatCount: 20,
      },
    })
  })

  it.each([
    [false, 'Onsite'],
    [undefined, undefined],
  ])('is in a room or on a screen as the course says: %j', (online, courseMode) => {
    const { hasCourseInstance } = aboutCourse(readCourse('1', { ...term, online }))
    expect((hasCourseInstance as Record<string, unknown>).courseMode).toBe(courseMode)
  })

  it.each([
    { ...hours, days: [] },
    { ...hours, startTime: '' },
    // From Monday to Wednesday.
    { ...hours, days: ['sat'], daysPerWeek: 1, EndDate: '2027-01-13' },
  ])('has no hours of %j', (unknown) => {
    const { hasCourseInstance } = aboutCourse(readCourse('1', { ...term, ...unknown }))
    expect(hasCourseInstance).not.toHaveProperty('courseSchedule')
  })
})
