import { doc, setDoc } from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { agreementFor } from '#model/cart.ts'
import { readCourse } from '#model/course.ts'
import { isRealDay } from '#model/day.ts'
import type { Weekday } from '#model/schedule.ts'
import { readStudent } from '#model/student.ts'
import { dayFromNow } from './support/day-from-now.ts'
import { course, student } from './support/documents.ts'
import { addChild, enrol } from './support/enrolment.ts'
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
  await setDoc(doc(project.administrator(), 'Course/1'), stored)
  /** What the site agrees for the child, which is right, but for these changes. */
  return async (days: Weekday[], changes: Fields = {}): Promise<void> => {
    const child = await addChild(project, studentFields)
    const reader = readStudent(child.studentId, { ...student, ...studentFields })
    const agreement = agreementFor(readCourse('1', stored), reader, days)
    await enrol(child, '1', { ...agreement, ...changes })
  }
}

function titled(...values: unknown[]): [string, unknown][] {
  return values.map((value) => [typeof value === 'number' ? String(value) : JSON.stringify(value), value])
}

const noNumbers: [string, unknown][] = [
  ['nothing', undefined],
  ['a number of 400 digits', '9'.repeat(400)],
  ...titled(null, '', ' ', 'free', '$100', '1e2', '1,000', '.5', '5.', '+5', '0x10', 'NaN', '1 0'),
  ...titled(NaN, Infinity, -Infinity, true, false, [100], { cost: 100 }),
]

describe('The price agreed', () => {
  it.each([
    [100, 100],
    [99.5, 99.5],
    [0, 0],
    [-5, -5],
    ['100', 100],
    [' 100 ', 100],
    ['99.5', 99.5],
    ['0', 0],
    ['-5', -5],
    ['007', 7],
  ])('is the course’s, stored as %j, not the child’s (B2.10, B9.07)', async (cost, read) => {
    const place = await offer({ cost }, { cost: 80 })
    await assertAllowed(place(['mon', 'tue'], { cost: read }))
    await assertAllowed(place(['mon', 'tue']))
    for (const wrong of [read + 1, read - 1, 80, -0.01]) {
      await assertDenied(place(['mon', 'tue'], { cost: wrong }))
    }
  })

  it.each(noNumbers)('is the child’s where the course has %s for one (B9.07)', async (_, cost) => {
    const place = await offer({ cost }, { cost: '80' })
    await assertAllowed(place(['mon', 'tue'], { cost: 80 }))
    await assertAllowed(place(['mon', 'tue']))
    for (const wrong of [0, 100, 79, null, cost].filter((value) => value !== undefined)) {
      await assertDenied(place(['mon', 'tue'], { cost: wrong }))
    }
  })

  it.each(noNumbers)('is 0 where the course has none, and the child %s for one (B9.07)', async (_, cost) => {
    const place = await offer({ cost: undefined }, cost === undefined ? {} : { cost })
    await assertAllowed(place(['mon', 'tue'], { cost: 0 }))
    await assertAllowed(place(['mon', 'tue']))
    await assertDenied(place(['mon', 'tue'], { cost: 100 }))
  })
})

const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
  (last, month) => [String(month + 1).padStart(2, '0'), last] as const,
)
const leapDays = ['2028-02-29', '2000-02-29', '2400-02-29', '0004-02-29']
const noDays: [string, unknown][] = [
  ['nothing', undefined],
  ['a moment of the server', new Date()],
  ...titled(null, '', 'in spring', 20270105, '2027-1-5', '2027-01-05T00:00', '05-01-2027', '2027/01/05'),
  ...titled('2027-02-30', '2027-02-29', '2100-02-29', '0000-02-29', '2027-01-00', '2027-00-10', '2027-13-10'),
  ...titled('2027-20-10', '2027-10-40', '12027-01-05', '٢٠٢٧-٠١-٠٥', ['2027-01-05']),
]

