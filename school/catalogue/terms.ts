import { languages } from '#content/languages.ts'
import type { CatalogueEntry } from './read-catalogue.ts'

/** What a registration takes from its term, and how many children that has room for. */
const termFields = 'StartDate EndDate days daysPerWeek startTime endTime breaks place cost seats'.split(' ')

/**
 * The terms that courses name, as they are stored. A registration reads its own, so that opening the next term changes
 * nothing for the families of the running one.
 */
export function termsOf(courses: readonly CatalogueEntry[]) {
  return courses.flatMap(({ id, fields }) => {
    const { term } = fields
    if (typeof term !== 'string') return []
    const own = termFields.map((name) => [name, fields[name]])
    const translated = languages.slice(1).map(({ code }) => {
      const { place } = Object(fields[code]) as Record<string, unknown>
      return [code, place && { place }]
    })
    const present = [...own, ...translated].filter(([, value]) => value !== undefined)
    return {
      path: `Course/${id}/Terms/${term}`,
      fields: Object.fromEntries(present) as CatalogueEntry['fields'],
    }
  })
}
