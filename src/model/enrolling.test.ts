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
  it('are every level below the course that the child has not completed', () => {
    expect(missingLevels(levelThree, simran)).toEqual([2])
    expect(missingLevels(levelThree, readStudent('s2', {}))).toEqual([1, 2])
  })

  it('are none for level 1, and for a course without a level', () => {
    expect(missingLevels(readCourse('1', { number: 1 }), simran)).toEqual([])
    expect(missingLevels(readCourse('summer', {}), simran)).toEqual([])
  })

  it('do not ask for the level itself', () => {
    expect(missingLevels(readCourse('2', { number: 2 }), simran)).toEqual([])
  })
})

describe('whether a child may be chosen', () => {
  const place = { id: '3_s1', courseId: '3', studentId: 's1', studentName: 'Simran' }

  it('is free with all lower levels completed', () => {
    expect(eligibilityOf(readStudent('s1', { coursesCompleted: [1, 2] }), levelThree, [])).toEqual({
      kind: 'free',
    })
  })

  it('names the missing levels', () => {
    expect(eligibilityOf(simran, levelThree, [])).toEqual({ kind: 'needs-levels', levels: [2] })
  })

  it('says enrolled first, whatever is missing', () => {
    expect(eligibilityOf(simran, levelThree, [place])).toEqual({ kind: 'enrolled' })
  })

  it('does not mind a place in another course or of another child', () => {
    const others = [
      { ...place, courseId: '1' },
      { ...place, studentId: 's2' },
    ]
    expect(eligibilityOf(simran, levelThree, others).kind).toBe('needs-levels')
  })
})

describe('the cart', () => {
  it('charges the course’s cost for each child', () => {
    expect(subtotalOf(levelThree, [simran, readStudent('s2', { cost: 80 })])).toBe(200)
  })

  it('charges the child’s cost where the course has none, and nothing where neither has one', () => {
    const free = readCourse('3', {})
    expect(costOf(free, readStudent('s2', { cost: 80 }))).toBe(80)
    expect(costOf(free, simran)).toBe(0)
  })

  it('charges nothing for a course that costs 0', () => {
    expect(costOf(readCourse('3', { cost: 0 }), readStudent('s2', { cost: 80 }))).toBe(0)
  })

  it('is 0 when it is empty', () => {
    expect(subtotalOf(levelThree, [])).toBe(0)
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
