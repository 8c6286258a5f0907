import { ageOn } from '#model/age.ts'
import { readCourse } from '#model/course.ts'
import { type Enrollment, isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { fullName } from '#model/name.ts'
import { readStudent, type Student } from '#model/student.ts'
import { readUser, type User } from '#model/user.ts'
import { getDocuments, readDocuments, type StoredDocument } from '../target/documents.ts'
import { isDocumentId, type School } from '../target/school.ts'
import { byDate, type Dated, type Filters, type ListOptions, printList } from './list.ts'
import type { Column } from './formats.ts'
import { formatMoment, schoolDay } from './school-time.ts'

/** A child and whom to write to. */
interface Child {
  /** `null` where the child is not stored any more. */
  student: Student | null
  name: string
  /** The child's document; '' where it is none that could be stored. */
  path: string
  parent: User
}

/** A registration, with the child and the parent. */
export interface Registration extends Child {
  enrollment: Enrollment
  /** Its document: `Users/UID/Enrollments/ID`. */
  enrollmentPath: string
  enrolledAt: unknown
  /** The title of the course; '' where it is not published. */
  course: string
}

const columns: readonly Column<Child>[] = [
  { name: 'studentName', title: 'Student', width: 24, of: ({ name }) => name },
  { name: 'birthdate', title: 'Birthdate', width: 10, of: ({ student }) => student?.birthdate ?? '' },
  {
    name: 'age',
    title: 'Age',
    width: 3,
    of: ({ student }) => ageOn(student?.birthdate ?? '', schoolDay(new Date())),
  },
  {
    name: 'completedLevels',
    title: 'Levels',
    width: 10,
    of: ({ student }) => student?.completedLevels ?? [],
  },
  { name: 'parent', title: 'Parent', width: 22, of: ({ parent }) => fullName(parent) },
  { name: 'email', title: 'Email', width: 28, of: (child) => contactOf(child, 'email') },
  { name: 'phone', title: 'Phone', width: 12, of: (child) => contactOf(child, 'phoneNumber') },
  // Whole, to be copied.
  { name: 'student', title: 'place STUDENT', width: 49, isWhole: true, of: ({ path }) => shortPath(path) },
]

/** Where nothing is stored of the parent, the contact that is stored with the child. */
function contactOf({ parent, student }: Child, field: 'email' | 'phoneNumber'): string {
  return parent[field] || (student?.[field] ?? '')
}

/** Prints the children, family by family; with an address, those of the parents who have it. */
export async function printStudents(options: ListOptions & { email?: string }): Promise<void> {
  const { email } = options
  await printList(
    {
      noun: 'student',
      plural: 'students',
      columns,
      async read(school) {
        const children = await (email === undefined
          ? readDocuments(school, { collection: 'Students', isGroup: true })
          : childrenOf(school, email))
        const { found } = await getDocuments(
          school,
          children.map(({ path }) => parentPath(path)),
        )
        return children.map(({ path, id, fields }): Child => {
          const student = readStudent(id, fields)
          return { student, name: fullName(student), path, parent: userIn(found.get(parentPath(path))) }
        })
      },
    },
    options,
  )
}

/** Addresses are stored as they were typed: this finds the one that was typed here, and the same in lower case. */
async function childrenOf(school: School, email: string): Promise<StoredDocument[]> {
  const addresses = [...new Set([email.trim(), email.trim().toLowerCase()])]
  const parents = await readDocuments(school, { collection: 'Users', where: [['email', 'IN', addresses]] })
  const children = parents.map(({ path }) => readDocuments(school, { parent: path, collection: 'Students' }))
  return (await Promise.all(children)).flat()
}

/** The empty entries that signing up makes have no date, so they are neither listed nor paid for (decision 50). */
const registrations: Dated = {
  query: { collection: 'Enrollments', isGroup: true },
  field: 'enrollmentDate',
  // The empty entries have no course either.
  required: 'courseId',
}

/** Prints who has registered, the oldest registration first. */
export async function printRegistrations(options: ListOptions): Promise<void> {
  await printList<Registration>(
    {
      noun: 'registration',
      plural: 'registrations',
      columns: [
        { name: 'date', title: 'Date', width: 16, of: ({ enrolledAt }) => formatMoment(enrolledAt) },
        { name: 'courseId', title: 'Id', width: 2, of: ({ enrollment }) => enrollment.courseId },
        { name: 'course', title: 'Course', width: 24, of: ({ course }) => course },
        ...columns,
        {
          name: 'enrollment',
          title: 'withdraw ENROLLMENT',
          width: 51,
          isWhole: true,
          of: ({ enrollmentPath }) => shortPath(enrollmentPath),
        },
      ],
      read: readRegistrations,
      dated: registrations,
    },
    options,
  )
}

/** The registrations with their children and parents, by date. */
export async function readRegistrations(school: School, filters: Filters): Promise<Registration[]> {
  const courses = await readDocuments(school, { collection: 'Course' })
  const titles = new Map(courses.map(({ id, fields }) => [id, readCourse(id, fields).title]))
  const entries = (await readDocuments(school, byDate(registrations, filters)))
    .map(({ path, id, fields }) => ({
      enrollment: readEnrollment(id, fields),
      enrollmentPath: path,
      enrolledAt: fields[registrations.field],
    }))
    .filter(({ enrollment }) => !isEmptyEntry(enrollment))
    .map((entry) => ({ ...entry, path: childPath(entry.enrollmentPath, entry.enrollment) }))
  const families = entries.flatMap(({ enrollmentPath, path }) => [parentPath(enrollmentPath), path])
  const { found } = await getDocuments(school, families)
  return entries.map((entry): Registration => {
    const { enrollment, enrollmentPath, path } = entry
    const stored = found.get(path)
    const student = stored === undefined ? null : readStudent(stored.id, stored.fields)
    return {
      ...entry,
      student,
      // The enrollment keeps a name of its own, for a child that is not stored any more.
      name: (student === null ? '' : fullName(student)) || enrollment.studentName,
      parent: userIn(found.get(parentPath(enrollmentPath))),
      course: titles.get(enrollment.courseId) ?? '',
    }
  })
}

/** '' where the enrollment names no child that could be stored. */
function childPath(enrollmentPath: string, { studentId }: Enrollment): string {
  return isDocumentId(studentId) ? `${parentPath(enrollmentPath)}/Students/${studentId}` : ''
}

/** The parent below whom a document is. */
function parentPath(path: string): string {
  return path.split('/').slice(0, -2).join('/')
}

function userIn(parent: StoredDocument | undefined): User {
  return readUser(parent?.fields ?? {})
}

/** How a document below a parent is named on the command line: `UID/ID`. */
export function shortPath(path: string): string {
  return path.replace(/^.*?([^/]+)\/[^/]+\/([^/]+)$/, '$1/$2')
}
