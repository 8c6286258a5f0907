import { type Level, levelsFrom } from './level.ts'
import { storedList, storedText } from './values/stored.ts'

/** Who teaches, as the school publishes it with each course. */
export interface Teacher {
  name: string
  picture: string
  /** One sentence. */
  about: string
  /** What is spoken with them, in the language of the page. */
  languages: string[]
  /** None of somebody who teaches all of them. */
  levels: Level[]
}

/** Reads the teachers of a stored course in whatever shape they have. @param language as for `readCourse`. */
export function readTeachers(stored: unknown, language: string): Teacher[] {
  const teachers = storedList(stored).map((entry): Teacher => {
    const own = Object(entry) as Record<string, unknown>
    const fields = { ...own, ...(Object(own[language]) as typeof own) }
    return {
      name: storedText(fields.name),
      picture: storedText(fields.picture),
      about: storedText(fields.about),
      languages: storedList(fields.languages).map(storedText),
      levels: levelsFrom(storedList(fields.levels)),
    }
  })
  return teachers.filter(({ name, picture }) => name && picture)
}

/** Everybody who teaches one of the courses, once. */
export function teachersOf(courses: readonly { teachers: Teacher[] }[]): Teacher[] {
  return [...new Map(courses.flatMap(({ teachers }) => teachers).map((each) => [each.name, each])).values()]
}
