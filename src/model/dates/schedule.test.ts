import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './day.ts'
import {
  classDays,
  clashingDays,
  isNight,
  localClass,
  localDays,
  localHours,
  readSchedule,
  type Meeting,
  type Weekday,
  weekdays,
  weeksOf,
} from './schedule.ts'
import { dayIn, momentIn, timeIn } from './time-zone.ts'

const toronto = 'America/Toronto'
const spring = { startDate: '2021-01-11', endDate: '2021-05-28' }

describe('a stored schedule', () => {
  it('has times of day, and none in another text', () => {
    for (const startTime of ['00:00', '09:05', '23:59', ' 16:30 '])
      expect(readSchedule({ startTime }).startTime).toBe(startTime.trim())
    for (const endTime of ['24:00', '16:60', '4:30', '4:30 pm', '16.30', '16:30:00', ''])
      expect(readSchedule({ endTime }).endTime).toBe('')
  })

  it('has its breaks in their order, without what is no day', () => {
    const breaks = ['2021-03-17', '2021-02-30', 'Easter', ' 2021-03-15 ', 7]
    expect(readSchedule({ breaks }).breaks).toEqual(['2021-03-15', '2021-03-17'])
    expect(readSchedule({ breaks: {} }).breaks).toEqual([])
  })
})

const someDays = fc.subarray([...weekdays])
const daysFrom = (start: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(start, at))

it('a child has a class on the chosen weekdays of the term but its breaks, and a course has as many weeks as have one (B5.03)', () => {
  const week = { startDate: '2021-01-11', endDate: '2021-01-18' }
  expect(classDays(week, ['mon', 'sun'], [])).toEqual(['2021-01-11', '2021-01-17', '2021-01-18'])
  const clock = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
  const weekdayOf = (day: string) => clock.format(new Date(day)).toLowerCase()
  fc.assert(
    fc.property(fc.nat(800), fc.nat(400), someDays, fc.array(fc.nat(400)), (offset, length, days, at) => {
      const startDate = addDays('2027-01-01', offset)
      const breaks = at.map((count) => addDays(startDate, count))
      const term = { startDate, endDate: addDays(startDate, length - 1) }
      const all = daysFrom(startDate, length).filter((day) => !breaks.includes(day))
      const isChosen = (day: string) => days.some((one) => one === weekdayOf(day))
      expect(classDays(term, days, breaks)).toEqual(all.filter(isChosen))
      const taught = days.length === 0 ? all : all.filter(isChosen)
      const weeks = daysFrom(startDate, length).filter((day, index) => {
        const ofWeek = daysFrom(day, 7)
        return index % 7 === 0 && taught.some((one) => ofWeek.includes(one))
      })
      expect(weeksOf(term, readSchedule({ days, breaks }))).toBe(weeks.length || null)
      for (const none of ['', 'soon', '2021-02-30'])
        expect(
          [
            classDays({ ...term, startDate: none }, days, []),
            classDays({ ...term, endDate: none }, days, []),
          ].flat(),
        ).toEqual([])
    }),
  )
})

describe('the hours of a class by a reader’s clock', () => {
  const schedule = readSchedule({ days: ['mon', 'thu'], startTime: '16:30', endTime: '17:15' })

  it('are told from each class on from which they change, with the reader’s own day and end (B1.07)', () => {
    const expected = [
      { from: '2021-01-11', startTime: '03:00', endTime: '03:45', dayShift: 1 },
      { from: '2021-03-15', startTime: '02:00', endTime: '02:45', dayShift: 1 },
    ]
    expect(localHours(spring, schedule, toronto, 'Asia/Kolkata')).toEqual(expected)
    expect(localHours(spring, { ...schedule, startTime: '' }, toronto, 'Asia/Kolkata')).toEqual([])
  })

  it('are in a child’s night where a quarter of an hour of them is, from ten to seven', () => {
    const at = (quarter: number) =>
      `${String(Math.floor(quarter / 4) % 24).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`
    const isDark = (quarter: number) => quarter % 96 < 28 || quarter % 96 >= 88
    fc.assert(
      fc.property(fc.nat(95), fc.integer({ min: 1, max: 16 }), (start, length) => {
        const quarters = Array.from({ length }, (_, after) => start + after)
        expect(isNight({ startTime: at(start), endTime: at(start + length) })).toBe(quarters.some(isDark))
        expect(isNight({ startTime: at(start), endTime: '' })).toBe(isDark(start))
      }),
      // A class that lasts until after midnight.
      { examples: [[84, 16]] },
    )
  })
})

