import { copy as letter } from '#content/en/letter.ts'
import { type Course, readCourse, readTerm } from '#model/course.ts'
import { type Enrollment, isEmptyEntry, readEnrollment, referenceOf } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { readStudent, type Student } from '#model/student.ts'
import { readUser, type User } from '#model/user.ts'
import { fullName } from '#model/values/name.ts'
import { getDocuments, isDocumentId, readDocuments, type StoredDocument } from './documents.ts'
import type { School } from './firebase.ts'
import { printable } from './terminal.ts'

/** What is stored of a registration, or of one that was withdrawn. */
export interface Entry {
  document: StoredDocument
  /** The parent's. */
  uid: string
  enrollment: Enrollment
  /** What the parent writes on the transfer. */
  reference: string
}

export interface Registration extends Entry {
  /** `null` where the child is not stored any more. */
  student: Student | null
  name: string
  parent: User
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
  const { path, id, fields, collection } = document
  const [, uid = ''] = path.split('/')
  const ownId = collection === 'Withdrawals' ? id.slice(0, id.lastIndexOf('_')) : id
  const enrollment = readEnrollment(ownId, fields)
  return { document, uid, enrollment, reference: referenceOf(uid, enrollment) }
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
    const { uid, document } = entry
    const { id, courseId, term } = entry.enrollment
    const enrollment = readEnrollment(id, document.fields, terms.get(`Course/${courseId}/Terms/${term}`))
    const path = childPath(entry)
    const publishedCourse = courses.get(courseId) ?? null
    const child = found.get(path)
    const student = child === undefined ? null : readStudent(child.id, child.fields)
    return {
      ...entry,
      enrollment,
      student,
      // The enrollment keeps a name of its own, for a child that is not stored any more.
      name: (student === null ? '' : fullName(student)) || enrollment.studentName,
      parent: readUser(found.get(`Users/${uid}`)?.fields ?? {}),
      course: publishedCourse && readCourse(courseId, publishedCourse),
      publishedCourse,
    }
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
