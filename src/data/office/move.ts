import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import {
  type Destination,
  type Enrollment,
  enrollmentId,
  movedDocuments,
  referenceOf,
  withdrawalId,
} from '#model/enrollment.ts'
import { firestore } from '../firestore.ts'
import { readTermOf } from '../term.ts'
import { writeOnce } from '../write.ts'
import { levelsAdded, levelsRemoved } from './levels.ts'

/**
 * Moves a child's place to other days, another level or another term: the old registration becomes a record that names the
 * new one. For the school alone.
 * @throws Error where there is no such term.
 * @throws FirebaseError where the rules have refused it, also because the child is in that term already: nothing changes.
 * @throws UnknownOutcome where it is unknown whether it is moved; it may be tried again at any time.
 */
export async function move(
  uid: string,
  { id, studentId, enrolledAt }: Enrollment,
  to: Destination,
): Promise<void> {
  const published = await readTermOf({ ...to })
  if (published === null) throw new Error(`There is no term ${to.term} of course ${to.courseId}.`)
  const family = doc(firestore, 'Users', uid)
  const child = doc(family, 'Students', studentId)
  const before = doc(family, 'Enrollments', id)
  const after = doc(family, 'Enrollments', enrollmentId(to.courseId, studentId, to.term))
  const record = doc(family, 'Withdrawals', withdrawalId({ id, enrolledAt }))
  async function isMoved(): Promise<boolean> {
    const { movedFrom, days } = (await getDoc(after)).data() ?? {}
    return movedFrom === record.id && String(days) === String(to.days)
  }

  await writeOnce(async () => {
    if (await isMoved()) return
    const [stored, student] = await Promise.all([getDoc(before), getDoc(child)])
    const enrollment = stored.data() ?? {}
    const moved = movedDocuments(to, { enrollment, student: student.data() ?? {} }, published)
    const batch = writeBatch(firestore)
    if (after.id !== id) batch.delete(before)
    batch.set(after, {
      ...moved.enrollment,
      reference: referenceOf(uid, { ...to, id: after.id, enrolledAt: null }),
      enrollmentDate: serverTimestamp(),
      movedFrom: record.id,
    })
    batch.set(record, { ...enrollment, withdrawnAt: serverTimestamp(), movedTo: after.id })
    if (moved.lost !== null) batch.update(child, levelsRemoved([moved.lost]))
    batch.update(child, levelsAdded(moved.levels))
    await batch.commit()
  }, isMoved)
}
