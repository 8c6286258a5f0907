import { isDeepStrictEqual } from 'node:util'
import { site } from '#content/site.ts'
import { readDays } from '#model/dates/schedule.ts'
import { storedDay, storedNumber } from '#model/values/stored.ts'
import type { Change } from '../documents.ts'
import { countChildren, type Entry } from '../registrations.ts'
import { millisecondsInDay, schoolDay } from '../school-time.ts'
import { pluralize } from '../terminal.ts'

/** Probable mistakes in a change, phrased to follow the path. @param enrolled who is in the changed term. */
export function* slipsIn({ path, before, fields }: Change, enrolled: readonly Entry[]) {
  if (fields === null) return
  const old = before?.fields ?? {}
  const isNew = (...names: string[]) => names.some((name) => !isDeepStrictEqual(old[name], fields[name]))
  if (before !== undefined && enrolled.length > 0) {
    for (const day of readDays(old.days).filter((each) => !readDays(fields.days).includes(each))) {
      const count = countChildren(enrolled.filter(({ enrollment }) => enrollment.days.includes(day)))
      if (count > 0) yield `no longer has ${day}, which ${pluralize(count, 'child', 'children')} chose`
    }
    const keep = pluralize(countChildren(enrolled), 'child keeps', 'children keep')
    if (isNew('days', 'daysPerWeek')) yield `changes its days: ${keep} those agreed`
    if (isNew('cost')) yield `changes its price: ${keep} the one agreed`
    if (storedDay(fields.StartDate) > storedDay(old.EndDate))
      yield 'begins after it was to end: the next term needs a `term` of its own'
  }
  // The course has the same dates and the same price.
  if (path.includes('/Terms/')) return
  if (isNew('term') && old.term !== undefined && !isNew('StartDate'))
    yield 'has another `term` that begins on the same day: children could enrol in it twice'
  const { paymentLink } = fields
  if (typeof paymentLink === 'string' && isNew('paymentLink', 'cost'))
    yield `sends families to ${new URL(paymentLink).host} to pay by card: its page must ask for ${String(fields.cost)} ${site.money.currency}, for one child`
  const today = schoolDay(new Date())
  const [start = '', end = '', date = ''] = [fields.StartDate, fields.EndDate, fields.date].map(storedDay)
  const count = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / millisecondsInDay
  if (isNew('StartDate') && count(start, today) > 31) yield `begins on ${start}, more than a month ago`
  if (isNew('StartDate') && count(today, start) > 731) yield `begins on ${start}, in more than two years`
  if (isNew('StartDate', 'EndDate') && count(start, end) > 366) yield `lasts more than a year, until ${end}`
  const [was = NaN, cost = NaN] = [old.cost, fields.cost].map((value) => storedNumber(value) ?? NaN)
  if (isNew('cost') && Math.abs(cost - was) >= was / 2) yield `costs ${cost} instead of ${was}`
  if (isNew('date') && date > today) yield `is dated ${date}, which is still to come`
}
