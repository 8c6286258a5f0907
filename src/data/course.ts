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
 * All courses in the order of their levels. The list that was built into the page, or the one kept on this device, is
 * shown at once; where none was kept in the last ten minutes, it is read again behind (SPEC section 7; DESIGN section 4,
 * Course list cache).
 */
export function useCourses(): Read<Course[]> {
  const courses = useRead({
    queryKey: listKey,
    queryFn: readCourses,
    staleTime: courseListLifetime,
    initialData: () => builtCourses() ?? cachedCourses()?.courses,
    initialDataUpdatedAt: () => cachedCourses()?.readAt ?? 0,
  })
  useEffect(() => showKept(listKey, builtCourses(), (kept) => kept), [])
  return courses
}

/**
 * One course, or `null` where there is none. It comes from the kept list while that is fresh; else what was built or kept
 * is shown at once and the course is read behind.
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
  useEffect(() => showKept(courseKey(id), builtCourse(id), (kept) => withId(kept, id)), [id])
  return course
}

/**
 * One course as it is now, for pages that rely on its price and dates: read whenever such a page opens, and never taken
 * from a list or from what was built (DESIGN section 4, Checkout).
 */
export function useFreshCourse(id: string): Read<Course | null> {
  return useRead({ queryKey: [...courseKey(id), 'now'], queryFn: () => readOneCourse(id) })
}

/**
 * A built page is taken over as it was built. Where this device keeps a list that is still fresh, and so newer, it then
 * takes the place of what was built.
 */
function showKept<Value>(key: string[], built: Value | undefined, pick: (courses: Course[]) => Value): void {
  const kept = cachedCourses()
  const shown = queryClient.getQueryState(key)
  if (kept === null || built === undefined || shown?.dataUpdatedAt !== kept.readAt) return
  if (Date.now() - kept.readAt > courseListLifetime) return
  queryClient.setQueryData(key, pick(kept.courses), { updatedAt: kept.readAt })
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
