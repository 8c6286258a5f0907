import { language } from '#words/language.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { courseWordsId, translateCourse } from '#model/course.ts'
import { cacheCourses, type StoredDocument } from './course-cache.ts'
import { readAll, readOne } from './course-documents.ts'

// What `course-documents.ts` is to the English pages, with the texts of `CourseWords` laid over (decision 126).

type Fields = Record<string, unknown>

/** How long a course that has come waits for its texts, in milliseconds; then it is shown in English. */
const patience = 3000

/** All courses; they are cached on this device, but not without their texts. */
export async function readCourseDocuments(): Promise<StoredDocument[]> {
  const [courses, words] = await readBoth(readAll('Course'), readAll('CourseWords'))
  const texts = new Map(words?.map(({ id, fields }) => [id, fields]))
  const documents = courses.map(({ id, fields }) => ({
    id,
    fields: translateCourse(fields, texts.get(courseWordsId(id, language.code))),
  }))
  if (words !== undefined) cacheCourses(documents)
  return documents
}

/** The fields of one course, `null` where there is none. */
export async function readCourseDocument(id: string): Promise<Fields | null> {
  const wordsId = courseWordsId(id, language.code)
  const [course, words] = await readBoth(readOne('Course', id), readOne('CourseWords', wordsId))
  return course === null ? null : translateCourse(course, words ?? {})
}

/**
 * Two reads side by side. The second gives `undefined` where it fails, or has not ended soon after the first one: nobody
 * is kept from enrolling because a translation does not come.
 */
async function readBoth<Course, Words>(
  courses: Promise<Course>,
  words: Promise<Words>,
): Promise<[Course, Words | undefined]> {
  const texts = courses.then(() =>
    withTimeout(words, patience).catch((error: unknown) => {
      console.error('A translation was not read:', error)
      return undefined
    }),
  )
  // Where the courses fail, nobody waits for the words.
  words.catch(() => undefined)
  return await Promise.all([courses, texts])
}
