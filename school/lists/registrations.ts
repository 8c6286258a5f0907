import { copy as letter } from '#content/en/letter.ts'
import { type Course, hasEnded, readCourse, readTerm } from '#model/course.ts'
import { amountOwed, type Enrollment, isEmptyEntry, readEnrollment, referenceOf } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { fullName } from '#model/values/name.ts'
import { readStudent } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { storedText } from '#model/values/stored.ts'
import { getDocuments, isDocumentId, readDocuments, type StoredDocument } from '../documents.ts'
import type { School } from '../firebase.ts'
import { printable } from '../terminal.ts'
import { type Child, childColumns, shortPath } from './families.ts'
import type { Column } from './formats.ts'
import { byDate, type Dated, type Filters, type ListOptions, printList } from './list.ts'
import { formatMoment, schoolDay } from './school-time.ts'

/** What is stored of a registration, or of one that was withdrawn. */
export interface Entry {
  document: StoredDocument
  /** The parent's. */
  uid: string
  enrollment: Enrollment
  /** What the parent writes on the transfer. */
  reference: string
}

/** A registration, with the child and the parent. */
export interface Registration extends Entry, Child {
  /** `null` where it is not published. */
  course: Course | null
  /** The same as it is published, with its texts in every language. */
  publishedCourse: Record<string, unknown> | null
}

/** Where registrations are, and those that were withdrawn. */
const kinds = {
  /** The empty entries that signing up makes have no date, so they are neither listed nor paid for (decision 50). */
  registration: {
    query: ({ firestore }) => firestore.collectionGroup('Enrollments'),
    field: 'enrollmentDate',
    // The empty entries have no course either.
    required: 'courseId',
  },
  withdrawal: {
    query: ({ firestore }) => firestore.collectionGroup('Withdrawals'),
    field: 'withdrawnAt',
  },
} satisfies Record<string, Dated>

type Kind = keyof typeof kinds

const columns: readonly Column<Registration>[] = [
  {
    name: 'date',
    title: 'Date',
    width: 16,
    of: ({ document }) => formatMoment(document.fields.enrollmentDate),
  },
  { name: 'courseId', title: 'Id', width: 2, of: ({ enrollment }) => enrollment.courseId },
  { name: 'course', title: 'Course', width: 24, of: ({ course }) => course?.title ?? '' },
  { name: 'term', title: 'Term', width: 12, of: ({ enrollment }) => enrollment.term },
  { name: 'days', title: 'Days', width: 8, of: ({ enrollment }) => enrollment.days },
  { name: 'reference', title: 'Reference', width: 9, of: ({ reference }) => reference },
  { name: 'cost', title: 'Cost', width: 6, of: ({ enrollment }) => enrollment.cost },
  { name: 'paid', title: 'Paid', width: 10, of: ({ enrollment }) => enrollment.paidOn },
  ...childColumns,
]

const idColumn: Column<Registration> = {
  name: 'enrollment',
  title: 'withdraw ENROLLMENT',
  width: 51,
  isWhole: true,
  of: ({ document }) => shortPath(document.path),
}

const withdrawnColumns: Column<Registration>[] = [
  {
    name: 'withdrawn',
    title: 'Withdrawn',
    width: 16,
    of: ({ document }) => formatMoment(document.fields.withdrawnAt),
  },
  {
    name: 'movedTo',
    title: 'Moved to',
    width: 24,
    of: ({ document }) => storedText(document.fields.movedTo),
  },
]

/** Prints who has registered, or who has withdrawn, the oldest first. */
export async function printRegistrations(
  options: ListOptions & { unpaid?: boolean; withdrawn?: boolean; term?: string; allTerms?: boolean },
): Promise<void> {
  const kind = options.withdrawn ? 'withdrawal' : 'registration'
  await printList<Registration>(
    {
      noun: kind,
      columns: options.withdrawn ? [...withdrawnColumns, ...columns] : [...columns, idColumn],
      async read(school, filters) {
        const entries = await readEntries(school, kind, filters)
        const all = await withFamilies(school, options.unpaid ? entries.filter(isOwed) : entries)
        return options.allTerms ? all : ofTerm(all, options.term)
      },
      dated: kinds[kind],
    },
    options,
  )
}

/** The registrations in a term, or in those that are not over at the school, with a word of which terms these are. */
function ofTerm(all: readonly Registration[], term?: string): Registration[] {
  const today = schoolDay(new Date())
  const found = all.filter(({ enrollment }) =>
    term === undefined ? !hasEnded(enrollment, today) : enrollment.term === term,
  )
  const ids = [...new Set(found.map(({ enrollment }) => enrollment.term || 'unnamed'))].sort()
  const which = term === undefined ? `Terms that are not over: ${ids.join(', ') || 'none'}` : `Term: ${term}`
  console.error(`${which}. For the others say --all-terms.`)
  return found
}

function isOwed({ enrollment }: Entry): boolean {
  return amountOwed(enrollment) !== null
}

/** In the order of their dates, without the empty entries of sign-ups. */
export async function readEntries(school: School, kind: Kind, filters: Filters = {}): Promise<Entry[]> {
  const documents = await readDocuments(school, byDate(school, kinds[kind], filters))
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
      path,
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
