import { describe, expect, it } from 'vitest'
import { agreementFor, areDaysChosen } from '#model/cart.ts'
import { readCourse } from '#model/course.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import { readStudent } from '#model/student.ts'
import { addChild, enrol } from './support/children.ts'
import { course, dayFromNow, student } from './support/documents.ts'
import { described } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('agreement')

type Fields = Readonly<Record<string, unknown>>

/** Publishes a course with these fields; `undefined` for one that is missing. */
async function publish(fields: Fields): Promise<Fields> {
  const entries = Object.entries<unknown>({ ...course, ...fields })
  const published = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
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
  const child = await addChild(project, studentFields)
  const reader = readStudent(child.studentId, { ...student, ...studentFields })
  const agreement = agreementFor(read, reader, agreed.days ?? ['mon', 'tue'])
  expect(agreement).toMatchObject(agreed)
  expect(areDaysChosen(read.schedule, agreement.days)).toBe(true)
  for (const other of others) await assertDenied(enrol(child, '1', { ...agreement, ...other }))
  await assertAllowed(enrol(child, '1', agreement))
}

const noNumbers = [
  ...[undefined, null, '', ' ', 'free', '$100', '1e2', '1,000', '.5', '5.', '+5', '0x10', 'NaN', '1 0'],
  ...['9'.repeat(400), NaN, Infinity, -Infinity, true, false, [100], { cost: 100 }],
].map(described)

describe('The price agreed', () => {
  it.each([
    [100, 100],
    [99.5, 99.5],
    [0, 0],
    [-5, -5],
    [' 100 ', 100],
    ['99.5', 99.5],
    ['-5', -5],
    ['007', 7],
  ])('is the course’s, stored as %j, not the child’s (B2.10)', async (stored, cost) => {
    const others = [cost + 1, cost - 1, 80, -0.01].map((wrong) => ({ cost: wrong }))
    await expectAgreed({ cost: stored }, { cost }, others, { cost: 80 })
  })

  it.each(noNumbers)('is the child’s where the course has %s for one (B9.07)', async (_, cost) => {
    const others = [0, 100, cost ?? null].map((wrong) => ({ cost: wrong }))
    await expectAgreed({ cost }, { cost: 80 }, others, { cost: '80' })
  })

  it.each(noNumbers)('is 0 where the course has none, and the child %s for one (B9.07)', async (_, cost) => {
    await expectAgreed({ cost: undefined }, { cost: 0 }, [{ cost: 100 }], cost === undefined ? {} : { cost })
  })
})

describe.each([
  ['first', 'StartDate', 'startDate', ['2027-06-30', '2028-02-29', '2400-02-29', '0004-02-29']],
  ['last', 'EndDate', 'endDate', [course.EndDate, '2400-02-29']],
] as const)('The %s day agreed', (_which, stored, agreed, days) => {
  it.each(days)('is the course’s: %s (B2.11)', async (day) => {
    const others = ['', ` ${day} `, '2027-06-02', dayFromNow(151)].map((wrong) => ({ [agreed]: wrong }))
    await expectAgreed({ [stored]: ` ${day} ` }, { [agreed]: day }, others)
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
  it.each(noDays.map(described))('is none where the course has %s for it (B9.08)', async (_, day) => {
    const others = [course[stored], day ?? null].map((wrong) => ({ [agreed]: wrong }))
    await expectAgreed({ [stored]: day }, { [agreed]: '' }, others)
  })
})

describe('The term agreed', () => {
  it('may have ended yesterday in UTC, but not two days ago (B3.05)', async () => {
    for (const endDate of [dayFromNow(0), dayFromNow(-1), '9999-12-31'])
      await expectAgreed({ EndDate: endDate }, { endDate }, [])
    for (const days of [-2, -3, -365]) {
      await publish({ EndDate: dayFromNow(days) })
      const child = await addChild(project)
      for (const endDate of [dayFromNow(days), '', dayFromNow(30)])
        await assertDenied(enrol(child, '1', { endDate }))
    }
  })
})

describe('The days agreed', () => {
  const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

  it('are none that is full', async () => {
    const others = [['mon', 'tue'], ['tue', 'wed'], ['wed', 'mon'], ['thu']].map((days) => ({ days }))
    await expectAgreed({ full: ['mon', 'wed'] }, { days: ['tue', 'thu'] }, others)
    await publish({ full: ['mon', 'tue', 'wed', 'thu'] })
    const child = await addChild(project)
    for (const days of [['fri', 'thu'], ['fri'], []]) await assertDenied(enrol(child, '1', { days }))
  })

  it.each([[], ['sun'], ['Mon', 7], 'mon', { mon: true }, null].map(described))(
    'may be any where the course has %s for its full days',
    async (_, full) => {
      await expectAgreed({ full }, { days: ['mon', 'tue'] }, [])
    },
  )

  it.each([
    [1, 1],
    [3, 3],
    [7, 7],
    [' 3 ', 3],
    ['3.0', 3],
    [8, 7],
    ['99', 7],
    [1e300, 7],
  ])('are as many as the course asks for, stored as %j (B2.09, B9.09)', async (daysPerWeek, count) => {
    const others: Fields[] = [
      { days: week.slice(1, count) },
      { days: [...week.slice(2, count), 'mon', 'mon'] },
    ]
    if (count < 7) others.push({ days: week.slice(0, count + 1) })
    await expectAgreed({ days: week, daysPerWeek }, { days: week.slice(0, count) }, others)
    await expectAgreed({ days: week, daysPerWeek }, { days: week.slice(-count).reverse() }, others)
  })

  it.each([...noNumbers, ...[0, -1, 2.5, '2.5', '0', 0.5].map(described)])(
    'are two where the course has %s for their number (B1.04, B9.09)',
    async (_, daysPerWeek) => {
      const others = [[], ['mon'], ['mon', 'tue', 'wed']].map((days) => ({ days }))
      await expectAgreed({ daysPerWeek }, { days: ['mon', 'fri'] }, others)
    },
  )

  it.each<[string, unknown[], Weekday[]]>([
    ['one day', ['mon'], ['mon']],
    ['a day twice', ['mon', 'mon'], ['mon']],
    ['what is no day beside one', ['Tue', 'mon', 'monday', '', 7, null, { wed: true }], ['mon']],
    ['three days and asks for nine', ['sun', 'mon', 'tue'], ['sun', 'mon', 'tue']],
  ])('are all where the course has fewer than it asks for: %s (B9.09)', async (_, offered, days) => {
    const fewer = days.slice(1)
    const others = ['Tue', 'monday', '', 7, null, 'fri'].map((strange) => ({ days: [...fewer, strange] }))
    const wrong = [{ days: fewer }, { days: [...days, 'fri'] }, ...others]
    await expectAgreed({ days: offered, daysPerWeek: 9 }, { days }, wrong)
  })

  it.each([undefined, null, [], 'mon,tue', { mon: true, tue: true }, ['Mon', 'lundi', 1]].map(described))(
    'are none where the course has %s for its days (B2.09)',
    async (_, offered) => {
      await expectAgreed({ days: offered }, { days: [] }, [{ days: ['mon', 'tue'] }, { days: ['Mon'] }])
    },
  )
})
