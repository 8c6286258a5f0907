import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreementFor, areDaysChosen } from '#model/cart.ts'
import { readCourse } from '#model/course.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { isInOpenTerm, readEnrollment } from '#model/enrollment.ts'
import { priceOf } from '#model/price.ts'
import { readStudent } from '#model/student.ts'
import { addChild } from './support/children.ts'
import { course, dayFromNow, type Fields, student } from './support/documents.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('agreement')

/** These fields; `undefined` stands for one that is missing. */
function defined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Publishes a course with these fields. */
async function publish(fields: Fields): Promise<Fields> {
  const published = defined({ ...course, ...fields })
  await project.store('Course/1', published)
  return published
}

/** In a course with these fields the site agrees this with a child, and no child enrols with anything else. */
async function expectAgreed(
  courseFields: Fields,
  agreed: { cost?: number; startDate?: string; endDate?: string; days?: Weekday[] },
  others: Fields[],
  studentFields: Fields = {},
): Promise<void> {
  const read = readCourse('1', await publish(courseFields))
  const child = await addChild(project, defined(studentFields))
  const reader = readStudent(child.studentId, { ...student, ...studentFields })
  const price = priceOf({ course: read, student: reader, siblings: [] })
  const agreement = agreementFor(read, { days: agreed.days ?? ['mon', 'tue'], price })
  expect(agreement).toMatchObject(agreed)
  expect(areDaysChosen(read.schedule, agreement.days)).toBe(true)
  for (const other of others) await assertDenied(child.enrol('1', { ...agreement, ...other }))
  await assertAllowed(child.enrol('1', agreement))
}

const noNumbers = [
  ...[
    undefined,
    null,
    '',
    ' ',
    'free',
    '$100',
    '1e2',
    '1,000',
    '.5',
    '5.',
    '+5',
    '0x10',
    'NaN',
    '1 0',
    '--5',
    '1.2.3',
    '1.x',
  ],
  ...['9'.repeat(400), NaN, Infinity, -Infinity, true, false, [100], { cost: 100 }],
]

it('The price agreed is the course’s, else the child’s, else 0 (B2.10, B9.07)', async () => {
  const agree = async (stored: unknown, cost: number, ofChild: Fields = { cost: 80 }) => {
    const others = [cost + 1, cost - 1, 80, 0, 100, -0.01, stored ?? null].filter((other) => other !== cost)
    const wrong = others.map((wrong) => ({ cost: wrong }))
    await expectAgreed({ cost: stored }, { cost }, wrong, ofChild)
  }
  for (const cost of [100, 12.95, 0, -5]) for (const stored of [cost, ` ${cost} `]) await agree(stored, cost)
  await agree('007', 7)
  for (const none of noNumbers) {
    await agree(none, 80, { cost: '80' })
    await agree(undefined, 0, { cost: none })
  }
})

const noDays = [
  undefined,
  null,
  20270105,
  ['2027-01-05'],
  'in spring',
  '2027-02-29',
  '2100-02-29',
  new Date(),
]

it.each([
  ['StartDate', 'startDate', ['2027-06-30', '2028-02-29', '2400-02-29', '0004-02-29']],
  ['EndDate', 'endDate', [course.EndDate, '2400-02-29']],
] as const)('The %s agreed is a real day or none (B2.11, B9.08)', async (stored, agreed, days) => {
  const agree = async (published: unknown, day: string) => {
    const wrong = [` ${day} `, '2027-06-02', dayFromNow(151), course[stored], published ?? null]
    const others = [{ [agreed]: '' }, ...wrong.map((wrong) => ({ [agreed]: wrong }))]
    const isOther = (other: Fields) => other[agreed] !== day
    await expectAgreed({ [stored]: published }, { [agreed]: day }, others.filter(isOther))
  }
  for (const day of days) await agree(` ${day} `, day)
  for (const none of noDays) await agree(none, '')
})

it('The term agreed may have ended yesterday in UTC, but not two days ago (B3.05)', async () => {
  for (const endDate of [dayFromNow(0), dayFromNow(-1), '9999-12-31'])
    await expectAgreed({ EndDate: endDate }, { endDate }, [])
  for (const days of [-2, -3, -365]) {
    await publish({ EndDate: dayFromNow(days) })
    const child = await addChild(project)
    for (const endDate of [dayFromNow(days), '', dayFromNow(30)])
      await assertDenied(child.enrol('1', { endDate }))
  }
})

const day = (min: number, max: number) =>
  fc.option(fc.integer({ min, max }).map(dayFromNow), { nil: '', freq: 3 })
// As the specification has it, or with the days that an earlier version of the site stored.
const older = fc.record({
  startDate: fc.oneof({ arbitrary: day(10, 30), weight: 9 }, fc.constant(20_270_111)),
  endDate: fc.oneof({ arbitrary: day(30, 40), weight: 9 }, fc.constant(20_270_528)),
  enrollmentDate: fc.oneof(
    fc.integer({ min: -6, max: 0 }).map((days) => new Date(`${dayFromNow(days)}T04:30:00Z`)),
    fc.constantFrom(null, '2020-01-05', Date.parse('2020-01-05')),
  ),
})
const open = fc.record({ StartDate: day(10, 45), EndDate: day(45, 50), openSince: day(-5, 0) })

