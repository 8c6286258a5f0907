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
    const fields = Object(entry) as Record<string, unknown>
    const words = Object(fields[language]) as Record<string, unknown>
    const text = (name: string) => storedText(words[name]) || storedText(fields[name])
    const own = storedList(words.languages)
    return {
      name: text('name'),
      picture: text('picture'),
      about: text('about'),
      languages: (own.length > 0 ? own : storedList(fields.languages)).map(storedText),
      levels: levelsFrom(storedList(fields.levels)),
    }
  })
  return teachers.filter(({ name }) => name !== '')
}

/** Everybody who teaches one of the courses, once. */
export function teachersOf(courses: readonly { teachers: Teacher[] }[]): Teacher[] {
  return [...new Map(courses.flatMap(({ teachers }) => teachers).map((each) => [each.name, each])).values()]
}
