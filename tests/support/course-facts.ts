import fc from 'fast-check'
import { expect } from 'vitest'
import { addDays } from '#model/dates/day.ts'
import { weekdays } from '#model/dates/schedule.ts'
import type { CatalogueEntry } from '#school/catalogue/read-catalogue.ts'
import { renderCourses } from './rendered-pages.ts'

/** What a course says, or `null` where it does not. */
interface Facts {
  weeks: number | null
  days: string[]
  perWeek: number | null
  cost: number | null
}

const facts: fc.Arbitrary<Facts> = fc.subarray([...weekdays]).chain((days) =>
  fc.record({
    weeks: fc.option(fc.integer({ min: 1, max: 60 })),
    days: fc.constant(days),
    perWeek: days.length === 0 ? fc.constant(null) : fc.integer({ min: 1, max: days.length }),
    cost: fc.option(fc.integer({ min: 1, max: 500 })),
  }),
)

function courseOf({ weeks, days, perWeek, cost }: Facts, index: number): CatalogueEntry {
  const [id, StartDate] = [String(index + 1), '2999-01-07']
  const schedule = days.length > 0 && { days, daysPerWeek: perWeek }
  const term = weeks !== null && { EndDate: addDays(StartDate, 7 * weeks - 1) }
  return {
    id,
    fields: { Title: 'ਪਾਠ', number: index + 1, StartDate, ...term, ...schedule, ...(cost && { cost }) },
  }
}

/** How a language says a number of something: in the first group, or the second where it is a span. */
type Pattern = RegExp

/**
 * Draws the pages of any courses, and compares each number of weeks, of classes a week and of levels on them with what the
 * courses say.
 * @param numerals from one on.
 */
export async function compareWithCourses(
  patterns: { weeks: Pattern; perWeek: Pattern; levels: Pattern },
  numerals: readonly string[],
): Promise<void> {
  const numberOf = (text: string) =>
    /\d/.test(text) ? Number(text) : numerals.indexOf(text.toLowerCase()) + 1
  /** Those that a text says: none, one, or the ends of a span. */
  const said = (text: string, pattern: Pattern) =>
    [...text.matchAll(pattern)].flatMap((found) => found.slice(1).filter(Boolean)).map(numberOf)

  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 7 }), async (all) => {
      for (const [path, text] of await renderCourses(all.map(courseOf))) {
        const own = path.startsWith('/courses/') ? [all[Number(path.slice(9)) - 1]] : all
        const known = <Value>(values: (Value | null | undefined)[]) =>
          values.every((value) => value !== null && value !== undefined) ? values : []
        const ends = (values: number[]) => [...new Set(values)].sort((one, other) => one - other)
        const spanOf = (values: (number | null | undefined)[]) => {
          const numbers = known(values).map(Number)
          return numbers.length === 0 ? [] : ends([Math.min(...numbers), Math.max(...numbers)])
        }
        const label = `${path} of ${JSON.stringify(all)}`
        const weeks = spanOf(own.map((course) => course?.weeks))
        const perWeek = spanOf(own.map((course) => course?.perWeek))
        for (const number of said(text, patterns.weeks)) expect(weeks, label).toContain(number)
        for (const number of said(text, patterns.perWeek)) expect(perWeek, label).toContain(number)
        if (path === '/courses' || path === '/faq') {
          expect(ends(said(text, patterns.weeks)), label).toEqual(weeks)
          expect(said(text, patterns.levels), label).toContain(all.length)
        }
        if (path === '/faq') expect(ends(said(text, patterns.perWeek)), label).toEqual(perWeek)
        if (path.startsWith('/courses/')) expect(ends(said(text, patterns.weeks)), label).toEqual(weeks)
        expect(text, label).not.toMatch(/null|undefined|NaN|function|=>/)
      }
    }),
    {
      numRuns: 12,
      examples: [
        [[{ weeks: 49, days: ['sat'], perWeek: 1, cost: 100 }]],
        [
          [12, 12, 12, 12, 12].map((weeks) => ({
            weeks,
            days: ['mon', 'wed', 'fri'],
            perWeek: 3,
            cost: 100,
          })),
        ],
        [[{ weeks: null, days: [], perWeek: null, cost: null }]],
      ],
    },
  )
}
