import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { useEffect, useId } from 'react'
import { language } from '#copy/language.ts'
import { deviceData } from '#lib/site-data.ts'
import { byLevel, type Course, type ListedCourse, readCourse } from '#model/course.ts'
import { type Fields, isDocumentId } from '#model/values/stored.ts'
import { firestore } from './firestore.ts'
import { prerenderedData } from './prerendered-data.ts'
import { publishedLifetime, queryClient, type ReadState, useRead } from './read.ts'

/** A document as Firestore stores it: its id and its fields, not yet parsed as an entity. */
interface StoredDocument {
  id: string
  fields: Fields
}

interface CachedList {
  readAt: number
  documents: readonly StoredDocument[]
}

const listKey = ['Course']

/** One list for all languages: each course has its texts in all of them. */
const storageKey = 'courses'

/**
 * All courses by level. The prerendered or cached list is shown at once; if it was not cached in the last ten minutes,
 * it is read again in the background (S7.13).
 */
export function useCourses(): ReadState<ListedCourse[]> {
  useEffect(() => showFreshCache(listKey, (cached) => cached), [])
  return useRead<ListedCourse[]>({
    queryKey: listKey,
    queryFn: readAllCourses,
    staleTime: publishedLifetime,
    initialData: () => prerenderedData().courses ?? cachedCourses()?.courses,
    initialDataUpdatedAt: () => initiallyReadAt(prerenderedData().courses),
  })
}

/**
 * One course, or `null` if there is none. It comes from the cached list while that is fresh; otherwise the prerendered
 * or cached course is shown at once and read again in the background.
 */
export function useCourse(id: string): ReadState<Course | null> {
  useEffect(() => showFreshCache([...listKey, id], (cached) => withId(cached, id)), [id])
  return useRead({
    queryKey: [...listKey, id],
    queryFn: () => readOneCourse(id),
    staleTime: publishedLifetime,
    initialData: () => prerenderedCourse(id) ?? withId(cachedCourses()?.courses, id),
    initialDataUpdatedAt: () => initiallyReadAt(prerenderedCourse(id)),
  })
}

/**
 * One course as it is now, for pages that rely on its price, dates and hours: read whenever such a page opens, and
 * never taken from a list, from prerendered data, or from what another page has read.
 */
export function useFreshCourse(id: string): ReadState<Course | null> {
  const page = useId()
  return useRead({ queryKey: [...listKey, id, page], queryFn: () => readOneCourse(id), gcTime: 0 })
}

/** Any read is newer than prerendered data. */
function initiallyReadAt(prerendered: unknown): number {
  return prerendered === undefined ? (cachedCourses()?.readAt ?? 0) : 0
}

/**
 * Shows a cached list that is still fresh instead of what was prerendered. In an effect, because hydration needs what was
 * prerendered; in one that comes before that of `useRead`, which then has no reason to read.
 */
function showFreshCache(key: string[], pick: (courses: Course[]) => unknown): void {
  const cached = cachedCourses()
  const isNewest = cached !== null && cached.readAt > (queryClient.getQueryState(key)?.dataUpdatedAt ?? 0)
  if (!isNewest || Date.now() - cached.readAt > publishedLifetime) return
  queryClient.setQueryData(key, pick(cached.courses), { updatedAt: cached.readAt })
}

function prerenderedCourse(id: string): Course | undefined {
  const { course } = prerenderedData()
  return course?.id === id ? course : undefined
}

function withId(courses: Course[] | undefined, id: string): Course | undefined {
  return courses?.find((course) => course.id === id)
}

async function readAllCourses(): Promise<Course[]> {
  const snapshot = await getDocs(collection(firestore, 'Course'))
  const documents = snapshot.docs.map((entry) => ({ id: entry.id, fields: entry.data() }))
  cacheCourses(documents)
  return readCourses(documents)
}

async function readOneCourse(id: string): Promise<Course | null> {
  const snapshot = isDocumentId(id) ? await getDoc(doc(firestore, 'Course', id)) : null
  return snapshot?.exists() ? readCourse(id, snapshot.data(), language.code) : null
}

/** The list cached on this device and when it was read (ms since the epoch); `null` if it is missing or broken. */
export function cachedCourses(): { courses: Course[]; readAt: number } | null {
  try {
    // Anybody may have written to the storage.
    const { readAt, documents } = deviceData.getJson(storageKey) as CachedList
    // A clock that was set back must not keep the list fresh for ever, nor may an empty list.
    if (!Number.isFinite(readAt) || readAt > Date.now() || documents.length === 0) return null
    if (!documents.every(({ id, fields }) => typeof id === 'string' && typeof fields === 'object'))
      return null
    return { courses: readCourses(documents), readAt }
  } catch {
    return null
  }
}

/** The courses in these documents by level, in the language of the build. */
function readCourses(documents: readonly StoredDocument[]): Course[] {
  return documents.map(({ id, fields }) => readCourse(id, fields, language.code)).sort(byLevel)
}

/** Caches the documents as Firestore sent them, so that a later version of the site can parse them differently. */
export function cacheCourses(documents: StoredDocument[]): void {
  deviceData.set(storageKey, JSON.stringify({ readAt: Date.now(), documents } satisfies CachedList))
}
