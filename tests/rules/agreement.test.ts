import { describe, expect, it } from 'vitest'
import { agreementFor } from '#model/cart.ts'
import { readCourse } from '#model/course.ts'
import { isRealDay } from '#model/day.ts'
import type { Weekday } from '#model/schedule.ts'
import { readStudent } from '#model/student.ts'
import { addChild, enrol } from './support/children.ts'
import { course, dayFromNow, student } from './support/documents.ts'
import { described, noDays } from './support/field-values.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('agreement')

type Fields = Readonly<Record<string, unknown>>

/** A course with these fields in place of its own; `undefined` for one that is missing. */
function courseWith(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries<unknown>({ ...course, ...fields }).filter(([, value]) => value !== undefined),
  )
}

/** Publishes a course of this shape, and returns how a child of a parent of its own enrols in it. */
async function offer(courseFields: Fields, studentFields: Fields = {}) {
  const stored = courseWith(courseFields)
  await project.store('Course/1', stored)
  /** What the site agrees for the child, which is right, but for these changes. */
  return async (changes: Fields = {}, days: Weekday[] = ['mon', 'tue']): Promise<void> => {
    const child = await addChild(project, studentFields)
    const reader = readStudent(child.studentId, { ...student, ...studentFields })
    await enrol(child, '1', { ...agreementFor(readCourse('1', stored), reader, days), ...changes })
  }
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
  ])('is the course’s, stored as %j, not the child’s (B2.10, B9.07)', async (cost, read) => {
    const place = await offer({ cost }, { cost: 80 })
    await assertAllowed(place({ cost: read }))
    await assertAllowed(place())
    for (const wrong of [read + 1, read - 1, 80, -0.01]) await assertDenied(place({ cost: wrong }))
  })

  it.each(noNumbers)('is the child’s where the course has %s for one (B9.07)', async (_, cost) => {
    const place = await offer({ cost }, { cost: '80' })
    await assertAllowed(place({ cost: 80 }))
    await assertAllowed(place())
    for (const wrong of [0, 100, cost ?? null]) await assertDenied(place({ cost: wrong }))
  })

  it.each(noNumbers)('is 0 where the course has none, and the child %s for one (B9.07)', async (_, cost) => {
    const place = await offer({ cost: undefined }, cost === undefined ? {} : { cost })
    await assertAllowed(place({ cost: 0 }))
    await assertAllowed(place())
    await assertDenied(place({ cost: 100 }))
  })
})

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
  (last, month) => [`2027-${String(month + 1).padStart(2, '0')}`, last] as const,
)
const leapDays = ['2028-02-29', '2000-02-29', '2400-02-29', '0004-02-29']
const noTermDays = [undefined, null, 20270105, ['2027-01-05'], ...noDays]

describe('The first day of the term', () => {
  it.each([...lastDays.map(([month, last]) => `${month}-${last}`), ...leapDays])(
    'is the course’s: %s (B2.11)',
    async (startDate) => {
      expect(isRealDay(startDate)).toBe(true)
      const place = await offer({ StartDate: ` ${startDate} ` })
      await assertAllowed(place({ startDate }))
      await assertAllowed(place())
      for (const wrong of ['', ` ${startDate} `, '2027-06-02', course.EndDate])
        await assertDenied(place({ startDate: wrong }))
    },
  )

  it.each(
    [
      ...noTermDays,
      '2100-02-29',
      '0000-02-29',
      ...lastDays.map(([month, last]) => `${month}-${last + 1}`),
    ].map(described),
  )('is stored as empty where the course has %s for it (B9.08)', async (_, startDate) => {
    const place = await offer({ StartDate: startDate })
    await assertAllowed(place({ startDate: '' }))
    await assertAllowed(place())
    for (const wrong of [course.StartDate, startDate ?? null]) await assertDenied(place({ startDate: wrong }))
  })
})

