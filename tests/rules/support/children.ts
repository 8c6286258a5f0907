import {
  arrayRemove,
  arrayUnion,
  doc,
  type DocumentData,
  type Firestore,
  serverTimestamp,
  type Timestamp,
} from 'firebase/firestore/lite'
import { Batch } from './batch.ts'
import { course, enrollment, type Fields, student } from './documents.ts'
import { freshId, type RulesProject } from './rules-project.ts'

/** What somebody changes of the three writes of a withdrawal; null leaves one out. */
interface WithdrawalChanges {
  deleted?: null
  student?: Fields | null
  record?: Fields | null
}

interface Other {
  studentId?: string
  parent?: Firestore
  term?: string | undefined
}

/** A child of a parent, who writes what is written of it. */
export class Child {
  constructor(
    private readonly project: RulesProject,
    readonly uid: string,
    readonly studentId: string,
    readonly parent: Firestore,
    /** That of its enrollments; they have none where this is missing. */
    readonly term?: string,
  ) {}

  /** Another child of the parent, somebody else in the parent's place, or the child in another term. */
  with({ studentId = this.studentId, parent = this.parent, term = this.term }: Other): Child {
    return new Child(this.project, this.uid, studentId, parent, term)
  }

  /** The child's document. */
  get student() {
    return doc(this.parent, 'Users', this.uid, 'Students', this.studentId)
  }

  /** What is stored of the child. */
  storedStudent() {
    return this.project.stored(this.student.path)
  }

  /** The child's enrollment in a course. */
  enrollment(courseId: string) {
    const id = `${courseId}_${this.studentId}${this.term === undefined ? '' : `_${this.term}`}`
    return doc(this.parent, 'Users', this.uid, 'Enrollments', id)
  }

  /** What is stored of the child's enrollment. */
  storedEnrollment(courseId: string) {
    return this.project.stored(this.enrollment(courseId).path)
  }

  /** A batch with these enrollments of the child and nothing else, not yet committed. */
  enrolling(...courseIds: string[]): Batch {
    const batch = new Batch(this.parent)
    for (const id of courseIds) batch.set(this.enrollment(id), enrollment(id, this.studentId, this.term))
    return batch
  }

  /**
   * The batch that the confirmation page commits, with these fields of the enrollment changed, or with a completed list
   * of somebody's own making; not yet committed.
   */
  enrolment(
    courseId: string,
    changes: Fields = {},
    coursesCompleted: unknown = arrayUnion(Number(courseId)),
  ) {
    const fields = { ...enrollment(courseId, this.studentId, this.term), ...changes }
    return new Batch(this.parent)
      .set(this.enrollment(courseId), fields)
      .update(this.student, { coursesCompleted })
  }

  /** Enrols the child as the confirmation page does it, but for these changes. */
  enrol(...changed: Parameters<Child['enrolment']>): Promise<void> {
    return this.enrolment(...changed).commit()
  }

  /** The record that a withdrawal from this enrollment leaves. */
  record({ courseId, studentId, term, enrollmentDate, movedAt }: DocumentData) {
    const parts = [courseId, studentId, term, ((movedAt ?? enrollmentDate) as Timestamp).toMillis()]
    const id = parts.filter((part) => part !== undefined).join('_')
    return doc(this.parent, 'Users', this.uid, 'Withdrawals', id)
  }

  /** The batch that withdraws the child as the dashboard does it, but for these changes; not yet committed. */
  async withdrawal(courseId: string, { deleted, student, record }: WithdrawalChanges = {}): Promise<Batch> {
    const enrolled = await this.storedEnrollment(courseId)
    const place = this.enrollment(courseId)
    const batch = new Batch(this.parent)
    const written = record ?? { ...enrolled, withdrawnAt: serverTimestamp() }
    if (record !== null) batch.set(this.record(enrolled), written)
    if (deleted !== null) batch.delete(place)
    const levelGone = { coursesCompleted: arrayRemove(Number(courseId)) }
    const change = student ?? (student === null || enrolled.hadLevel === true ? null : levelGone)
    if (change !== null) batch.update(this.student, { withdrawnFrom: place.id, ...change })
    return batch
  }

  /** Withdraws the child as the dashboard does it, but for these changes. */
  async withdraw(courseId: string, changes?: WithdrawalChanges): Promise<void> {
    await (await this.withdrawal(courseId, changes)).commit()
  }
}

/** Publishes the nine levels. */
export async function publishCourses(project: RulesProject): Promise<void> {
  for (let level = 1; level <= 9; level += 1) await project.store(`Course/${level}`, course)
}

/** A child as an add-student form stores it, but with these fields. */
export function addChild(project: RulesProject, fields: Fields = {}) {
  return storeChild(project, { ...student, ...fields })
}

/** A child with these fields and no others, of a parent of its own. */
export async function storeChild(project: RulesProject, fields: Fields): Promise<Child> {
  const uid = freshId('parent')
  const child = new Child(project, uid, freshId('child'), project.parent(uid))
  await project.store(child.student.path, fields)
  return child
}

/** A child who is enrolled in level 1, with other levels before it, and with these fields of the enrollment changed. */
export async function enrolledChild(
  project: RulesProject,
  levels: number[] = [],
  changes: DocumentData = {},
) {
  const child = await addChild(project, { coursesCompleted: levels })
  await child.enrol(String(changes.courseId ?? 1), changes)
  return child
}
