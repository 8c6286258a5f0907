import { language } from '#words/language.ts'
import { deviceData } from '#lib/site-data.ts'
import { byLevel, type Course, readCourse } from '#model/course.ts'

/** A document as Firestore stores it: its id and its fields, not yet read as an entity. */
export interface StoredDocument {
  id: string
  fields: Record<string, unknown>
}

/** The list in the query cache. */
export const courseListKey = ['Course']

/** How long the cached list counts as fresh, in milliseconds: ten minutes. */
export const courseListLifetime = 10 * 60 * 1000

/** One list for all languages: a course has its texts in each. */
const storageKey = 'courses'

/** One course in the query cache. */
export function courseKey(id: string): string[] {
  return ['Course', id]
}

/** The list cached on this device and when it was read (ms since the epoch); `null` where there is none, or a broken one. */
export function cachedCourses(): { courses: Course[]; readAt: number } | null {
  try {
    const cached: unknown = deviceData.getJson(storageKey)
    if (!isCachedList(cached)) return null
    const { readAt, documents } = cached
    // A clock that was set back must not keep the list fresh for ever, nor may an empty list.
    if (readAt > Date.now() || documents.length === 0) return null
    return { courses: readCourses(documents), readAt }
  } catch {
    return null
  }
}

/** The courses in these documents by level, in the language that is built. */
export function readCourses(documents: readonly StoredDocument[]): Course[] {
  return documents.map(({ id, fields }) => readCourse(id, fields, language.code)).sort(byLevel)
}

/** Caches the documents as Firestore sent them, so that a later version of the site reads them in its own way. */
export function cacheCourses(documents: StoredDocument[]): void {
  deviceData.set(storageKey, JSON.stringify({ readAt: Date.now(), documents }))
}

/** Whether it is what `cacheCourses` writes; anybody may write there. */
function isCachedList(cached: unknown): cached is { readAt: number; documents: StoredDocument[] } {
  if (!isRecord(cached) || typeof cached.readAt !== 'number' || !Array.isArray(cached.documents)) return false
  return cached.documents.every(
    (entry) => isRecord(entry) && typeof entry.id === 'string' && isRecord(entry.fields),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