describe('The first day of the term', () => {
  it.each([...lastDays.map(([month, last]) => `2027-${month}-${last}`), ...leapDays, '2027-06-01'])(
    'is the course’s: %s (B2.11)',
    async (startDate) => {
      expect(isRealDay(startDate)).toBe(true)
      const place = await offer({ StartDate: ` ${startDate} ` })
      await assertAllowed(place(['mon', 'tue'], { startDate }))
      await assertAllowed(place(['mon', 'tue']))
      for (const wrong of ['', ` ${startDate} `, '2027-06-02', course.EndDate]) {
        await assertDenied(place(['mon', 'tue'], { startDate: wrong }))
      }
    },
  )

  it.each([...noDays, ...titled(...lastDays.map(([month, last]) => `2027-${month}-${last + 1}`))])(
    'is stored as empty where the course has %s for it (B9.08)',
    async (_, startDate) => {
      const place = await offer({ StartDate: startDate })
      await assertAllowed(place(['mon', 'tue'], { startDate: '' }))
      await assertAllowed(place(['mon', 'tue']))
      await assertDenied(place(['mon', 'tue'], { startDate: course.StartDate }))
      if (startDate !== undefined && startDate !== '')
        await assertDenied(place(['mon', 'tue'], { startDate }))
    },
  )
})

describe('The last day of the term', () => {
  it('is the course’s (B2.11)', async () => {
    const place = await offer({ EndDate: ` ${course.EndDate} ` })
    await assertAllowed(place(['mon', 'tue'], { endDate: course.EndDate }))
    await assertAllowed(place(['mon', 'tue']))
    for (const endDate of ['', ` ${course.EndDate} `, dayFromNow(151), course.StartDate]) {
      await assertDenied(place(['mon', 'tue'], { endDate }))
    }
  })

  it.each(noDays)(
    'is stored as empty where the course has %s for it: nobody is late (B9.08)',
    async (_, endDate) => {
      const place = await offer({ EndDate: endDate })
      await assertAllowed(place(['mon', 'tue'], { endDate: '' }))
      await assertAllowed(place(['mon', 'tue']))
      await assertDenied(place(['mon', 'tue'], { endDate: course.EndDate }))
    },
  )

  it('may have been yesterday in UTC, but not two days ago: nobody enrols in a term that is over (B3.05)', async () => {
    for (const endDate of [dayFromNow(0), dayFromNow(-1), '9999-12-31']) {
      await assertAllowed((await offer({ EndDate: endDate }))(['mon', 'tue']))
    }
    for (const days of [-2, -3, -365]) {
      const place = await offer({ EndDate: dayFromNow(days) })
      await assertDenied(place(['mon', 'tue']))
      await assertDenied(place(['mon', 'tue'], { endDate: '' }))
      await assertDenied(place(['mon', 'tue'], { endDate: dayFromNow(30) }))
    }
  })
})

const week: Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

describe('The days agreed', () => {
  it.each([
    [1, 1],
    [3, 3],
    [7, 7],
    ['3', 3],
    [' 3 ', 3],
    ['3.0', 3],
    [8, 7],
    ['99', 7],
    [1e300, 7],
  ])('are as many as the course asks for, stored as %j (B2.09, B9.09)', async (daysPerWeek, count) => {
    const place = await offer({ days: week, daysPerWeek })
    expect(readCourse('1', courseWith({ days: week, daysPerWeek })).schedule.daysPerWeek).toBe(count)
    await assertAllowed(place(week.slice(0, count)))
    await assertAllowed(place(week.slice(-count).reverse()))
    await assertDenied(place(week.slice(1, count)))
    await assertDenied(place([...week.slice(0, count - 1), 'mon', 'mon']))
    if (count < 7) await assertDenied(place(week.slice(0, count + 1)))
  })

  it.each([...noNumbers, ...titled(0, -1, 2.5, '2.5', '0', 0.5)])(
    'are two where the course has %s for their number (B9.09)',
    async (_, daysPerWeek) => {
      const place = await offer({ daysPerWeek })
      expect(readCourse('1', courseWith({ daysPerWeek })).schedule.daysPerWeek).toBe(2)
      await assertAllowed(place(['mon', 'fri']))
      for (const days of [[], ['mon'], ['mon', 'tue', 'wed']] as Weekday[][]) await assertDenied(place(days))
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
    await assertAllowed(place(schedule.days))
    await assertDenied(place(schedule.days.slice(1)))
    await assertDenied(place(days as Weekday[], { days: [...schedule.days, 'fri'] }))
    for (const strange of ['Tue', 'monday', '', 7, null, 'fri']) {
      await assertDenied(place([], { days: [...schedule.days.slice(1), strange] }))
    }
  })

  it.each([
    ['nothing', undefined],
    ...titled(null, [], 'mon,tue', { mon: true, tue: true }, ['Mon', 'lundi', 1]),
  ])('are none where the course has %s for its days (B2.09)', async (_, days) => {
    const place = await offer({ days })
    await assertAllowed(place([]))
    await assertDenied(place(['mon', 'tue']))
    await assertDenied(place([], { days: ['Mon', 'lundi'] }))
  })
})
