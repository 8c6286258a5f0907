import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { ageOn } from '#model/age.ts'
import type { Day } from '#model/day.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import { answerOf } from '../target/heard.ts'
import type { Row } from './columns.ts'

/** Documents by their paths; one that is not there is left out. */
export type Documents = ReadonlyMap<string, DocumentSnapshot>

/** Reads each of these documents once, in one request. */
export async function readDocuments(
  firestore: Firestore,
  references: Iterable<DocumentReference | null>,
): Promise<Documents> {
  const byPath = new Map<string, DocumentReference>()
  for (const reference of references) if (reference !== null) byPath.set(reference.path, reference)
  if (byPath.size === 0) return new Map()
  const found = await answerOf(firestore.getAll(...byPath.values()))
  return new Map(found.filter(({ exists }) => exists).map((document) => [document.ref.path, document]))
}

/** What the lists say of a child. */
export function childCells(student: Student | null, name: string, today: Day): Row {
  const birthdate = student?.birthdate ?? ''
  return {
    studentName: name,
    birthdate,
    age: ageOn(birthdate, today),
    completedLevels: student?.completedLevels ?? [],
  }
}

/** Whom to write to: the parent, and where nothing is stored of one, the contact that was stored with the child. */
export function contactCells(parent: DocumentSnapshot | undefined, student: Student | null): Row {
  const user = readUser(parent?.data() ?? {})
  return {
    parent: fullName(user),
    email: user.email === '' ? (student?.email ?? '') : user.email,
    phone: user.phoneNumber === '' ? (student?.phoneNumber ?? '') : user.phoneNumber,
  }
}

/** The document of the parent whose collection this is; `null` where it is nobody's. */
export function parentOf(document: DocumentReference): DocumentReference | null {
  return document.parent.parent
}

/** How a document below a parent is named on the command line: `UID/ID`. */
export function shortPath(document: DocumentReference): string {
  const parent = parentOf(document)
  return parent === null ? document.id : `${parent.id}/${document.id}`
}
