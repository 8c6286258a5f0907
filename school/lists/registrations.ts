import {
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore'
import { readCourse } from '#model/course.ts'
import type { Day } from '#model/day.ts'
import { type Enrollment, isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import { readStudent, type Student } from '#model/student.ts'
import { answerOf } from '../target/heard.ts'
import { isStoredId } from '../target/stored-id.ts'
import { childColumns, contactColumns, momentColumn, type Row, studentPathColumn } from './columns.ts'
import { type Filters, type FilterOptions, readFilters } from './filters.ts'
import { childCells, contactCells, parentOf, readDocuments, shortPath } from './families.ts'
import { type List, type ListOptions, printList } from './list.ts'
import { momentCell } from './moments.ts'
import { pagesOf } from './pages.ts'
import { type Dates, undatedIn, within } from './range.ts'
import { schoolDay } from './school-days.ts'

/** What a page of registrations is joined with. */
interface Surroundings {
  firestore: Firestore
  titles: ReadonlyMap<string, string>
  today: Day
}

/** Prints who has registered, the oldest registration first. */
export async function printRegistrations(options: ListOptions & FilterOptions): Promise<void> {
  const filters = readFilters(options)
  await printList(registrations(filters), options)
}

function registrations(filters: Filters): List {
  return {
    one: 'registration',
    many: 'registrations',
    columns: [
      momentColumn,
      { name: 'courseId', title: 'Id', width: 2 },
      { name: 'course', title: 'Course', width: 24 },
      ...childColumns,
      ...contactColumns,
      studentPathColumn,
      { name: 'enrollment', title: 'withdraw ENROLLMENT', width: 51, isWhole: true },
    ],
    pages: (firestore) => registrationPages(firestore, filters),
    undated: (firestore) => undated(firestore, filters),
  }
}

/** By the date, which the empty entries of the sign-up do not have: they are neither listed nor paid for. */
const dates: Dates = {
  field: 'enrollmentDate',
  asStored: (milliseconds) => Timestamp.fromMillis(milliseconds),
}

/** The registrations with their children and parents, by the date, some at a time. */
export async function* registrationPages(firestore: Firestore, filters: Filters): AsyncGenerator<Row[]> {
  const { course } = filters
  const group: Query = firestore.collectionGroup('Enrollments')
  const ofCourse = course === undefined ? group : group.where('courseId', 'in', [String(course), course])
  const surroundings = { firestore, titles: await readTitles(firestore), today: schoolDay(new Date()) }
  for await (const page of pagesOf(within(ofCourse, dates, filters))) yield await joined(page, surroundings)
}

async function readTitles(firestore: Firestore): Promise<ReadonlyMap<string, string>> {
  const { docs } = await answerOf(firestore.collection('Course').get())
  return new Map(docs.map((course) => [course.id, readCourse(course.id, course.data()).title]))
}

async function joined(
  page: readonly QueryDocumentSnapshot[],
  { firestore, titles, today }: Surroundings,
): Promise<Row[]> {
  const entries = page
    .map((found) => ({ found, enrollment: readEnrollment(found.id, found.data()) }))
    .filter(({ enrollment }) => !isEmptyEntry(enrollment))
    .map((entry) => ({ ...entry, child: childOf(entry.found.ref, entry.enrollment.studentId) }))
  const families = await readDocuments(
    firestore,
    entries.flatMap(({ found, child }) => [parentOf(found.ref), child]),
  )
  return entries.map(({ found, enrollment, child }): Row => {
    const stored = families.get(child?.path ?? '')
    const student = stored === undefined ? null : readStudent(stored.id, stored.data() ?? {})
    return {
      date: momentCell(found.get(dates.field)),
      courseId: enrollment.courseId,
      course: titles.get(enrollment.courseId) ?? '',
      ...childCells(student, nameOf(student, enrollment), today),
      ...contactCells(families.get(parentOf(found.ref)?.path ?? ''), student),
      student: child === null ? '' : shortPath(child),
      enrollment: shortPath(found.ref),
    }
  })
}

/** The enrollment keeps a name of its own, for a child that is not stored any more. */
function nameOf(student: Student | null, { studentName }: Enrollment): string {
  const name = student === null ? '' : fullName(student)
  return name === '' ? studentName : name
}

/** The child of an enrollment; `null` where it names none that could be stored. */
function childOf(enrollment: DocumentReference, studentId: string): DocumentReference | null {
  const parent = parentOf(enrollment)
  return parent === null || !isStoredId(studentId) ? null : parent.collection('Students').doc(studentId)
}

/** The empty entries have no course either. */
function undated(firestore: Firestore, filters: Filters): Promise<number> {
  const group = firestore.collectionGroup('Enrollments')
  return undatedIn(group.orderBy('courseId'), group, dates, filters)
}