it('An older registration that names no term is in the open term for the page where it is for the rules, so that nobody is let in twice or sent away', async () => {
  const isIn = async (entry: Fields, courseFields: Fields) => {
    const published = await publish({ ...courseFields, term: 'b' })
    const child = await addChild(project, { coursesCompleted: [1] })
    const fields = { courseId: '1', studentId: child.studentId, studentName: 'Simran Gill', ...entry }
    await project.store(child.enrollment('1').path, fields)
    const read = readCourse('1', published)
    const agreed = agreementFor(read, { days: ['mon', 'tue'], price: { cost: 100 } })
    const inTerm = isInOpenTerm(readEnrollment(`1_${child.studentId}`, fields), read)
    await (inTerm ? assertDenied : assertAllowed)(
      child.with({ term: 'b' }).enrol('1', { ...agreed, hadLevel: true }),
    )
    return inTerm
  }
  const answers = new Set<boolean>()
  await fc.assert(
    fc.asyncProperty(older, open, async (entry, term) => void answers.add(await isIn(entry, term))),
    { numRuns: 100 },
  )
  expect(answers.size).toBe(2)
  // Exactly what the specification stores, with a day’s grace; and what shares a day with days 30 to 150.
  const made = (days: number) => ({ enrollmentDate: new Date(`${dayFromNow(days)}T12:00:00Z`) })
  const since = { openSince: dayFromNow(-3) }
  const known = [await isIn(made(-9), since), await isIn(made(-4), since), await isIn(made(-9), {})]
  expect(known).toEqual([false, true, true])
  expect(await isIn({ enrollmentDate: new Date(dayFromNow(-4)) }, since)).toBe(true)
  expect(await isIn({ enrollmentDate: new Date(`${dayFromNow(-5)}T23:59:59.999Z`) }, since)).toBe(false)
  // Where a day is missing, it is the time of enrolling that counts.
  const [first, last] = [dayFromNow(20), dayFromNow(40)]
  expect(await isIn({ startDate: '', endDate: last, ...made(-9) }, since)).toBe(false)
  expect(await isIn({ startDate: first, endDate: '', ...made(-4) }, since)).toBe(true)
  const undated = { ...since, StartDate: '' }
  expect(await isIn({ startDate: first, endDate: last, ...made(-9) }, undated)).toBe(false)
  // What is no text is no day.
  expect(await isIn({ startDate: dayFromNow(20), endDate: 7 }, {})).toBe(true)
  expect(await isIn({ startDate: 7, endDate: dayFromNow(30) }, {})).toBe(true)
  const ofNumbers = [
    { startDate: dayFromNow(40), endDate: 7 },
    { startDate: 7, endDate: dayFromNow(40) },
  ]
  for (const days of ofNumbers) expect(await isIn({ ...days, ...made(-9) }, since)).toBe(false)
  const of = (first: number, last: number, term: Fields = {}) =>
    isIn({ startDate: dayFromNow(first), endDate: dayFromNow(last) }, term)
  const shared = [await of(20, 30), await of(1, 29), await of(150, 151), await of(151, 160)]
  expect(shared).toEqual([true, false, true, false])
  // Of a term without a last day the first is known.
  const endless = { EndDate: undefined }
  expect([await of(20, 30, endless), await of(31, 40, endless)]).toEqual([true, false])
})

describe('The days agreed', () => {
  const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
  const strange = ['Tue', 'monday', '', 7, null, { wed: true }]
  const counts = [
    [1, 1],
    [3, 3],
    [7, 7],
    [' 3 ', 3],
    ['3.0', 3],
    [8, 7],
    ['99', 7],
    [1e300, 7],
  ] as const

  it('are as many different ones of the course’s as it asks for (B1.04, B2.09, B9.09)', async () => {
    const agree = async (fields: Fields, { days }: { days: Weekday[] }) => {
      const [, ...fewer] = days
      const another = week.find((day) => !days.includes(day)) ?? 'mon'
      const others = [
        [...days, another],
        [...days.slice(2), 'mon', 'mon'],
        ...strange.map((day) => [...fewer, day]),
      ]
      if (days.length > 0) others.push(fewer)
      await expectAgreed(
        fields,
        { days },
        others.map((days) => ({ days })),
      )
    }
    for (const [daysPerWeek, count] of counts)
      for (const days of [week.slice(0, count), week.slice(-count).reverse()])
        await agree({ days: week, daysPerWeek }, { days })
    for (const daysPerWeek of [...noNumbers, ...[0, -1, 2.5, '2.5', '0', 0.5]])
      await agree({ daysPerWeek }, { days: ['mon', 'fri'] })
    for (const days of [
      ['mon', 'mon'],
      [...strange, 'mon'],
    ])
      await agree({ days, daysPerWeek: 9 }, { days: ['mon'] })
    await agree({ days: ['sun', 'mon', 'tue'], daysPerWeek: 9 }, { days: ['sun', 'mon', 'tue'] })
    for (const days of [undefined, null, [], 'mon,tue', { mon: true, tue: true }, ['Mon', 'lundi', 1]])
      await agree({ days }, { days: [] })
    for (const full of [[], ['sun'], ['Mon', 7], 'mon', { mon: true }, null])
      await agree({ full }, { days: ['mon', 'tue'] })
  })

  it('are none that is full (B12.09)', async () => {
    const others = [['mon', 'tue'], ['tue', 'wed'], ['wed', 'mon'], ['thu']].map((days) => ({ days }))
    await expectAgreed({ full: ['mon', 'wed'] }, { days: ['tue', 'thu'] }, others)
    await publish({ full: ['mon', 'tue', 'wed', 'thu'] })
    const child = await addChild(project)
    for (const days of [['fri', 'thu'], ['fri'], []]) await assertDenied(child.enrol('1', { days }))
  })
})
