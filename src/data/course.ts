import { useQuery } from '@tanstack/react-query'
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { byLevel, type Course, readCourse } from '../model/course'
import { cacheCourses, cachedCourses, courseListLifetime } from './course-cache'
import { isDocumentId } from '../model/document-id'
import { firestore } from './firestore'
import { queryClient, type Read, readOf } from './read'

/**
 * All courses in the order of their levels. The list kept on this device is shown at once; older than ten minutes, it
 * is read again behind (SPEC section 7; DESIGN section 4, Course list cache).
 */
export function useCourses(): Read<Course[]> {
  const query = useQuery(
    {
      queryKey: ['Course'],
      queryFn: readCourses,
      staleTime: courseListLifetime,
      initialData: () => cachedCourses()?.courses,
      initialDataUpdatedAt: () => cachedCourses()?.readAt,
    },
    queryClient,
  )
  return readOf(query)
}

/** One course, or `null` where there is none. Read again whenever a page opens: its price and dates are relied on. */
export function useCourse(id: string): Read<Course | null> {
  return readOf(useQuery({ queryKey: ['Course', id], queryFn: () => readOneCourse(id) }, queryClient))
}

async function readCourses(): Promise<Course[]> {
  const snapshot = await getDocs(collection(firestore, 'Course'))
  const documents = snapshot.docs.map((entry) => ({ id: entry.id, fields: entry.data() }))
  cacheCourses(documents)
  return documents.map(({ id, fields }) => readCourse(id, fields)).sort(byLevel)
}

async function readOneCourse(id: string): Promise<Course | null> {
  if (!isDocumentId(id)) return null
  const snapshot = await getDoc(doc(firestore, 'Course', id))
  return snapshot.exists() ? readCourse(id, snapshot.data()) : null
}
