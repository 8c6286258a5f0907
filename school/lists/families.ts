import { ageOn } from '#model/dates/day.ts'
import { fullName } from '#model/values/name.ts'
import { byName, readStudent, type Student } from '#model/student.ts'
import { readUser, type User } from '#model/user.ts'
import { cleanEmail } from '#model/values/typed-text.ts'
import { readDocuments } from '../documents.ts'
import { normalizeAddress } from '../erasure/personal-data.ts'
import { type ListOptions, printList } from './list.ts'
import type { Column } from './formats.ts'
import { schoolDay } from './school-time.ts'

/** A child and whom to write to. */
export interface Child {
  /** `null` where the child is not stored any more. */
  student: Student | null
  name: string
  /** The child's document; '' where it is none that could be stored. */
  path: string
  parent: User
}

export const childColumns: readonly Column<Child>[] = [
  { name: 'studentName', title: 'Student', width: 24, of: ({ name }) => name },
  { name: 'parent', title: 'Parent', width: 22, of: ({ parent }) => fullName(parent) },
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
  const address = options.email && normalizeAddress(cleanEmail(options.email))
  await printList(
    {
      noun: 'student',
      columns: childColumns,
      async read(school) {
        const users = await readDocuments(school, school.firestore.collection('Users'))
        const parents = new Map(users.map(({ path, fields }) => [path, fields]))
        const children = await readDocuments(school, school.firestore.collectionGroup('Students'))
        return children
          .map(({ path, id, fields }) => {
            const student = readStudent(id, fields)
            const parent = readUser(parents.get(parentPath(path)) ?? {})
            return { student, name: fullName(student), path, parent }
          })
          .filter(({ parent }) => address === undefined || normalizeAddress(parent.email) === address)
          .sort(
            (one, other) =>
              parentPath(one.path).localeCompare(parentPath(other.path), 'en') ||
              byName(one.student, other.student),
          )
      },
    },
    options,
  )
}

/** The parent below whom a document is. */
function parentPath(path: string): string {
  return path.split('/').slice(0, -2).join('/')
}

/** How a document below a parent is named on the command line: `UID/ID`. */
export function shortPath(path: string): string {
  return path.replace(/^.*?([^/]+)\/[^/]+\/([^/]+)$/, '$1/$2')
}
