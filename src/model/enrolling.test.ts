import { describe, expect, it } from 'vitest'
import { costOf, subtotalOf } from './cart.ts'
import { readCourse } from './course.ts'
import { enrollmentId, isEmptyEntry, readEnrollment } from './enrollment.ts'
import { levelFrom, quartersOf } from './level.ts'
import { eligibilityOf, missingLevels } from './prerequisites.ts'
import { readStudent } from './student.ts'

const levelThree = readCourse('3', { number: 3, cost: 100 })
const simran = readStudent('s1', { firstName: 'Simran', coursesCompleted: [1] })

describe('prerequisites', () => {
  it('are every level below the course that the child has not completed, and none where it has no level', () => {
    expect(missingLevels(levelThree, simran)).toEqual([2])
    expect(missingLevels(levelThree, readStudent('s2', {}))).toEqual([1, 2])
    expect(missingLevels(readCourse('2', { number: 2 }), simran)).toEqual([])
    expect(missingLevels(readCourse('1', { number: 1 }), simran)).toEqual([])
    expect(missingLevels(readCourse('summer', {}), simran)).toEqual([])
  })
})

describe('whether a child may be chosen', () => {
  it('is free with all lower levels, and enrolled first, whatever is missing and where other places are', () => {
    const place = { id: '3_s1', courseId: '3', studentId: 's1', studentName: 'Simran' }
    const others = [
      { ...place, courseId: '1' },
      { ...place, studentId: 's2' },
    ]
    const ready = readStudent('s1', { coursesCompleted: [1, 2] })
    expect(eligibilityOf(ready, levelThree, [])).toEqual({ kind: 'free' })
    expect(eligibilityOf(simran, levelThree, [])).toEqual({ kind: 'needs-levels', levels: [2] })
    expect(eligibilityOf(simran, levelThree, [place])).toEqual({ kind: 'enrolled' })
    expect(eligibilityOf(simran, levelThree, others).kind).toBe('needs-levels')
  })
})

describe('the cart', () => {
  it('charges the course’s cost for each child, the child’s where it has none, and nothing where neither has one', () => {
    const other = readStudent('s2', { cost: 80 })
    expect(subtotalOf(levelThree, [simran, other])).toBe(200)
    expect(subtotalOf(levelThree, [])).toBe(0)
    expect(costOf(readCourse('3', {}), other)).toBe(80)
    expect(costOf(readCourse('3', {}), simran)).toBe(0)
    expect(costOf(readCourse('3', { cost: 0 }), other)).toBe(0)
  })
})

describe('an enrollment', () => {
  it('has an id made of course and child', () => {
    expect(enrollmentId('3', 's1')).toBe('3_s1')
  })

  it('is read in any shape', () => {
    expect(readEnrollment('3_s1', { courseId: 3, studentId: 's1' })).toEqual({
      id: '3_s1',
      courseId: '3',
      studentId: 's1',
      studentName: '',
    })
  })

  it('is an empty entry where it names neither course nor child', () => {
    expect(isEmptyEntry(readEnrollment('placeholder', {}))).toBe(true)
    expect(isEmptyEntry(readEnrollment('x', { courseId: '1' }))).toBe(false)
    expect(isEmptyEntry(readEnrollment('x', { studentId: 's1' }))).toBe(false)
  })
})

describe('the flower', () => {
  it('has a quarter for each level, and none for a fifth', () => {
    expect([0, 1, 4, 5].map(quartersOf)).toEqual([0, 1, 4, 4])
  })
})

describe('a level', () => {
  it.each([
    [1, 1],
    ['9', 9],
    [' 2 ', 2],
    [0, null],
    [10, null],
    ['01', null],
    [1.5, null],
    [true, null],
    [null, null],
  ])('named %j is %j', (value, level) => {
    expect(levelFrom(value)).toBe(level)
  })
})
