import { describe, expect, it } from 'vitest'
import { emptyCart, isStillOffered, readCart } from './cart.ts'
import { readCourse } from './course.ts'

describe('the stored cart', () => {
  const offer = {
    cost: 100,
    startDate: '2027-01-11',
    endDate: '2027-05-28',
    startTime: '16:30',
    endTime: '17:15',
    days: ['mon', 'wed'],
    daysPerWeek: 1,
  }
  const stored = {
    studentIds: ['s1', 's2'],
    days: { s1: ['mon'], s2: ['wed'] },
    offer,
    checkedOut: ['s1', 's2'],
    placed: [],
  }
  const course = (fields: Record<string, unknown> = {}) =>
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

  it('is what the course still offers until that changes, its term ends or a day is missing or full', () => {
    const cart = readCart(stored)
    expect(isStillOffered(cart, course(), 's1', '2027-05-28')).toBe(true)
    expect(isStillOffered(cart, course(), 's1', '2027-05-29')).toBe(false)
    expect(isStillOffered(cart, course({ cost: 120 }), 's1', '2027-01-01')).toBe(false)
    expect(isStillOffered(cart, course(), 's3', '2027-01-01')).toBe(false)
    const isFullOnMonday = course({ full: ['mon'] })
    expect(isStillOffered(cart, isFullOnMonday, 's1', '2027-01-01')).toBe(false)
    expect(isStillOffered(cart, isFullOnMonday, 's2', '2027-01-01')).toBe(true)
  })

  it.each([
    null,
    undefined,
    'x',
    {},
    { ...stored, studentIds: 's1' },
    { studentIds: ['s1'], totalCost: 100 },
  ])('is empty where %j is stored (B9.10)', (other) => {
    expect(readCart(other)).toEqual(emptyCart)
  })
})
