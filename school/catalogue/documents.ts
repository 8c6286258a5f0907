import { allLanguages } from '#content/languages.ts'
import type { Catalogue, CatalogueEntry } from './read-catalogue.ts'

type Fields = Record<string, unknown>

/** The fields of a term that registrations and the rules read. */
const termFields =
  'termName StartDate EndDate days daysPerWeek startTime endTime breaks place cost paymentLink seats'.split(
    ' ',
  )

/** The documents of a catalogue by their paths: each course, the term that it names, and each post. */
export function documentsIn({ courses, posts }: Catalogue): { path: string; fields: Fields }[] {
  return [
    ...courses.map(({ id, fields }) => ({ path: `Course/${id}`, fields })),
    ...courses.filter(({ fields }) => fields.term !== undefined).map(termOf),
    ...posts.map(({ id, fields }) => ({ path: `Blogs/${id}`, fields })),
  ]
}

function ofTerm(fields: Fields) {
  return Object.entries(fields).filter(([name]) => termFields.includes(name))
}

function termOf({ id, fields: course }: CatalogueEntry) {
  const translated = allLanguages.slice(1).flatMap(({ code }) => {
    const texts = ofTerm(Object(course[code]) as Fields)
    return texts.length === 0 ? [] : [[code, Object.fromEntries(texts)]]
  })
  const fields = Object.fromEntries([...ofTerm(course), ...translated]) as Fields
  return { path: `Course/${id}/Terms/${String(course.term)}`, fields }
}
