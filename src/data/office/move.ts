import { doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import { type Enrollment, enrollmentId, referenceOf, withdrawalId } from '#model/enrollment.ts'
import { type Destination, isAsSeen, movedDocuments } from '#model/office/registration.ts'
import { firestore } from '../firestore.ts'
import { readTermOf } from '../term.ts'
import { writeOnce } from '../write.ts'
import { Changed } from './changed.ts'
import { levelsAdded, levelsRemoved } from './levels.ts'

/**
 * Moves a child's seat to other days, another level or another term: the old registration becomes a record that names
 * the new one. Only for the school.
 * @throws Error if there is no such term.
 * @throws Changed if the child no longer has the seat that the person saw.
 * @throws FirebaseError if the rules have refused it, for example because the child already is in that term: nothing
 *   changes.
 * @throws UnknownOutcome if it is unknown whether the child was moved; trying again is always safe.
 */
export async function move(uid: string, seen: Enrollment, to: Destination): Promise<void> {
  const { id, studentId } = seen
  const published = await readTermOf({ courseId: to.courseId, term: to.termId })
  if (published === null) throw new Error(`There is no term ${to.termId} of course ${to.courseId}.`)
  const family = doc(firestore, 'Users', uid)
  const child = doc(family, 'Students', studentId)
  const before = doc(family, 'Enrollments', id)
  const after = doc(family, 'Enrollments', enrollmentId(to.courseId, studentId, to.termId))
  const record = doc(family, 'Withdrawals', withdrawalId(seen))

  /** `null` once it is moved. */
  async function readSeat() {
    const [moved, stored] = await Promise.all([getDoc(after), getDoc(before)])
    if (moved.get('movedFrom') === record.id && String(moved.get('days')) === String(to.days)) return null
    const fields = stored.data()
    if (fields === undefined || !isAsSeen(fields, seen)) throw new Changed()
    return fields
  }

  await writeOnce(
    async () => {
      const [enrollment, student] = await Promise.all([readSeat(), getDoc(child)])
      if (enrollment === null) return
      const moved = movedDocuments(to, { enrollment, student: student.data() ?? {} }, published)
      const batch = writeBatch(firestore)
      if (after.id !== id) batch.delete(before)
      batch.set(after, {
        ...moved.enrollment,
        reference: referenceOf(uid, { ...to, id: after.id, enrolledAt: null }),
        movedAt: serverTimestamp(),
        movedFrom: record.id,
      })
      batch.set(record, { ...enrollment, withdrawnAt: serverTimestamp(), movedTo: after.id })
      if (moved.lost !== null) batch.update(child, levelsRemoved([moved.lost]))
      batch.update(child, levelsAdded(moved.levels))
      await batch.commit()
    },
    async () => (await readSeat()) === null,
  )
}
