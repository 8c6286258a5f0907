import { type DocumentReference, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import { readCourse } from '#model/course.ts'
import { isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import { readStudent } from '#model/student.ts'
import { isDocumentId } from '../target/school.ts'
import { dateColumn, type Row } from './columns.ts'
import {
  childCells,
  childColumns,
  contactCells,
  contactColumns,
  parentOf,
  shortPath,
  studentPathColumn,
} from './families.ts'
import { type Filters, type FilterOptions, readFilters } from './filters.ts'
import { type ListOptions, printList } from './list.ts'
import { byDate, countUndated, type DateField, readAll, readDocuments } from './query.ts'
import { formatMoment } from './school-time.ts'

/** The empty entries that signing up makes have no date, so they are neither listed nor paid for (decision 50). */
const dates: DateField = {
  field: 'enrollmentDate',
  toStored: (milliseconds) => Timestamp.fromMillis(milliseconds),
}

/** Prints who has registered, the oldest registration first. */
export async function printRegistrations(options: ListOptions & FilterOptions): Promise<void> {
  const filters = readFilters(options)
  await printList(
    {
      noun: 'registration',
      plural: 'registrations',
      columns: [
        dateColumn,
        { name: 'courseId', title: 'Id', width: 2 },
        { name: 'course', title: 'Course', width: 24 },
        ...childColumns,
        ...contactColumns,
        studentPathColumn,
        { name: 'enrollment', title: 'withdraw ENROLLMENT', width: 51, isWhole: true },
      ],
      rows: (firestore) => readRegistrations(firestore, filters),
      undated(firestore) {
        const group = firestore.collectionGroup('Enrollments')
        // The empty entries have no course either.
        return countUndated(group.orderBy('courseId'), group, dates, filters)
      },
    },
    options,
  )
}

/** The registrations with their children and parents, by date. */
export async function readRegistrations(firestore: Firestore, filters: Filters): Promise<Row[]> {
  const { course } = filters
  const group: Query = firestore.collectionGroup('Enrollments')
  const ofCourse = course === undefined ? group : group.where('courseId', 'in', [String(course), course])
  const courses = await readAll(firestore.collection('Course'))
  const titles = new Map(courses.map((found) => [found.id, readCourse(found.id, found.data()).title]))
  const registrations = (await readAll(byDate(ofCourse, dates, filters)))
    .map((found) => ({ found, enrollment: readEnrollment(found.id, found.data()) }))
    .filter(({ enrollment }) => !isEmptyEntry(enrollment))
    .map((entry) => ({ ...entry, child: childOf(entry.found.ref, entry.enrollment.studentId) }))
  const families = await readDocuments(
    firestore,
    registrations.flatMap(({ found, child }) => [parentOf(found.ref), child]),
  )
  return registrations.map(({ found, enrollment, child }): Row => {
    const stored = families.get(child?.path ?? '')
    const student = stored === undefined ? null : readStudent(stored.id, stored.data() ?? {})
    // The enrollment keeps a name of its own, for a child that is not stored any more.
    const name = student === null ? '' : fullName(student)
    return {
      date: formatMoment(found.get(dates.field)),
      courseId: enrollment.courseId,
      course: titles.get(enrollment.courseId) ?? '',
      ...childCells(student, name === '' ? enrollment.studentName : name),
      ...contactCells(families.get(parentOf(found.ref)?.path ?? ''), student),
      student: child === null ? '' : shortPath(child),
      enrollment: shortPath(found.ref),
    }
  })
}

/** The child of an enrollment; `null` where it names none that could be stored. */
function childOf(enrollment: DocumentReference, studentId: string): DocumentReference | null {
  const parent = parentOf(enrollment)
  return parent === null || !isDocumentId(studentId) ? null : parent.collection('Students').doc(studentId)
}
