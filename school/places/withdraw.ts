import { FieldValue } from 'firebase-admin/firestore'
import { mayWrite } from '../terminal/confirm.ts'
import { connect } from '../target/connect.ts'
import type { WriteOptions } from '../target/target-options.ts'
import { levelsListed } from './levels.ts'
import { familyPath } from './paths.ts'
import { type Place, readPlace } from './read-place.ts'
import { told } from '../target/told.ts'
import { transact } from '../target/transact.ts'

/**
 * Takes a child out of a course: the enrollment goes, and with it the level that enrolling had recorded as completed. The
 * parent can enrol the child again afterwards.
 *
 * @param given the enrollment: `UID/ENROLLMENTID`, or the whole path.
 * @throws SchoolError where there is no such enrollment, or the school cannot be reached.
 */
export async function withdraw(given: string, options: WriteOptions): Promise<void> {
  const path = familyPath('Enrollments', given)
  const school = await connect(options)
  const firestore = await school.firestore()
  const shown = await told(school, () =>
    firestore.runTransaction((transaction) => readPlace(transaction, firestore, path), { readOnly: true }),
  )
  for (const line of planOf(shown)) console.log(line)
  if (!(await mayWrite(school, 'this withdrawal', options))) return
  // The parent may enrol the child elsewhere while the person here reads the question: what is stored now counts.
  const { childName, courseName } = await transact(school, firestore, async (transaction) => {
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

/** What will be done, as lines. */
function planOf(place: Place): string[] {
  const { enrollment, childName, courseName, level, child, higherLevels, isTwice } = place
  const lines = [`- ${enrollment.path}: ${childName}, ${courseName}`]
  if (child === null) return [...lines, '  The child is not stored any more: only the enrollment goes.']
  if (level === null) return lines
  if (isTwice) return [...lines, `  A second enrollment in ${courseName} stays, and the level with it.`]
  const before = child.student.completedLevels
  const after = before.filter((completed) => completed !== level)
  if (after.length < before.length) {
    lines.push(`~ ${child.document.path}: completed levels ${levelsListed(before)} → ${levelsListed(after)}`)
  }
  if (higherLevels.length > 0) {
    const higher = `level ${higherLevels.join(' and level ')}`
    lines.push(`  Mind: ${childName} stays enrolled in ${higher}, which needs level ${level}.`)
  }
  return lines
}
