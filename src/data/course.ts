import { useEffect } from 'react'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { language } from '#words/language.ts'
import { type Course, type ListedCourse, readCourse } from '#model/course.ts'
import { isDocumentId } from '#model/document-id.ts'
import {
  cacheCourses,
  cachedCourses,
  courseKey,
  courseListKey,
  courseListLifetime,
  readCourses,
} from './course-cache.ts'
import { firestore } from './firestore.ts'
import { prerenderedData } from './prerendered-data.ts'
import { queryClient, type Read, useRead } from './read.ts'

/**
 * All courses by level. The prerendered list or the one cached on this device is shown at once; where none was cached
 * in the last ten minutes, it is read again in the background (S7.13).
 */
export function useCourses(): Read<ListedCourse[]> {
  const courses = useRead<ListedCourse[]>({
    queryKey: courseListKey,
    queryFn: readAllCourses,
    staleTime: courseListLifetime,
    initialData: () => prerenderedData().courses ?? cachedCourses()?.courses,
    initialDataUpdatedAt: () => cachedCourses()?.readAt ?? 0,
  })
  useEffect(() => preferCache(courseListKey, prerenderedData().courses, (cached) => cached), [])
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
    initialData: () => prerenderedCourse(id) ?? withId(cachedCourses()?.courses, id),
    initialDataUpdatedAt: () =>
      withId(cachedCourses()?.courses, id) === undefined ? 0 : cachedCourses()?.readAt,
  })
  useEffect(() => preferCache(courseKey(id), prerenderedCourse(id), (cached) => withId(cached, id)), [id])
  return course
}

/**
 * One course as it is now, for pages that rely on its price and dates: read whenever such a page opens, and never taken
 * from a list or from what was prerendered.
 */
export function useFreshCourse(id: string): Read<Course | null> {
  return useRead({ queryKey: [...courseKey(id), 'now'], queryFn: () => readOneCourse(id) })
}

/** After hydration, replaces the prerendered data by a cached list that is still fresh, and so newer. */
function preferCache<Value>(
  key: string[],
  prerendered: Value | undefined,
  pick: (courses: Course[]) => Value,
): void {
  const cached = cachedCourses()
  const shown = queryClient.getQueryState(key)
  if (cached === null || prerendered === undefined || shown?.dataUpdatedAt !== cached.readAt) return
  if (Date.now() - cached.readAt > courseListLifetime) return
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
