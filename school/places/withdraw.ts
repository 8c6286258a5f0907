import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore'
import { type Enrollment, isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { type Level, levelFrom, levelsFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import { storedList } from '#model/stored.ts'
import { readStudent, type Student } from '#model/student.ts'
import { connect } from '../target/connect.ts'
import type { WriteOptions } from '../target/options.ts'
import { isDocumentId } from '../target/school.ts'
import { explainErrors, transact } from '../target/transaction.ts'
import { withTimeout } from '../target/with-timeout.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { printable } from '../terminal/text.ts'
import { familyPath, notFound } from './family-path.ts'
import { listLevels } from './place.ts'

/**
 * Takes a child out of a course: the enrollment is deleted, and with it the level that enrolling had recorded as completed.
 * The parent can enrol the child again afterwards.
 *
 * @param given the enrollment: `UID/ENROLLMENTID`, or the whole path.
 * @throws SchoolError where there is no such enrollment, or the school cannot be reached.
 */
export async function withdraw(given: string, options: WriteOptions): Promise<void> {
  const path = familyPath('Enrollments', given)
  const school = await connect(options)
  const firestore = await school.firestore()
  const shown = await explainErrors(school, () =>
    withTimeout(
      firestore.runTransaction((transaction) => readPlace(transaction, firestore, path), { readOnly: true }),
    ),
  )
  for (const line of describePlan(shown)) console.log(line)
  if (!(await confirmWrite(school, 'this withdrawal', options))) return
  // The parent may have enrolled the child elsewhere while the question was read: what is stored now counts.
  const { childName, courseName } = await transact(school, async (transaction) => {
    const place = await readPlace(transaction, firestore, path)
    transaction.delete(place.enrollment)
    const removals = Object.entries(place.entries).map(([field, entries]): [string, FieldValue] => [
      field,
      FieldValue.arrayRemove(...entries),
    ])
    if (place.child !== null && removals.length > 0) {
      transaction.update(place.child.document, Object.fromEntries(removals))
    }
    return place
  })
  console.log(`${childName} is no longer enrolled in ${courseName}.`)
}

/** A child's place in a course, with everything that depends on it. */
interface Place {
  enrollment: DocumentReference
  /** Such as `Arjan Singh Gill`. */
  childName: string
  /** Such as `level 3`. */
  courseName: string
  /** The level that enrolling had recorded as completed; `null` where the enrollment names none. */
  level: Level | null
  /** `null` where the child is not stored any more. */
  child: { document: DocumentReference; student: Student } | null
  /** What stands for the level in the child's lists, by the list's field, as it is stored: numbers and text. */
  entries: Record<string, unknown[]>
  /** The higher levels that the child is enrolled in, in order. */
  higherLevels: Level[]
  /** Whether another enrollment, with an old id, holds the same place. */
  isDuplicate: boolean
}

/** @throws SchoolError where this is no registration. */
async function readPlace(transaction: Transaction, firestore: Firestore, path: string): Promise<Place> {
  const document = firestore.doc(path)
  const { docs } = await transaction.get(document.parent)
  const all = docs.map((found) => readEnrollment(found.id, found.data()))
  const enrollment = all.find(({ id }) => id === document.id)
  if (enrollment === undefined) throw notFound('Enrollments', path)
  if (isEmptyEntry(enrollment)) {
    throw new SchoolError(
      `${path} is the empty entry that signing up makes: it is no registration, and it stays.`,
    )
  }
  const level = levelFrom(enrollment.courseId)
  const others = all.filter(({ id, studentId }) => id !== document.id && studentId === enrollment.studentId)
  const otherLevels = levelsFrom(others.map(({ courseId }) => courseId))
  const isDuplicate = level !== null && otherLevels.includes(level)
  const stored = await readChild(transaction, document, enrollment)
  const name = stored === null ? '' : fullName(stored.student)
  return {
    enrollment: document,
    childName: printable(name === '' ? enrollment.studentName : name) || 'The child',
    courseName: level === null ? `course ${printable(enrollment.courseId)}` : `level ${level}`,
    level,
    child: stored,
    entries: level === null || isDuplicate ? {} : entriesOf(level, stored?.fields ?? {}),
    higherLevels: otherLevels.filter((other) => level !== null && other > level),
    isDuplicate,
  }
}

async function readChild(
  transaction: Transaction,
  { parent }: DocumentReference,
  { studentId }: Enrollment,
): Promise<{ document: DocumentReference; student: Student; fields: Record<string, unknown> } | null> {
  if (parent.parent === null || !isDocumentId(studentId)) return null
  const document = parent.parent.collection('Students').doc(studentId)
  const fields = (await transaction.get(document)).data()
  return fields === undefined ? null : { document, student: readStudent(studentId, fields), fields }
}

/** Also from the old list: the level counts as completed as long as either holds it. */
function entriesOf(level: Level, fields: Record<string, unknown>): Record<string, unknown[]> {
  const found = ['coursesCompleted', 'coursesComplete'].map((field): [string, unknown[]] => [
    field,
    storedList(fields[field]).filter((entry) => levelFrom(entry) === level),
  ])
  return Object.fromEntries(found.filter(([, entries]) => entries.length > 0))
}

function describePlan(place: Place): string[] {
  const { enrollment, childName, courseName, level, child, higherLevels, isDuplicate } = place
  const lines = [`- ${enrollment.path}: ${childName}, ${courseName}`]
  if (child === null) return [...lines, '  The child is not stored any more: only the enrollment goes.']
  if (level === null) return lines
  if (isDuplicate) return [...lines, `  A second enrollment in ${courseName} stays, and the level with it.`]
  const before = child.student.completedLevels
  const after = before.filter((completed) => completed !== level)
  if (after.length < before.length) {
    lines.push(`~ ${child.document.path}: completed levels ${listLevels(before)} → ${listLevels(after)}`)
  }
  if (higherLevels.length > 0) {
    const higher = `level ${higherLevels.join(' and level ')}`
    lines.push(`  Mind: ${childName} stays enrolled in ${higher}, which needs level ${level}.`)
  }
  return lines
}
