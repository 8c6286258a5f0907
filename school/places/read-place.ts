import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import { type Enrollment, isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { type Level, levelFrom, levelsFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import { storedList } from '#model/stored.ts'
import { readStudent, type Student } from '#model/student.ts'
import { noSuch } from './paths.ts'
import { printable } from '../terminal/printable.ts'
import { isStoredId } from '../target/stored-id.ts'
import { SchoolError } from '../terminal/school-error.ts'

/** A child's place in a course, with all that hangs together with it. */
export interface Place {
  enrollment: DocumentReference
  /** In words: `Arjan Singh Gill`, `course 3`. */
  childName: string
  courseName: string
  /** The level that enrolling had recorded as completed; `null` where the enrollment names none. */
  level: Level | null
  /** `null` where the child is not stored any more. */
  child: { document: DocumentReference; student: Student } | null
  /** What names the level in the child's lists, by the list's field, as it is stored: numbers and text. */
  entries: Record<string, unknown[]>
  /** The higher levels that the child is enrolled in, in order. */
  higherLevels: Level[]
  /** Whether another enrollment, with an id of old, holds the same place. */
  isTwice: boolean
}

/**
 * Reads a place within a transaction, so that nothing of it changes before the transaction ends.
 *
 * @param path the enrollment, such as `Users/UID/Enrollments/3_ID`.
 * @throws SchoolError where it is no registration.
 */
export async function readPlace(
  transaction: Transaction,
  firestore: Firestore,
  path: string,
): Promise<Place> {
  const document = firestore.doc(path)
  const { docs } = await transaction.get(document.parent)
  const all = docs.map((found) => readEnrollment(found.id, found.data()))
  const enrollment = all.find(({ id }) => id === document.id)
  if (enrollment === undefined) {
    throw noSuch('Enrollments', path)
  }
  if (isEmptyEntry(enrollment)) {
    throw new SchoolError(
      `${path} is the empty entry that signing up makes: it is no registration, and it stays.`,
    )
  }
  const level = levelFrom(enrollment.courseId)
  const others = all.filter(({ id, studentId }) => id !== document.id && studentId === enrollment.studentId)
  const levels = levelsFrom(others.map(({ courseId }) => courseId))
  const isTwice = level !== null && levels.includes(level)
  const stored = await readChild(transaction, document, enrollment)
  return {
    enrollment: document,
    childName: nameOf(stored?.student, enrollment),
    courseName: level === null ? `course ${printable(enrollment.courseId)}` : `level ${level}`,
    level,
    child: stored && { document: stored.document, student: stored.student },
    entries: level === null || isTwice ? {} : entriesOf(level, stored?.fields ?? {}),
    higherLevels: levels.filter((other) => level !== null && other > level),
    isTwice,
  }
}

function nameOf(student: Student | undefined, { studentName }: Enrollment): string {
  const name = student === undefined ? '' : fullName(student)
  return printable(name === '' ? studentName : name) || 'The child'
}

async function readChild(
  transaction: Transaction,
  { parent }: DocumentReference,
  { studentId }: Enrollment,
): Promise<{ document: DocumentReference; student: Student; fields: Record<string, unknown> } | null> {
  if (parent.parent === null || !isStoredId(studentId)) return null
  const document = parent.parent.collection('Students').doc(studentId)
  const fields = (await transaction.get(document)).data()
  return fields === undefined ? null : { document, student: readStudent(studentId, fields), fields }
}

/** Also from the old list: the level would count as completed as long as either holds it. */
function entriesOf(level: Level, fields: Record<string, unknown>): Record<string, unknown[]> {
  const found = ['coursesCompleted', 'coursesComplete'].map((field): [string, unknown[]] => [
    field,
    storedList(fields[field]).filter((entry) => levelFrom(entry) === level),
  ])
  return Object.fromEntries(found.filter(([, entries]) => entries.length > 0))
}
