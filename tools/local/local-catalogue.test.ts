import { describe, expect, it } from 'vitest'
import { timeZone } from '#content/site.ts'
import { addDays } from '#model/dates/day.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { beginningSoon, readLocalCatalogue } from './local-catalogue.ts'

// 11 January 2027 is a Monday.
const spring = { Title: 'First letters', StartDate: '2027-01-11', EndDate: '2027-05-28' }
const later = { Title: 'First words', StartDate: '2027-01-13', EndDate: '2027-06-02', breaks: ['2027-03-17'] }
const courses = [
  { id: '2', fields: later },
  { id: '1', fields: spring },
]

describe('the terms of the local catalogue', () => {
  it.each([
    ['2026-11-23', '2026-12-21'],
    ['2026-11-29', '2026-12-28'],
    ['2026-12-14', '2027-01-11'],
  ])('are moved on %s so that the first begins on Monday %s (B0.01)', (today, start) => {
    const [, first] = beginningSoon(courses, today)
    expect(first?.fields.StartDate).toBe(start)
  })

  it('keep their lengths, their weekdays and how they lie to each other, breaks and all (B0.01)', () => {
    expect(beginningSoon(courses, '2027-01-12')).toEqual([
      {
        id: '2',
        fields: { ...later, StartDate: '2027-02-17', EndDate: '2027-07-07', breaks: ['2027-04-21'] },
      },
      { id: '1', fields: { ...spring, StartDate: '2027-02-15', EndDate: '2027-07-02' } },
    ])
  })

  it('are moved by today’s date at the school, and nothing else of the catalogue is changed (B0.01)', async () => {
    const today = dayIn(timeZone, new Date())
    const [published, local] = await Promise.all([readCatalogue('catalogue'), readLocalCatalogue()])
    expect(local).toEqual({ ...published, courses: beginningSoon(published.courses, today) })
    const starts = local.courses.map(({ fields }) => fields.StartDate as string).sort()
    expect(starts[0]).toSatisfy((start) => addDays(today, 28) <= start && start <= addDays(today, 34))
  })
})
