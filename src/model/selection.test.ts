import { describe, expect, it } from 'vitest'
import { readCourse } from './course.ts'
import { changesSince, daysOf, selectionFor } from './selection.ts'

describe('the selection in history state', () => {
  const offer = {
    cost: 100,
    startDate: '2027-01-11',
    endDate: '2027-05-28',
    startTime: '16:30',
    endTime: '17:15',
    days: ['mon', 'wed'],
    daysPerWeek: 1,
  }
  const selection = {
    courseId: '1',
    studentIds: ['s1', 's2'],
    totalCost: 200,
    days: { s1: ['mon'], s2: ['wed'] },
    offer,
  }

  /** As an earlier version of the site kept it, without days. */
  const earlier = { courseId: '1', studentIds: ['s1'], totalCost: 100 }

  it('gives the children chosen for the course', () => {
    expect(selectionFor('1', selection)).toEqual({ ...selection, checkoutId: '' })
    expect(selectionFor('1', { ...selection, checkoutId: 'c' }).checkoutId).toBe('c')
  })

  it('gives nobody for another course', () => {
    expect(selectionFor('2', selection).studentIds).toEqual([])
  })

  it('keeps the days of each child, none for one without (B2.03)', () => {
    const kept = selectionFor('1', selection)
    expect(daysOf(kept, 's2')).toEqual(['wed'])
    expect(daysOf(kept, 's3')).toEqual([])
  })

  it('notices what the course offers differently since somebody was chosen (B2.13)', () => {
    const course = (fields: Record<string, unknown>) =>
      readCourse('1', {
        cost: 100,
        StartDate: '2027-01-11',
        EndDate: '2027-05-28',
        startTime: '16:30',
        endTime: '17:15',
        days: ['mon', 'wed'],
        daysPerWeek: 1,
        ...fields,
      })
    const { offer: kept } = selectionFor('1', selection)
    expect(changesSince(kept, course({ Title: 'Another title' }))).toEqual([])
    expect(changesSince(kept, course({ cost: 120 }))).toEqual(['cost'])
    expect(changesSince(kept, course({ EndDate: '2027-06-04', days: ['tue'] }))).toEqual(['endDate', 'days'])
    expect(changesSince(null, course({ cost: 120 }))).toEqual([])
  })

  it.each([null, undefined, 'x', {}, { ...selection, studentIds: 's1' }, earlier])(
    'gives nobody for the state %j (B9.10)',
    (state) => {
      expect(selectionFor('1', state).studentIds).toEqual([])
    },
  )
})
