import fc from 'fast-check'
import { expect } from 'vitest'
import { languageOf } from '#content/languages.ts'
import { language } from '#copy/language.ts'
import { env } from '#lib/env.ts'
import { inLanguage } from '#lib/paths.ts'
import { addDays } from '#model/dates/day.ts'
import { weekdays } from '#model/dates/schedule.ts'
import type { Program } from '#model/values/program.ts'
import type { CatalogueEntry } from '#school/catalogue/read-catalogue.ts'
import { programIn } from '#tools/languages.ts'
import { prerenderedPages } from '#tools/prerender/pages.ts'
import { renderPage } from '#tools/prerender/render-page.tsx'
import { configure } from '../pages/visit-member.tsx'

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

/**
 * The text of each page that says something of courses, as the build draws it from these, by its path; what search
 * engines are told of it is at the end.
 */
async function renderCourses(courses: CatalogueEntry[]): Promise<Map<string, string>> {
  configure(env, { program: JSON.parse(programIn(languageOf(language.code), courses)) as Program })
  const texts = new Map<string, string>()
  for (const { name, path, data = {}, description, things } of prerenderedPages({ courses, posts: [] })) {
    if (!['home', 'courses', 'course', 'faq'].includes(name)) continue
    const markup = await renderPage(inLanguage(path, language), data)
    // Elements that follow each other are apart, and a sentence of several values is in one piece.
    const text = markup.replaceAll('<!-- -->', '').replace(/<[^>]*>/g, '\n')
    texts.set(path, [text, description, JSON.stringify(things)].join('\n'))
  }
  return texts
}

/**
 * Draws the pages of any courses, and compares each number of weeks, of classes a week and of levels on them with what the
 * courses say.
 * @param patterns how a language says a number of them: in the first group, or the second where it is a span.
 * @param numerals from one on.
 */
export async function compareWithCourses(
  patterns: { weeks: RegExp; perWeek: RegExp; levels: RegExp },
  numerals: readonly string[],
): Promise<void> {
  const numberOf = (text: string) =>
    /\d/.test(text) ? Number(text) : numerals.indexOf(text.toLowerCase()) + 1
  /** Those that a text says: none, one, or the ends of a span. */
  const said = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap((found) => found.slice(1).filter(Boolean)).map(numberOf)

  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 7 }), async (all) => {
      for (const [path, text] of await renderCourses(all.map(courseOf))) {
        const own = path.startsWith('/courses/') ? [all[Number(path.slice(9)) - 1]] : all
        const ends = (values: number[]) => [...new Set(values)].sort((one, other) => one - other)
        const spanOf = (values: (number | null | undefined)[]) =>
          values.every((value) => typeof value === 'number')
            ? ends([Math.min(...values), Math.max(...values)])
            : []
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
