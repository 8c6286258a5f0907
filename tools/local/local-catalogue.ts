import path from 'node:path'
import { timeZone } from '#content/site.ts'
import { readCourse } from '#model/course.ts'
import { addDays, type Day } from '#model/dates/day.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { millisecondsInDay } from '#school/school-time.ts'
import { type Catalogue, type CatalogueEntry, readCatalogue } from '#school/catalogue/read-catalogue.ts'

const folder = path.join(import.meta.dirname, '../../catalogue')
/** Far enough ahead for everything that ends with the first class, such as withdrawing. */
const leastDaysAhead = 28

/** The catalogue with its terms moved to begin soon: local work and the tests must not depend on published dates. */
export async function readLocalCatalogue(): Promise<Catalogue> {
  const catalogue = await readCatalogue(folder)
  return { ...catalogue, courses: beginningSoon(catalogue.courses, dayIn(timeZone, new Date())) }
}

/**
 * Courses whose terms are all moved by the same number of whole weeks, so that the first begins 28 to 34 days after
 * `today`, on the weekday it has.
 */
export function beginningSoon(courses: readonly CatalogueEntry[], today: Day): CatalogueEntry[] {
  const [first = today] = courses.map(({ id, fields }) => readCourse(id, fields).startDate).sort()
  const milliseconds = Date.parse(addDays(today, leastDaysAhead)) - Date.parse(first)
  const days = 7 * Math.ceil(milliseconds / millisecondsInDay / 7)
  return courses.map(({ id, fields }) => {
    const { startDate, endDate, schedule } = readCourse(id, fields)
    const term = { StartDate: addDays(startDate, days), EndDate: addDays(endDate, days) }
    const breaks = schedule.breaks.map((day) => addDays(day, days))
    return { id, fields: { ...fields, ...term, ...(breaks.length > 0 && { breaks }) } }
  })
}
