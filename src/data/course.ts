import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { useEffect } from 'react'
import { byLevel, type Course, readCourse } from '#model/course.ts'
import { isDocumentId } from '#model/document-id.ts'
import { type StoredDocument, whatWasBuilt } from './built.ts'
import { cacheCourses, cachedCourses, courseListLifetime } from './course-cache.ts'
import { firestore } from './firestore.ts'
import { queryClient, type Read, useRead } from './read.ts'

const listKey = ['Course']

/**
 * All courses by level. The prerendered list or the one cached on this device is shown at once; where none was cached
 * in the last ten minutes, it is read again in the background (S7.13).
 */
export function useCourses(): Read<Course[]> {
  const courses = useRead({
    queryKey: listKey,
    queryFn: readCourses,
    staleTime: courseListLifetime,
    initialData: () => builtCourses() ?? cachedCourses()?.courses,
    initialDataUpdatedAt: () => cachedCourses()?.readAt ?? 0,
  })
  useEffect(() => showCached(listKey, builtCourses(), (cached) => cached), [])
  return courses
}

/**
 * One course, or `null` where there is none. It comes from the cached list while that is fresh; else what was
 * prerendered or cached is shown at once and the course is read in the background.
 */
export function useCourse(id: string): Read<Course | null> {
  const course = useRead({
    queryKey: courseKey(id),
    queryFn: () => readOneCourse(id),
    staleTime: courseListLifetime,
    initialData: () => builtCourse(id) ?? withId(cachedCourses()?.courses, id),
    initialDataUpdatedAt: () =>
      withId(cachedCourses()?.courses, id) === undefined ? 0 : cachedCourses()?.readAt,
  })
  useEffect(() => showCached(courseKey(id), builtCourse(id), (cached) => withId(cached, id)), [id])
  return course
}

/** One course read afresh whenever a page opens that relies on its price and dates. */
export function useFreshCourse(id: string): Read<Course | null> {
  return useRead({ queryKey: [...courseKey(id), 'now'], queryFn: () => readOneCourse(id) })
}

/** After hydration, replaces the prerendered data by a cached list that is still fresh, and so newer. */
function showCached<Value>(
  key: string[],
  built: Value | undefined,
  pick: (courses: Course[]) => Value,
): void {
  const cached = cachedCourses()
  const shown = queryClient.getQueryState(key)
  if (cached === null || built === undefined || shown?.dataUpdatedAt !== cached.readAt) return
  if (Date.now() - cached.readAt > courseListLifetime) return
  queryClient.setQueryData(key, pick(cached.courses), { updatedAt: cached.readAt })
}

function builtCourses(): Course[] | undefined {
  return whatWasBuilt().courses?.map(courseOf).sort(byLevel)
}

function builtCourse(id: string): Course | undefined {
  const { course } = whatWasBuilt()
  return course?.id === id ? courseOf(course) : undefined
}

function withId(courses: Course[] | undefined, id: string): Course | undefined {
  return courses?.find((course) => course.id === id)
}

function courseOf({ id, fields }: StoredDocument): Course {
  return readCourse(id, fields)
}

async function readCourses(): Promise<Course[]> {
  const snapshot = await getDocs(collection(firestore, 'Course'))
  const documents = snapshot.docs.map((entry) => ({ id: entry.id, fields: entry.data() }))
  cacheCourses(documents)
  return documents.map(courseOf).sort(byLevel)
}

async function readOneCourse(id: string): Promise<Course | null> {
  if (!isDocumentId(id)) return null
  const snapshot = await getDoc(doc(firestore, 'Course', id))
  return snapshot.exists() ? readCourse(id, snapshot.data()) : null
}

function courseKey(id: string): string[] {
  return ['Course', id]
}