describe('The last day of the term', () => {
  it('is the course’s (B2.11)', async () => {
    const place = await offer({ EndDate: ` ${course.EndDate} ` })
    await assertAllowed(place({ endDate: course.EndDate }))
    await assertAllowed(place())
    for (const endDate of ['', ` ${course.EndDate} `, dayFromNow(151), course.StartDate])
      await assertDenied(place({ endDate }))
  })

  it.each([undefined, 20270105, '2027-02-29', new Date()].map(described))(
    'is stored as empty where the course has %s for it: nobody is late (B9.08)',
    async (_, endDate) => {
      const place = await offer({ EndDate: endDate })
      await assertAllowed(place({ endDate: '' }))
      await assertAllowed(place())
      await assertDenied(place({ endDate: course.EndDate }))
    },
  )

  it('may have been yesterday in UTC, but not two days ago: the term is over (B3.05)', async () => {
    for (const endDate of [dayFromNow(0), dayFromNow(-1), '9999-12-31']) {
      await assertAllowed((await offer({ EndDate: endDate }))())
    }
    for (const days of [-2, -3, -365]) {
      const place = await offer({ EndDate: dayFromNow(days) })
      await assertDenied(place())
      await assertDenied(place({ endDate: '' }))
      await assertDenied(place({ endDate: dayFromNow(30) }))
    }
  })
})

const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

describe('The days agreed', () => {
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
    const place = await offer({ days: week, daysPerWeek })
    expect(readCourse('1', courseWith({ days: week, daysPerWeek })).schedule.daysPerWeek).toBe(count)
    await assertAllowed(place({}, week.slice(0, count)))
    await assertAllowed(place({}, week.slice(-count).reverse()))
    await assertDenied(place({}, week.slice(1, count)))
    await assertDenied(place({}, [...week.slice(0, count - 1), 'mon', 'mon']))
    if (count < 7) await assertDenied(place({}, week.slice(0, count + 1)))
  })

  it.each([...noNumbers, ...[0, -1, 2.5, '2.5', '0', 0.5].map(described)])(
    'are two where the course has %s for their number (B9.09)',
    async (_, daysPerWeek) => {
      const place = await offer({ daysPerWeek })
      expect(readCourse('1', courseWith({ daysPerWeek })).schedule.daysPerWeek).toBe(2)
      await assertAllowed(place({}, ['mon', 'fri']))
      for (const days of [[], ['mon'], ['mon', 'tue', 'wed']]) await assertDenied(place({ days }))
    },
  )

  it.each([
    ['one day', ['mon'], 1],
    ['a day twice', ['mon', 'mon'], 1],
    ['what is no day beside one', ['Tue', 'mon', 'monday', '', 7, null, { wed: true }], 1],
    ['three days and asks for nine', ['sun', 'mon', 'tue'], 3],
  ])('are all where the course has fewer than it asks for: %s (B9.09)', async (_, days, count) => {
    const place = await offer({ days, daysPerWeek: 9 })
    const { schedule } = readCourse('1', courseWith({ days, daysPerWeek: 9 }))
    expect(schedule.days).toHaveLength(count)
    await assertAllowed(place({}, schedule.days))
    const fewer = schedule.days.slice(1)
    await assertDenied(place({}, fewer))
    await assertDenied(place({ days: [...schedule.days, 'fri'] }))
    for (const strange of ['Tue', 'monday', '', 7, null, 'fri']) {
      await assertDenied(place({ days: [...fewer, strange] }))
    }
  })

  it.each([undefined, null, [], 'mon,tue', { mon: true, tue: true }, ['Mon', 'lundi', 1]].map(described))(
    'are none where the course has %s for its days (B2.09)',
    async (_, days) => {
      const place = await offer({ days })
      await assertAllowed(place({}, []))
      for (const wrong of [
        ['mon', 'tue'],
        ['Mon', 'lundi'],
      ])
        await assertDenied(place({ days: wrong }))
    },
  )
})
