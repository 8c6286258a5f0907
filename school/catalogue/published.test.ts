import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { publishedCourse } from './published.ts'

const pictures = new Map([['/pictures/level-1.svg', { isShown: true }]])
const schema = publishedCourse('1', { pictures, paths: new Set() })

const course = {
  Title: 'First letters',
  information: 'Meet the letters.',
  learn: 'Letters: All of them--Sounds: The easy ones',
  activities: 'Songs--Games',
  imageUrl: '/pictures/level-1.svg',
  number: 1,
  cost: 100,
  Description: 'A first course.',
  StartDate: '2027-01-11',
  EndDate: '2027-05-28',
}

/** What a course may say besides, the first and the last day of its term among its breaks. */
const hours = {
  days: ['mon', 'wed'],
  daysPerWeek: 2,
  startTime: '16:30',
  endTime: '17:15',
  breaks: ['2027-01-11', '2027-05-28'],
  place: 'Online',
  bring: 'A pencil',
  atHome: 'A sheet a week',
}

const weekdays = 'mon, tue, wed, thu, fri, sat, sun'

/** What is wrong with a course of these fields, as sentences that begin with the field. */
function problems(changes: Record<string, unknown>): string[] {
  const { issues = [] } = v.safeParse(schema, { ...course, ...changes })
  return issues.map((issue) => `${String(v.getDotPath(issue))} ${issue.message}`)
}

describe('what is published of a course', () => {
  it('may be its days and hours, its breaks, the place, what to bring and what there is to do at home (B1.03)', () => {
    expect(v.parse(schema, { ...course, ...hours })).toEqual({ ...course, ...hours })
    expect(v.parse(schema, course)).toEqual(course)
  })

  it.each([
    ['no day in its list', { days: [] }, 'days must name a day'],
    ['a day twice', { days: ['mon', 'mon'] }, 'days must name each day once'],
    ['a day written out', { days: ['mon', 'Tuesday'] }, `days.1 must be one of ${weekdays}`],
    ['half a day a week', { ...hours, daysPerWeek: 1.5 }, 'daysPerWeek must be a whole number'],
    [
      'more days a week than days',
      { ...hours, daysPerWeek: 3 },
      'daysPerWeek must not exceed the number of days',
    ],
    ['days a week and no days', { daysPerWeek: 1 }, 'daysPerWeek must not exceed the number of days'],
    [
      'an hour of one digit',
      { ...hours, startTime: '4:30' },
      'startTime must be a time on a 24-hour clock, written HH:MM',
    ],
    [
      'an hour that is none',
      { ...hours, endTime: '24:00' },
      'endTime must be a time on a 24-hour clock, written HH:MM',
    ],
    ['an end at its start', { ...hours, endTime: '16:30' }, 'endTime must be after startTime'],
    [
      'a start without an end',
      { startTime: '16:30' },
      'startTime and endTime go together: give both or neither',
    ],
    [
      'an end without a start',
      { endTime: '17:15' },
      'startTime and endTime go together: give both or neither',
    ],
    ['a break in words', { breaks: ['Easter'] }, 'breaks.0 must be a day, written YYYY-MM-DD'],
    [
      'a break before its term',
      { breaks: ['2027-01-10'] },
      'breaks must be days of the term, from StartDate to EndDate',
    ],
    [
      'a break after its term',
      { breaks: ['2027-05-29'] },
      'breaks must be days of the term, from StartDate to EndDate',
    ],
    ['an empty place', { place: '' }, 'place must not be empty'],
    ['nothing to bring', { bring: ' ' }, 'bring must not be empty'],
    ['nothing to do at home', { atHome: '' }, 'atHome must not be empty'],
  ])('may not be %s: %j (B1.03)', (_what, changes, sentence) => {
    expect(problems(changes)).toEqual([sentence])
  })

  it('may not be less than a day a week', () => {
    expect(problems({ ...hours, daysPerWeek: 0 })).toHaveLength(1)
  })
})
