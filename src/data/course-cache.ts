import * as v from 'valibot'
import { byLevel, type Course, readCourse } from '../model/course'

/** How long the kept list counts as fresh, in milliseconds: ten minutes (DESIGN section 4, Course list cache). */
export const courseListLifetime = 10 * 60 * 1000

const storageKey = 'courses'

const keptList = v.object({
  readAt: v.number(),
  documents: v.array(v.object({ id: v.string(), fields: v.record(v.string(), v.unknown()) })),
})
type KeptDocuments = v.InferOutput<typeof keptList>['documents']

/** The list kept on this device and when it was read (ms since the epoch); `null` where none, or a broken one, is kept. */
export function cachedCourses(): { courses: Course[]; readAt: number } | null {
  try {
    const { readAt, documents } = v.parse(keptList, JSON.parse(localStorage.getItem(storageKey) ?? ''))
    // A clock that was set back must not keep the list fresh for ever, nor may an empty list.
    if (readAt > Date.now() || documents.length === 0) return null
    return { courses: documents.map(({ id, fields }) => readCourse(id, fields)).sort(byLevel), readAt }
  } catch {
    return null
  }
}

/** Keeps the documents as Firestore sent them, so that a later version of the site reads them with its own schema. */
export function cacheCourses(documents: KeptDocuments): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ readAt: Date.now(), documents }))
  } catch {
    // A full or forbidden storage costs only the next visit's head start.
  }
}
