import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore'
import { ageOn } from '#model/age.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import { readUser } from '#model/user.ts'
import type { Column, Row } from './columns.ts'
import { schoolDay } from './school-time.ts'

/** The columns of a child, in every list that has one. */
export const childColumns: readonly Column[] = [
  { name: 'studentName', title: 'Student', width: 24 },
  { name: 'birthdate', title: 'Birthdate', width: 10 },
  { name: 'age', title: 'Age', width: 3 },
  { name: 'completedLevels', title: 'Levels', width: 10 },
]

/** @param student `null` where the child is not stored any more. */
export function childCells(student: Student | null, name: string): Row {
  const birthdate = student?.birthdate ?? ''
  return {
    studentName: name,
    birthdate,
    age: ageOn(birthdate, schoolDay(new Date())),
    completedLevels: student?.completedLevels ?? [],
  }
}

/** What `place` takes; whole, to be copied. */
export const studentPathColumn: Column = { name: 'student', title: 'place STUDENT', width: 49, isWhole: true }

/** The columns of the person to write to. */
export const contactColumns: readonly Column[] = [
  { name: 'parent', title: 'Parent', width: 22 },
  { name: 'email', title: 'Email', width: 28 },
  { name: 'phone', title: 'Phone', width: 12 },
]

/** The parent, or where nothing is stored of one, the contact that is stored with the child. */
export function contactCells(parent: DocumentSnapshot | undefined, student: Student | null): Row {
  const user = readUser(parent?.data() ?? {})
  return {
    parent: fullName(user),
    email: user.email === '' ? (student?.email ?? '') : user.email,
    phone: user.phoneNumber === '' ? (student?.phoneNumber ?? '') : user.phoneNumber,
  }
}

/** The document of the parent below whom this one is; `null` where there is none. */
export function parentOf(document: DocumentReference): DocumentReference | null {
  return document.parent.parent
}

/** How a document below a parent is named on the command line: `UID/ID`. */
export function shortPath(document: DocumentReference): string {
  const parent = parentOf(document)
  return parent === null ? document.id : `${parent.id}/${document.id}`
}
