import { expect, it } from 'vitest'
import { emptyCart, isStillOffered, offerOf, readCart } from './cart.ts'
import { readCourse } from './course.ts'

const fields = {
  cost: 100,
  StartDate: '2027-01-11',
  EndDate: '2027-05-28',
  startTime: '16:30',
  endTime: '17:15',
  days: ['mon', 'wed'],
  daysPerWeek: 1,
}
const course = (changes: Record<string, unknown> = {}) => readCourse('1', { ...fields, ...changes })
const stored = {
  studentIds: ['s1', 's2'],
  days: { s1: ['mon'], s2: ['wed'] },
  offer: offerOf(course()),
  checkedOut: ['s1', 's2'],
  placed: [],
}

it('A stored cart is what the course still offers until that changes, its term ends or a day is missing or full', () => {
  const cart = readCart(stored)
  expect(isStillOffered(cart, course(), 's1', '2027-05-28')).toBe(true)
  expect(isStillOffered(cart, course(), 's1', '2027-05-29')).toBe(false)
  expect(isStillOffered(cart, course({ cost: 120 }), 's1', '2027-01-01')).toBe(false)
  expect(isStillOffered(cart, course(), 's3', '2027-01-01')).toBe(false)
  const isFullOnMonday = course({ full: ['mon'] })
  expect(isStillOffered(cart, isFullOnMonday, 's1', '2027-01-01')).toBe(false)
  expect(isStillOffered(cart, isFullOnMonday, 's2', '2027-01-01')).toBe(true)
})

it.each([null, undefined, 'x', {}, { ...stored, studentIds: 's1' }, { studentIds: ['s1'], totalCost: 100 }])(
  'A cart is empty where %j is stored (B9.10)',
  (other) => {
    expect(readCart(other)).toEqual(emptyCart)
  },
)
