import type { Query } from 'firebase-admin/firestore'
import { copy as courses } from '#content/en/courses.ts'
import { copy as letter } from '#content/en/letter.ts'
import { readCourse, readTerm } from '#model/course.ts'
import { isPlaceholder } from '#model/enrollment.ts'
import { levelFrom } from '#model/values/level.ts'
import { childOf, readRegistration } from '#model/office/registration.ts'
import { readStudent } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { isDocumentId } from '#model/values/stored.ts'
import { getDocuments, readDocuments, type StoredDocument } from './documents.ts'
import type { School } from './firebase.ts'
import { printable } from './terminal.ts'

export type Entry = ReturnType<typeof entryIn>
export type FamilyRegistration = Awaited<ReturnType<typeof withFamilies>>[number]

/** Registrations, or those that were withdrawn, without the empty entries of sign-ups. */
export async function readEntries(school: School, query: Query): Promise<Entry[]> {
  const documents = await readDocuments(school, query)
  return documents.map(entryIn).filter(({ enrollment }) => !isPlaceholder(enrollment))
}

export function entryIn(document: StoredDocument) {
  const family = { student: null, parent: readUser({}) }
  return { document, ...readRegistration(document.path, document.fields, null, family) }
}

/** How many children these are of: an old id may enrol one a second time. */
export function countChildren(entries: readonly Entry[]): number {
  return new Set(entries.map(({ uid, enrollment }) => `${uid}/${enrollment.studentId}`)).size
}

/** The registrations with their terms as they are published now, their courses, children and parents. */
export async function withFamilies(school: School, entries: readonly Entry[]) {
  const documents = await readDocuments(school, school.firestore.collection('Course'))
  const courses = new Map(documents.map(({ id, fields }) => [id, fields]))
  const stored = await readDocuments(school, school.firestore.collectionGroup('Terms'))
  const terms = new Map(stored.map(({ path, fields }) => [path, readTerm(fields)]))
  const pathOf = ({ uid, enrollment }: Entry): string => childPath(uid, enrollment.studentId)
  const paths = entries.flatMap((entry) => [`Users/${entry.uid}`, pathOf(entry)])
  const found = await getDocuments(school, paths)
  return entries.map((entry) => {
    const { path, fields } = entry.document
    const { courseId, termId } = entry.enrollment
    const child = found.get(pathOf(entry))
    const family = {
      student: child === undefined ? null : readStudent(child.id, child.fields),
      parent: readUser(found.get(`Users/${entry.uid}`)?.fields ?? {}),
    }
    const published = terms.get(`Course/${courseId}/Terms/${termId}`) ?? null
    const registration = readRegistration(path, fields, published, family)
    /** With its texts in every language; `null` if it is not published. */
    const publishedCourse = courses.get(courseId) ?? null
    const course = publishedCourse && readCourse(courseId, publishedCourse)
    return { ...entry, ...registration, name: childOf(registration), course, publishedCourse }
  })
}

/** '' if the ids are none that a child can be stored under. */
export function childPath(uid: string, studentId: string): string {
  return [uid, studentId].every(isDocumentId) ? `Users/${uid}/Students/${studentId}` : ''
}

/** The name of the course; if it is no longer published, its level. */
export function courseNameOf(
  { course, enrollment }: Pick<FamilyRegistration, 'course' | 'enrollment'>,
  words = courses,
  { unknownCourse } = letter,
): string {
  const title = printable(course?.title ?? '')
  const level = course === null ? levelFrom(enrollment.courseId) : course.level
  if (title !== '') return words.levelAndTitle(level, title)
  return level === null ? unknownCourse : words.level(level)
}
