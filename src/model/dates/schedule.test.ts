import { describe, expect, it } from 'vitest'
import {
  classDays,
  clashingDays,
  isNight,
  localClass,
  localHours,
  readSchedule,
  type Meeting,
} from './schedule.ts'

const toronto = 'America/Toronto'
const spring = { startDate: '2021-01-11', endDate: '2021-05-28' }

describe('a stored schedule', () => {
  it.each(['00:00', '09:05', '23:59', ' 16:30 '])('has the time %j', (startTime) => {
    expect(readSchedule({ startTime }).startTime).toBe(startTime.trim())
  })

  it.each(['24:00', '16:60', '4:30', '4:30 pm', '16.30', '16:30:00', ''])('has no time in %j', (endTime) => {
    expect(readSchedule({ endTime }).endTime).toBe('')
  })

  it('has its breaks in their order, without what is no day', () => {
    const breaks = ['2021-03-17', '2021-02-30', 'Easter', ' 2021-03-15 ', 7]
    expect(readSchedule({ breaks }).breaks).toEqual(['2021-03-15', '2021-03-17'])
    expect(readSchedule({ breaks: {} }).breaks).toEqual([])
  })
})

describe('the days on which a child has a class', () => {
  it('are the chosen weekdays of the term, first and last day included, without breaks (B5.03)', () => {
    const week = { startDate: '2021-01-11', endDate: '2021-01-18' }
    expect(classDays(week, ['mon', 'sun'], [])).toEqual(['2021-01-11', '2021-01-17', '2021-01-18'])
    expect(classDays(week, ['mon', 'sun'], ['2021-01-17'])).toEqual(['2021-01-11', '2021-01-18'])
  })

  it.each([
    ['has no start', { ...spring, startDate: '' }],
    ['has no end', { ...spring, endDate: '' }],
    ['ends on no day', { ...spring, endDate: '2021-02-30' }],
    ['ends before it starts', { ...spring, endDate: '2021-01-10' }],
  ])('are none where the term %s', (_what, term) => {
    expect(classDays(term, ['mon'], [])).toEqual([])
  })
})

describe('the hours of a class by a reader’s clock', () => {
  const schedule = readSchedule({ days: ['mon', 'thu'], startTime: '16:30', endTime: '17:15' })

  it.each([toronto, 'America/New_York', 'America/Detroit'])('is not told apart in %s (B1.07)', (zone) => {
    expect(localHours(spring, schedule, toronto, zone)).toEqual([])
  })

  it('is one time all term where both clocks change on the same day (B1.07)', () => {
    expect(localHours(spring, schedule, toronto, 'America/Vancouver')).toEqual([
      { from: '2021-01-11', startTime: '13:30', endTime: '14:15', dayShift: 0 },
    ])
  })

  it('changes with each of the two clocks, on the first class after the change (B1.07)', () => {
    expect(localHours(spring, schedule, toronto, 'Europe/London')).toEqual([
      { from: '2021-01-11', startTime: '21:30', endTime: '22:15', dayShift: 0 },
      { from: '2021-03-15', startTime: '20:30', endTime: '21:15', dayShift: 0 },
      { from: '2021-03-29', startTime: '21:30', endTime: '22:15', dayShift: 0 },
    ])
  })

  it('says where it is the next day (B1.07)', () => {
    expect(localHours(spring, schedule, toronto, 'Asia/Kolkata')).toEqual([
      { from: '2021-01-11', startTime: '03:00', endTime: '03:45', dayShift: 1 },
      { from: '2021-03-15', startTime: '02:00', endTime: '02:45', dayShift: 1 },
    ])
  })

  it.each([
    ['Pacific/Honolulu', 'Pacific/Kiritimati', 1],
    ['Pacific/Kiritimati', 'Pacific/Honolulu', -1],
  ])('is told where it is the same time of another day: %s, %s', (schoolZone, zone, dayShift) => {
    expect(localHours(spring, schedule, schoolZone, zone)).toEqual([
      { from: '2021-01-11', startTime: '16:30', endTime: '17:15', dayShift },
    ])
  })

  it('is told for the whole term where it differs for a part of it', () => {
    const autumn = { startDate: '2020-10-26', endDate: '2020-11-06' }
    // Jamaica has no summer time: until 1 November its clocks are an hour behind Toronto's.
    expect(localHours(autumn, schedule, toronto, 'America/Jamaica')).toEqual([
      { from: '2020-10-26', startTime: '15:30', endTime: '16:15', dayShift: 0 },
      { from: '2020-11-02', startTime: '16:30', endTime: '17:15', dayShift: 0 },
    ])
  })

  it('is counted from the first class that is no break', () => {
    const withBreak = { ...schedule, breaks: ['2021-01-11'] }
    expect(localHours(spring, withBreak, toronto, 'America/Vancouver')[0]?.from).toBe('2021-01-14')
  })

  it('is unknown without a time', () => {
    expect(localHours(spring, { ...schedule, startTime: '' }, toronto, 'Europe/London')).toEqual([])
  })

  it('have the reader’s own day and end for each class (B1.07)', () => {
    expect(localClass('2021-01-11', schedule, toronto, 'Asia/Kolkata')).toEqual({
      day: '2021-01-12',
      startTime: '03:00',
      endTime: '03:45',
    })
    const endless = { ...schedule, endTime: '' }
    expect(localClass('2021-01-11', endless, toronto, 'Europe/London')?.endTime).toBe('')
    expect(localClass('2021-01-11', schedule, toronto, 'America/Detroit')).toBeNull()
  })

  it.each([
    ['21:15', '22:00', false],
    ['21:30', '22:15', true],
    ['22:00', '', true],
    ['06:59', '', true],
    ['07:00', '07:45', false],
  ])('are in a child’s night from %s to %s: %s', (startTime, endTime, expected) => {
    expect(isNight({ startTime, endTime })).toBe(expected)
  })
})

describe('two classes of a child', () => {
  const level1: Meeting = { ...spring, days: ['mon', 'wed'], startTime: '16:30', endTime: '17:15' }

  it('clash where one begins before the other has ended, and not where it begins as the other ends (B2.07)', () => {
    const later = (startTime: string, endTime: string) => ({ ...level1, startTime, endTime })
    expect(clashingDays(level1, later('17:00', '17:45'))).toEqual(['mon', 'wed'])
    expect(clashingDays(later('17:00', '17:45'), level1)).toEqual(['mon', 'wed'])
    expect(clashingDays(level1, later('17:15', '18:00'))).toEqual([])
    expect(clashingDays(later('17:15', '18:00'), level1)).toEqual([])
  })

  it('clash in terms that share a day, and not in terms that follow each other (B2.07)', () => {
    const next = (startDate: string) => ({ ...level1, startDate, endDate: '2021-12-31' })
    expect(clashingDays(level1, next('2021-05-28'))).toEqual(['mon', 'wed'])
    expect(clashingDays(next('2021-05-28'), level1)).toEqual(['mon', 'wed'])
    expect(clashingDays(level1, next('2021-05-29'))).toEqual([])
    expect(clashingDays(next('2021-05-29'), level1)).toEqual([])
  })

  it.each([
    ['days', { days: [] }],
    ['start time', { startTime: '' }],
    ['end time', { endTime: '' }],
    ['first day', { startDate: '' }],
    ['last day', { endDate: '' }],
  ])('are not known to clash where one has no %s', (_what, missing) => {
    expect(clashingDays(level1, { ...level1, ...missing })).toEqual([])
    expect(clashingDays({ ...level1, ...missing }, level1)).toEqual([])
  })
})
