import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
import { cacheCourses, type StoredDocument } from './course-cache.ts'
import { firestore } from './firestore.ts'

// Pages in Punjabi have `translated-course-documents.ts` in the place of this file: `package.json` says so.

type Fields = Record<string, unknown>

/** All courses; they are cached on this device. */
export async function readCourseDocuments(): Promise<StoredDocument[]> {
  const documents = await readAll('Course')
  cacheCourses(documents)
  return documents
}

/** The fields of one course, `null` where there is none. */
export function readCourseDocument(id: string): Promise<Fields | null> {
  return readOne('Course', id)
}

export { readCourseDocument as readFreshCourseDocument }

/** Every document of a collection. */
export async function readAll(name: string): Promise<StoredDocument[]> {
  const snapshot = await getDocs(collection(firestore, name))
  return snapshot.docs.map((entry) => ({ id: entry.id, fields: entry.data() }))
}

/** The fields of a document, `null` where there is none. */
export async function readOne(name: string, id: string): Promise<Fields | null> {
  const snapshot = await getDoc(doc(firestore, name, id))
  return snapshot.exists() ? snapshot.data() : null
}
