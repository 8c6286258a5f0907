import { collection, getDocs } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { byLevel, type ListedCourse, readListedCourse, readTerm } from '#model/course.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import { storedNumber } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import { queryClient, type ReadState, useRead } from '../read.ts'
import { officeKey, officeLifetime } from './pages.ts'

export interface Catalogue {
  courses: ListedCourse[]
  terms: PublishedTerm[]
}

/** The levels and all their terms, as they are published now. */
export function useCatalogue(): ReadState<Catalogue> {
  return useRead(catalogueQuery)
}

/** The same for a search. @throws FirebaseError where it cannot be read. */
export async function fetchCatalogue(): Promise<Catalogue> {
  return queryClient.query(catalogueQuery)
}

const catalogueQuery = {
  queryKey: officeKey('Catalogue'),
  queryFn: readCatalogue,
  staleTime: officeLifetime,
}

async function readCatalogue(): Promise<Catalogue> {
  const { docs } = await getDocs(collection(firestore, 'Course'))
  const terms = await Promise.all(
    docs.map(async (course) =>
      (await getDocs(collection(course.ref, 'Terms'))).docs.map((term) => ({
        ...readTerm(term.data(), language.code),
        courseId: course.id,
        term: term.id,
        seats: storedNumber(term.get('seats')),
      })),
    ),
  )
  const courses = docs.map((course) => readListedCourse(course.id, course.data(), language.code))
  return { courses: courses.sort(byLevel), terms: terms.flat() }
}
