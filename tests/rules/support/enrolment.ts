import {
  arrayUnion,
  doc,
  type Firestore,
  getDoc,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { course, enrollment, student } from './documents.ts'
import { freshId, type RulesProject } from './rules-project.ts'

/** A child of a parent of its own, stored as the test says. */
export interface Child {
  uid: string
  studentId: string
  parent: Firestore
}

/** Publishes the nine levels. */
export async function publishCourses(administrator: Firestore): Promise<void> {
  const levels = writeBatch(administrator)
  for (let level = 1; level <= 9; level += 1) levels.set(doc(administrator, 'Course', String(level)), course)
  await levels.commit()
}

/** A child as an add-student form stores it, but with these fields. */
export function addChild(project: RulesProject, fields: Record<string, unknown> = {}): Promise<Child> {
  return storeChild(project, { ...student, ...fields })
}

/** A child with these fields and no others. */
export async function storeChild(project: RulesProject, fields: Record<string, unknown>): Promise<Child> {
  const child = { uid: freshId('parent'), studentId: freshId('child') }
  await setDoc(doc(project.administrator(), studentPath(child)), fields)
  return { ...child, parent: project.parent(child.uid) }
}

/** A child who is enrolled in level 1, with other levels before it, and with these fields of the enrollment changed. */
export async function enrolledChild(
  project: RulesProject,
  coursesCompleted: number[] = [],
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Child> {
  const child = await addChild(project, { coursesCompleted })
  await enrol(child, '1', changes)
  return child
}

/** The school changes these fields of what is stored. */
export async function changeStored(
  project: RulesProject,
  path: string,
  changes: Record<string, unknown>,
): Promise<void> {
  await updateDoc(doc(project.administrator(), path), changes)
}

export function studentPath({ uid, studentId }: Pick<Child, 'uid' | 'studentId'>): string {
  return `Users/${uid}/Students/${studentId}`
}

export function enrollmentPath(child: Pick<Child, 'uid' | 'studentId'>, courseId: string): string {
  return `Users/${child.uid}/Enrollments/${courseId}_${child.studentId}`
}

/** The batch that the confirmation page commits, with these fields of the enrollment changed. */
export function enrol(
  child: Child,
  courseId: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return enrolWith(child, courseId, arrayUnion(Number(courseId)), changes)
}

/** The same batch with a completed list of somebody's own making. */
export function enrolWith(
  child: Child,
  courseId: string,
  coursesCompleted: unknown,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const batch = writeBatch(child.parent)
  const fields = { ...enrollment(courseId, child.studentId), ...changes }
  batch.set(doc(child.parent, enrollmentPath(child, courseId)), fields)
  batch.update(doc(child.parent, studentPath(child)), { coursesCompleted })
  return batch.commit()
}

/** A completed list as the protocol writes it: `1` an integer, `'1.0'` a float. */
export function listOf(...levels: (number | string)[]): { coursesCompleted: unknown } {
  const values = levels.map((level) =>
    typeof level === 'number' ? { integerValue: String(level) } : { doubleValue: Number(level) },
  )
  return { coursesCompleted: { arrayValue: { values } } }
}

/** What is stored of the child. */
export async function storedStudent(project: RulesProject, child: Child): Promise<Record<string, unknown>> {
  const snapshot = await getDoc(doc(project.administrator(), studentPath(child)))
  return snapshot.data() ?? {}
}
