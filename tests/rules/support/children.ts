import {
  arrayRemove,
  arrayUnion,
  doc,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  serverTimestamp,
  type Timestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from 'firebase/firestore/lite'
import { course, enrollment, student } from './documents.ts'
import { freshId, type RulesProject } from './rules-project.ts'

type Fields = Readonly<Record<string, unknown>>

/** A child of a parent of its own, stored as the test says. */
export interface Child {
  project: RulesProject
  uid: string
  studentId: string
  parent: Firestore
  /** That of its enrollments; they have none where this is missing. */
  term?: string | undefined
}

/** Publishes the nine levels. */
export async function publishCourses(project: RulesProject): Promise<void> {
  for (let level = 1; level <= 9; level += 1) await project.store(`Course/${level}`, course)
}

/** A child as an add-student form stores it, but with these fields. */
export function addChild(project: RulesProject, fields: Fields = {}) {
  return storeChild(project, { ...student, ...fields })
}

/** A child with these fields and no others. */
export async function storeChild(project: RulesProject, fields: Fields): Promise<Child> {
  const uid = freshId('parent')
  const child = { project, uid, studentId: freshId('child'), parent: project.parent(uid) }
  await project.store(studentOf(child).path, fields)
  return child
}

/** A child who is enrolled in level 1, with other levels before it, and with these fields of the enrollment changed. */
export async function enrolledChild(
  project: RulesProject,
  levels: number[] = [],
  changes: DocumentData = {},
) {
  const child = await addChild(project, { coursesCompleted: levels })
  await enrol(child, String(changes.courseId ?? 1), changes)
  return child
}

/** The child's document. */
export function studentOf({ uid, studentId, parent }: Child) {
  return doc(parent, 'Users', uid, 'Students', studentId)
}

/** The child's enrollment in a course. */
export function enrollmentOf({ uid, studentId, parent, term }: Child, courseId: string) {
  const id = `${courseId}_${studentId}${term === undefined ? '' : `_${term}`}`
  return doc(parent, 'Users', uid, 'Enrollments', id)
}

/** The school changes these fields of what is stored. */
export async function changeStored({ project }: Child, { path }: DocumentReference, changes: Fields) {
  await updateDoc(doc(project.administrator(), path), changes)
}

/** What is stored of the child. */
export function storedStudent(child: Child) {
  return child.project.stored(studentOf(child).path)
}

/** What is stored of the child's enrollment. */
export function storedEnrollment(child: Child, courseId: string) {
  return child.project.stored(enrollmentOf(child, courseId).path)
}

/** A batch with these enrollments of the child and nothing else, not yet committed. */
export function enrolling(child: Child, ...courseIds: string[]): WriteBatch {
  const batch = writeBatch(child.parent)
  for (const id of courseIds) batch.set(enrollmentOf(child, id), enrollment(id, child.studentId, child.term))
  return batch
}

/**
 * The batch that the confirmation page commits, with these fields of the enrollment changed, or with a completed list of
 * somebody's own making.
 */
export function enrol(
  child: Child,
  courseId: string,
  changes: Fields = {},
  coursesCompleted: unknown = arrayUnion(Number(courseId)),
): Promise<void> {
  return writeBatch(child.parent)
    .set(enrollmentOf(child, courseId), { ...enrollment(courseId, child.studentId, child.term), ...changes })
    .update(studentOf(child), { coursesCompleted })
    .commit()
}

/** What somebody changes of the three writes of a withdrawal; null leaves one out. */
export interface WithdrawalChanges {
  deleted?: null
  student?: Fields | null
  record?: Fields | null
  recordId?: string
}

export function recordIdOf({ courseId, studentId, term, enrollmentDate }: DocumentData): string {
  const parts = [courseId, studentId, term, (enrollmentDate as Timestamp).toMillis()]
  return parts.filter((part) => part !== undefined).join('_')
}

/** The record that a withdrawal from this enrollment leaves. */
export function recordOf({ uid, parent }: Child, enrolled: DocumentData, id = recordIdOf(enrolled)) {
  return doc(parent, 'Users', uid, 'Withdrawals', id)
}

/** The batch that withdraws a child as the dashboard does it, but for these changes; not yet committed. */
export async function withdrawal(
  child: Child,
  courseId: string,
  { deleted, student, record, recordId }: WithdrawalChanges = {},
): Promise<WriteBatch> {
  const enrolled = await storedEnrollment(child, courseId)
  const place = enrollmentOf(child, courseId)
  const batch = writeBatch(child.parent)
  const written = record ?? { ...enrolled, withdrawnAt: serverTimestamp() }
  if (record !== null) batch.set(recordOf(child, enrolled, recordId), written)
  if (deleted !== null) batch.delete(place)
  const levelGone = { coursesCompleted: arrayRemove(Number(courseId)) }
  const change = student ?? (student === null || enrolled.hadLevel === true ? null : levelGone)
  if (change !== null) batch.update(studentOf(child), { withdrawnFrom: place.id, ...change })
  return batch
}

/** Withdraws a child as the dashboard does it, but for these changes. */
export async function withdraw(child: Child, courseId: string, changes?: WithdrawalChanges) {
  await (await withdrawal(child, courseId, changes)).commit()
}
