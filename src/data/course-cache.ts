import { byLevel, type Course, readCourse } from '#model/course.ts'
import type { StoredDocument } from './built.ts'

/** How long the kept list counts as fresh, in milliseconds: ten minutes (DESIGN section 4, Course list cache). */
export const courseListLifetime = 10 * 60 * 1000

const storageKey = 'courses'

/** The list kept on this device and when it was read (ms since the epoch); `null` where none, or a broken one, is kept. */
export function cachedCourses(): { courses: Course[]; readAt: number } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '')
    if (!isKeptList(kept)) return null
    const { readAt, documents } = kept
    // A clock that was set back must not keep the list fresh for ever, nor may an empty list.
    if (readAt > Date.now() || documents.length === 0) return null
    return { courses: documents.map(({ id, fields }) => readCourse(id, fields)).sort(byLevel), readAt }
  } catch {
    return null
  }
}

/** Keeps the documents as Firestore sent them, so that a later version of the site reads them with its own schema. */
export function cacheCourses(documents: StoredDocument[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ readAt: Date.now(), documents }))
  } catch {
    // A full or forbidden storage costs only the next visit's head start.
  }
}

/** Whether it is what `cacheCourses` writes; anybody may write there. */
function isKeptList(kept: unknown): kept is { readAt: number; documents: StoredDocument[] } {
  if (!isRecord(kept) || typeof kept.readAt !== 'number' || !Array.isArray(kept.documents)) return false
  return kept.documents.every(
    (entry) => isRecord(entry) && typeof entry.id === 'string' && isRecord(entry.fields),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
