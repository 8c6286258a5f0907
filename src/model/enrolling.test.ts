import { describe, expect, it } from 'vitest'
import { clashesOf, eligibilityOf, emptyCart, isStillOffered, offerOf, readCart } from './cart.ts'
import { readCourse } from './course.ts'
import type { Weekday } from './dates/schedule.ts'
import { amountOwed, readEnrollment, referenceOf, scheduleOf } from './enrollment.ts'
import { readStudent } from './student.ts'

const levelThree = readCourse('3', { number: 3, cost: 100 })
const simran = readStudent('s1', { firstName: 'Simran', coursesCompleted: [1] })

describe('a child', () => {
  it('is free with all lower levels, and enrolled first, whatever is missing and where other places are (S5.25)', () => {
    const seat = readEnrollment('3_s1', { courseId: '3', studentId: 's1', studentName: 'Simran' })
    const others = [{ courseId: '1' }, { studentId: 's2' }].map((other) => ({ ...seat, ...other }))
    const ready = readStudent('s1', { coursesCompleted: [1, 2] })
    expect(eligibilityOf(ready, levelThree, [])).toEqual({ kind: 'eligible' })
    expect(eligibilityOf(simran, levelThree, [])).toEqual({ kind: 'needs-levels', levels: [2] })
    expect(eligibilityOf(simran, readCourse('summer', {}), [])).toEqual({ kind: 'eligible' })
    expect(eligibilityOf(simran, levelThree, [seat])).toEqual({ kind: 'enrolled' })
    expect(eligibilityOf(simran, levelThree, others).kind).toBe('needs-levels')
  })

  it('has clashing classes where they are at the same time in the same weeks (B2.07)', () => {
    const hours = { days: ['mon', 'tue', 'wed'], startTime: '16:30', endTime: '17:15' }
    const course = readCourse('1', { StartDate: '2027-01-11', EndDate: '2027-05-28', ...hours })
    const other = readCourse('2', { ...hours, StartDate: '2027-02-01', startTime: '17:00', endTime: '17:45' })
    const seat = { courseId: '2', studentId: 's1', days: ['mon', 'wed'], startDate: '2027-02-01' }
    const clashes = (fields: Record<string, unknown>, days: Weekday[] = ['mon', 'tue']) => {
      const enrollment = readEnrollment('2_s1', { ...seat, endDate: '2027-06-18', ...fields })
      return clashesOf(course, simran, days, [enrollment], [other])
    }
    expect(clashes({})).toEqual([{ course: other, days: ['mon'] }])
    expect(clashes({}, ['tue'])).toEqual([])
    expect(clashes({ studentId: 's2' })).toEqual([])
    expect(clashes({ startDate: '2026-02-02' })).toEqual([])
    expect(clashes({ courseId: '3' })).toEqual([])
  })
})

describe('an enrollment', () => {
  it('is read in any shape, and what earlier versions of the site did not store is empty (B9.01)', () => {
    const texts = 'studentName startDate endDate paidOn termId termName movedFrom place paymentLink'.split(
      ' ',
    )
    const old = {
      ...{ id: '3_s1', courseId: '3', studentId: 's1', days: [], hadLevel: false },
      ...{ enrolledAt: null, movedAt: null, isStamped: false, cost: null, schedule: null },
      ...Object.fromEntries(texts.map((name) => [name, ''])),
    }
    expect(readEnrollment('3_s1', { courseId: 3, studentId: 's1' })).toEqual(old)
    expect(
      readEnrollment('3_s1', {
        courseId: 3,
        studentId: 's1',
        enrollmentDate: { toMillis: () => 5 },
        days: ['wed', 'mon', 'someday', 'mon'],
        cost: ' 99.5 ',
        startDate: '2027-01-11',
        endDate: '2027-02-30',
        hadLevel: 'true',
        paidOn: 'yes',
      }),
    ).toEqual({
      ...old,
      enrolledAt: 5,
      isStamped: true,
      days: ['mon', 'wed'],
      cost: 99.5,
      startDate: '2027-01-11',
    })
  })

  it('has the hours of its course only as long as that is published for its own term (B2.15)', () => {
    const course = readCourse('3', { StartDate: '2027-01-11', startTime: '16:30', endTime: '17:15' })
    const startsOn = (startDate: string) => readEnrollment('3_s1', { courseId: '3', startDate })
    expect(scheduleOf(startsOn('2027-01-11'), course)).toBe(course.schedule)
    expect(scheduleOf(startsOn('2026-01-12'), course)).toBeNull()
    expect(scheduleOf(startsOn('2027-01-11'), undefined)).toBeNull()
    expect(scheduleOf(startsOn(''), readCourse('3', {}))).toBeNull()
  })

  it('owes its cost until it is paid, and nothing where none is stored (B4.08)', () => {
    const owed = (fields: Record<string, unknown>) =>
      amountOwed({ enrollment: readEnrollment('3_s1', fields) })
    expect(owed({ cost: 100 })).toBe(100)
    expect(owed({ cost: 100, paidOn: '2027-01-05' })).toBeNull()
    expect(owed({ cost: 0 })).toBeNull()
    expect(owed({})).toBeNull()
  })

  it('has a reference of eight clear symbols, always the same, and another for each parent, level and term (B4.03)', () => {
    const at = (uid: string, id: string, enrolledAt: number | null) => {
      const [courseId = '', , termId = ''] = id.split('_')
      return referenceOf(uid, { id, courseId, termId, enrolledAt })
    }
    const entries = [
      ...['u1/1_s1_2027-winter', 'u2/1_s1_2027-winter', 'u1/2_s1_2027-winter', 'u1/1_s1_2027-summer'],
      // Without a term, by place and time.
      ...['u1/1_s1', 'u2/1_s1', 'u1/2_s1'],
    ].map((entry) => entry.split('/') as [string, string])
    const references = entries.map((entry) => at(...entry, 1_800_000_000_000))
    for (const one of references)
      expect(one).toMatch(/^[ACDEFHJKMNPRTUVWXY3479]{4}-[ACDEFHJKMNPRTUVWXY3479]{4}$/)
    expect(entries.map((entry) => at(...entry, 1_800_000_000_000))).toEqual(references)
    expect(at('u1', '1_s2_2027-winter', null)).toBe(references[0])
    const later = Array.from({ length: 1000 }, (_, index) => at('u1', '1_s1', 1_800_000_000_001 + index))
    expect(new Set([...references, ...later]).size).toBe(1007)
    expect(at('u1', '1_s1', null)).toBe('')
  })
})

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
