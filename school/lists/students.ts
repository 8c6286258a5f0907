import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { fullName } from '#model/name.ts'
import { readStudent } from '#model/student.ts'
import type { Row } from './columns.ts'
import {
  childCells,
  childColumns,
  contactCells,
  contactColumns,
  parentOf,
  shortPath,
  studentPathColumn,
} from './families.ts'
import { type ListOptions, printList } from './list.ts'
import { readAll, readDocuments } from './query.ts'

/** Prints the children, family by family; with an address, those of the parents who have it. */
export async function printStudents({ email, ...options }: ListOptions & { email?: string }): Promise<void> {
  await printList(
    {
      noun: 'student',
      plural: 'students',
      columns: [...childColumns, ...contactColumns, studentPathColumn],
      rows: (firestore) => readRows(firestore, email),
    },
    options,
  )
}

async function readRows(firestore: Firestore, email: string | undefined): Promise<Row[]> {
  const children =
    email === undefined
      ? await readAll(firestore.collectionGroup('Students'))
      : await childrenOf(firestore, email)
  const parents = await readDocuments(
    firestore,
    children.map(({ ref }) => parentOf(ref)),
  )
  return children.map((found): Row => {
    const student = readStudent(found.id, found.data())
    return {
      ...childCells(student, fullName(student)),
      ...contactCells(parents.get(parentOf(found.ref)?.path ?? ''), student),
      student: shortPath(found.ref),
    }
  })
}

/** Addresses are stored as they were typed: this finds the one that was typed here, and the same in lower case. */
async function childrenOf(firestore: Firestore, email: string): Promise<QueryDocumentSnapshot[]> {
  const addresses = [...new Set([email.trim(), email.trim().toLowerCase()])]
  const parents = await readAll(firestore.collection('Users').where('email', 'in', addresses))
  const children = await Promise.all(parents.map(({ ref }) => readAll(ref.collection('Students'))))
  return children.flat()
}
