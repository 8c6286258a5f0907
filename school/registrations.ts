import { copy as letter } from '#content/en/letter.ts'
import { type Course, readCourse, readTerm } from '#model/course.ts'
import { isEmptyEntry } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import {
  childOf,
  readRegistration,
  type Registration as StoredRegistration,
} from '#model/office/registration.ts'
import { readStudent } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { isDocumentId } from '#model/values/stored.ts'
import { getDocuments, readDocuments, type StoredDocument } from './documents.ts'
import type { School } from './firebase.ts'
import { printable } from './terminal.ts'

/** What is stored of a registration, or of one that was withdrawn. */
export interface Entry extends Pick<StoredRegistration, 'uid' | 'enrollment' | 'reference'> {
  document: StoredDocument
}

export interface Registration extends Entry, Pick<StoredRegistration, 'student' | 'parent'> {
  /** The child's. */
  name: string
  /** `null` where it is not published. */
  course: Course | null
  /** The same as it is published, with its texts in every language. */
  publishedCourse: Record<string, unknown> | null
}

/** Where registrations are, and those that were withdrawn, each with the time by which they are ordered. */
const kinds = {
  registration: { collection: 'Enrollments', field: 'enrollmentDate' },
  withdrawal: { collection: 'Withdrawals', field: 'withdrawnAt' },
} as const

/** In the order of their dates, without the empty entries of sign-ups. */
export async function readEntries(
  school: School,
  kind: keyof typeof kinds,
  { since, before }: { since?: Date; before?: Date } = {},
): Promise<Entry[]> {
  const { collection, field } = kinds[kind]
  let query = school.firestore.collectionGroup(collection).orderBy(field)
  if (since !== undefined) query = query.where(field, '>=', since)
  if (before !== undefined) query = query.where(field, '<', before)
  const documents = await readDocuments(school, query)
  return documents.map(entryIn).filter(({ enrollment }) => !isEmptyEntry(enrollment))
}

/** The registration, or the withdrawn one, in a document. */
export function entryIn(document: StoredDocument): Entry {
  const family = { student: null, parent: readUser({}) }
  return { document, ...readRegistration(document.path, document.fields, null, family) }
}

/** How many children these are of: an old id may enrol one a second time. */
export function countChildren(entries: readonly Entry[]): number {
  return new Set(entries.map(({ uid, enrollment }) => `${uid}/${enrollment.studentId}`)).size
}

/** The registrations with their terms as they are published now, their courses, children and parents. */
export async function withFamilies(school: School, entries: readonly Entry[]): Promise<Registration[]> {
  const documents = await readDocuments(school, school.firestore.collection('Course'))
  const courses = new Map(documents.map(({ id, fields }) => [id, fields]))
  const stored = await readDocuments(school, school.firestore.collectionGroup('Terms'))
  const terms = new Map(stored.map(({ path, fields }) => [path, readTerm(fields)]))
  const paths = entries.flatMap((entry) => [`Users/${entry.uid}`, childPath(entry)])
  const found = await getDocuments(school, paths)
  return entries.map((entry): Registration => {
    const { path, fields } = entry.document
    const { courseId, term } = entry.enrollment
    const child = found.get(childPath(entry))
    const family = {
      student: child === undefined ? null : readStudent(child.id, child.fields),
      parent: readUser(found.get(`Users/${entry.uid}`)?.fields ?? {}),
    }
    const published = terms.get(`Course/${courseId}/Terms/${term}`) ?? null
    const registration = readRegistration(path, fields, published, family)
    const publishedCourse = courses.get(courseId) ?? null
    const course = publishedCourse && readCourse(courseId, publishedCourse)
    return { ...entry, ...registration, name: childOf(registration), course, publishedCourse }
  })
}

/** '' where the enrollment names no child that could be stored. */
function childPath({ uid, enrollment: { studentId } }: Entry): string {
  return isDocumentId(studentId) ? `Users/${uid}/Students/${studentId}` : ''
}

/** In the school's own words, also where the registration names a course that is no longer published. */
export function courseNameOf(
  { course, enrollment }: Pick<Registration, 'course' | 'enrollment'>,
  names = letter.courseNames,
): string {
  const title = printable(course?.title ?? '')
  if (title !== '') return title
  const level = levelFrom(enrollment.courseId)
  return level === null ? names.school : names.level(level)
}
