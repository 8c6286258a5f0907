import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Day } from '#model/day.ts'
import { fullName } from '#model/name.ts'
import { readStudent } from '#model/student.ts'
import { answerOf } from '../target/heard.ts'
import { childColumns, contactColumns, type Row, studentPathColumn } from './columns.ts'
import { childCells, contactCells, parentOf, readDocuments, shortPath } from './families.ts'
import { type ListOptions, printList } from './list.ts'
import { pagesOf } from './pages.ts'
import { schoolDay } from './school-days.ts'

/** Prints the children, family by family; with an address, those of the parents who have it. */
export async function printStudents({ email, ...options }: ListOptions & { email?: string }): Promise<void> {
  await printList(
    {
      one: 'student',
      many: 'students',
      columns: [...childColumns, ...contactColumns, studentPathColumn],
      pages: (firestore) => pages(firestore, email),
    },
    options,
  )
}

async function* pages(firestore: Firestore, email: string | undefined): AsyncGenerator<Row[]> {
  const today = schoolDay(new Date())
  const found =
    email === undefined ? pagesOf(firestore.collectionGroup('Students')) : childrenOf(firestore, email)
  for await (const page of found) yield await joined(firestore, page, today)
}

/** Addresses are stored as they were typed: this finds the one that was typed here, and the same in lower case. */
async function* childrenOf(firestore: Firestore, email: string): AsyncGenerator<QueryDocumentSnapshot[]> {
  const address = email.trim()
  const addresses = [...new Set([address, address.toLowerCase()])]
  const parents = await answerOf(firestore.collection('Users').where('email', 'in', addresses).get())
  for (const parent of parents.docs) yield* pagesOf(parent.ref.collection('Students'))
}

async function joined(
  firestore: Firestore,
  page: readonly QueryDocumentSnapshot[],
  today: Day,
): Promise<Row[]> {
  const parents = await readDocuments(
    firestore,
    page.map(({ ref }) => parentOf(ref)),
  )
  return page.map((found): Row => {
    const student = readStudent(found.id, found.data())
    return {
      ...childCells(student, fullName(student), today),
      ...contactCells(parents.get(parentOf(found.ref)?.path ?? ''), student),
      student: shortPath(found.ref),
    }
  })
}
