import { language } from '#words/language.ts'
import { withTimeout } from '#lib/with-timeout.ts'
import { courseWordsId, translateCourse } from '#model/course.ts'
import { cacheCourses, courseKey, courseListKey, type StoredDocument } from './course-cache.ts'
import { readAll, readOne } from './course-documents.ts'
import { queryClient } from './read.ts'

// What `course-documents.ts` is to the English pages, with the texts of `CourseWords` laid over (decision 126).

type Fields = Record<string, unknown>

/** How long a course that has come waits for its texts, in milliseconds. */
const patience = 3000

/** All courses; they are cached on this device, but not without their texts. */
export async function readCourseDocuments(): Promise<StoredDocument[]> {
  const [courses, words] = await readBoth(readAll('Course'), readAll('CourseWords'), courseListKey)
  const texts = new Map(words?.map(({ id, fields }) => [id, fields]))
  const documents = courses.map(({ id, fields }) => ({
    id,
    fields: translateCourse(fields, texts.get(courseWordsId(id, language.code))),
  }))
  if (words !== undefined) cacheCourses(documents)
  return documents
}

/** The fields of one course, `null` where there is none. */
export function readCourseDocument(id: string): Promise<Fields | null> {
  return readTranslated(id, courseKey(id))
}

/** The same for pages that rely on its price and dates: these are never older for want of a translation. */
export function readFreshCourseDocument(id: string): Promise<Fields | null> {
  return readTranslated(id)
}

async function readTranslated(id: string, key?: string[]): Promise<Fields | null> {
  const wordsId = courseWordsId(id, language.code)
  const [course, words] = await readBoth(readOne('Course', id), readOne('CourseWords', wordsId), key)
  return course === null ? null : translateCourse(course, words ?? {})
}

/**
 * Two reads side by side. Where the second fails, or has not ended soon after the first one, both have failed if the
 * query cache has something under `key`: what is shown in Punjabi stays, and is read again. Otherwise the second gives
 * `undefined`: nobody is kept from enrolling because a translation does not come.
 */
async function readBoth<Course, Words>(
  courses: Promise<Course>,
  words: Promise<Words>,
  key?: string[],
): Promise<[Course, Words | undefined]> {
  const texts = courses.then(() =>
    withTimeout(words, patience).catch((error: unknown) => {
      if (key !== undefined && queryClient.getQueryData(key) !== undefined) throw error
      console.error('A translation was not read:', error)
      return undefined
    }),
  )
  // Where the courses fail, nobody waits for the words.
  words.catch(() => undefined)
  return await Promise.all([courses, texts])
}