it('the weekdays and hours of a class by a reader’s clock are those of its moments, or none where they are not known', () => {
  const zones = ['Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Adelaide', 'Pacific/Auckland', 'Africa/Nairobi']
  const american = [toronto, 'America/Detroit', 'America/Jamaica', 'America/St_Johns']
  const zone = fc.constantFrom(...zones, ...american, 'Pacific/Honolulu', 'Pacific/Kiritimati')
  const times = fc.constantFrom(['00:15', '01:00'], ['07:00', ''], ['16:30', '17:15'], ['23:45', '23:59'])
  const at = (day: string) => weekdays.findIndex((each) => each === day.toLowerCase())
  const test = (
    school: string,
    reader: string,
    [startTime, endTime]: readonly [string, string],
    start: number,
    days: Weekday[],
  ) => {
    const startDate = addDays('2021-01-01', start)
    const term = { startDate, endDate: addDays(startDate, 60) }
    // The first class falls out.
    const schedule = readSchedule({ days, startTime, endTime, breaks: classDays(term, days, []).slice(0, 1) })
    const clock = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: reader })
    const seen = classDays(term, days, schedule.breaks).map((day) => {
      const begins = momentIn(school, day, startTime)
      const local = {
        startTime: timeIn(reader, begins),
        endTime: endTime && timeIn(reader, momentIn(school, day, endTime)),
        dayShift: [-1, 0, 1].find((shift) => addDays(day, shift) === dayIn(reader, begins)),
      }
      return { day, local, weekday: at(clock.format(begins)) }
    })
    const hours = localHours(term, schedule, school, reader)
    const same = { startTime, endTime, dayShift: 0 }
    const changes = seen.filter(({ local }, at) => local.startTime !== seen[at - 1]?.local.startTime)
    const isSame = seen.every(({ local }) => local.dayShift === 0 && local.startTime === startTime)
    expect(hours).toEqual(isSame ? [] : changes.map(({ day, local }) => ({ from: day, ...local })))
    for (const { day, local } of seen)
      expect(localClass(day, schedule, school, reader) ?? same).toEqual(local)
    const said = localDays(days, term, schedule, school, reader)
    expect(said === null).toBe(new Set(seen.map(({ local }) => local.dayShift)).size !== 1)
    for (const { day, weekday } of seen) {
      const own = days.findIndex((each) => classDays({ startDate: day, endDate: day }, [each], []).length > 0)
      if (said !== null) expect(at(said[own] ?? '')).toBe(weekday)
    }
  }
  fc.assert(
    fc.property(
      zone,
      zone,
      times,
      fc.nat({ max: 364 }),
      someDays.filter(({ length }) => length > 0),
      test,
    ),
    {
      // After midnight in winter, before it in summer; the same hours of another day; others for a part of the term.
      examples: [
        [toronto, 'Africa/Nairobi', ['16:30', '17:15'], 45, ['mon']],
        ['Pacific/Honolulu', 'Pacific/Kiritimati', ['16:30', '17:15'], 0, ['mon']],
        [toronto, 'America/Jamaica', ['16:30', '17:15'], 290, ['mon', 'thu']],
      ],
    },
  )
})

const level1: Meeting = { ...spring, days: ['mon', 'wed'], startTime: '16:30', endTime: '17:15' }

const both: Weekday[] = ['mon', 'wed']

it.each<[changes: Partial<Meeting>, days: Weekday[]]>([
  [{ startTime: '17:00', endTime: '17:45' }, both],
  [{ startTime: '17:15', endTime: '18:00' }, []],
  [{ startDate: '2021-05-28', endDate: '2021-12-31' }, both],
  [{ startDate: '2021-05-29', endDate: '2021-12-31' }, []],
  ...['startTime', 'endTime', 'startDate', 'endDate'].map(
    (name) => [{ [name]: '' }, []] as [Partial<Meeting>, []],
  ),
  [{ days: [] }, []],
])(
  'two classes of a child clash in hours and terms that overlap, whichever is asked first: %j on %j (B2.07)',
  (changes, days) => {
    const other = { ...level1, ...changes }
    expect([clashingDays(level1, other), clashingDays(other, level1)]).toEqual([days, days])
  },
)
