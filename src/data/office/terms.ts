import { collection, getDocs } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { byLevel, readListedCourse, readTerm } from '#model/course.ts'
import { storedNumber } from '#model/values/stored.ts'
import { firestore } from '../firestore.ts'
import { queryClient, type ReadState, useRead } from '../read.ts'
import { officeQuery } from './paged-list.ts'

export type Catalogue = Awaited<ReturnType<typeof readCatalogue>>

export function useCatalogue(): ReadState<Catalogue> {
  return useRead(catalogueQuery)
}

/** The same for a search. @throws FirebaseError if it cannot be read. */
export async function fetchCatalogue(): Promise<Catalogue> {
  return queryClient.query(catalogueQuery)
}

const catalogueQuery = officeQuery(['Catalogue'], readCatalogue)

async function readCatalogue() {
  const { docs } = await getDocs(collection(firestore, 'Course'))
  const terms = await Promise.all(
    docs.map(async (course) =>
      (await getDocs(collection(course.ref, 'Terms'))).docs.map((term) => ({
        ...readTerm(term.data(), language.code),
        courseId: course.id,
        termId: term.id,
        seats: storedNumber(term.get('seats')),
      })),
    ),
  )
  const courses = docs.map((course) => readListedCourse(course.id, course.data(), language.code))
  return { courses: courses.sort(byLevel), terms: terms.flat() }
}
