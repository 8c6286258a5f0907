import {
  arrayRemove,
  doc,
  type DocumentData,
  getDoc,
  serverTimestamp,
  type Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite'
import { type Child, enrollmentPath, studentPath } from './enrolment.ts'
import type { RulesProject } from './rules-project.ts'

/** What somebody changes of the three writes of a withdrawal; null leaves one out. */
export interface Changes {
  deleted?: null
  student?: Readonly<Record<string, unknown>> | null
  record?: Readonly<Record<string, unknown>> | null
  recordId?: string
  person?: Child['parent']
}

/** What is stored of the child's enrollment. */
export async function storedEnrollment(
  project: RulesProject,
  child: Child,
  courseId: string,
): Promise<DocumentData> {
  const snapshot = await getDoc(doc(project.administrator(), enrollmentPath(child, courseId)))
  return snapshot.data() ?? {}
}

/** The path of the record that a withdrawal from this enrollment leaves. */
export function recordPath({ uid }: Child, fields: DocumentData, id = recordIdOf(fields)): string {
  return `Users/${uid}/Withdrawals/${id}`
}

export function recordIdOf({ courseId, studentId, enrollmentDate }: DocumentData): string {
  return `${String(courseId)}_${String(studentId)}_${(enrollmentDate as Timestamp).toMillis()}`
}

/** The batch that withdraws a child, not yet committed. */
export async function withdrawal(
  project: RulesProject,
  child: Child,
  courseId: string,
  { deleted, student, record, recordId, person = child.parent }: Changes = {},
): Promise<WriteBatch> {
  const fields = await storedEnrollment(project, child, courseId)
  const batch = writeBatch(person)
  if (record !== null) {
    const path = recordPath(child, fields, recordId)
    batch.set(doc(person, path), record ?? { ...fields, withdrawnAt: serverTimestamp() })
  }
  if (deleted !== null) batch.delete(doc(person, enrollmentPath(child, courseId)))
  if (student !== null && (student !== undefined || fields.hadLevel !== true)) {
    const change = student ?? { coursesCompleted: arrayRemove(Number(courseId)) }
    batch.update(doc(person, studentPath(child)), change)
  }
  return batch
}

/** Withdraws a child as the dashboard does it, but for these changes. */
export async function withdraw(
  project: RulesProject,
  child: Child,
  courseId: string,
  changes: Changes = {},
): Promise<void> {
  await (await withdrawal(project, child, courseId, changes)).commit()
}
