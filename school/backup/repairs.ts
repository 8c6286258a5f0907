import { levelFrom } from '#model/level.ts'
import { readStudent } from '#model/student.ts'
import type { StoredDocument } from '../documents.ts'
import { entryIn } from '../lists/registrations.ts'
import { pluralize, printable } from '../terminal.ts'
import type { Documents } from './compare.ts'

/**
 * Names the registrations that a restore leaves as nobody wants them, each with the command that repairs it: those without
 * their level, because their child goes back to before it, and those that were withdrawn since the backup.
 *
 * @param staying documents that are not in the backup and stay in the school.
 * @param documents of the backup, by path.
 * @param isDone whether the school is as in the backup already.
 */
export function showRepairs(staying: readonly StoredDocument[], documents: Documents, isDone: boolean): void {
  const half = staying.flatMap((document) => repairOfHalf(document, documents))
  if (half.length > 0) {
    const made = pluralize(half.length, 'registration')
    const [stay, their] = half.length === 1 ? ['stays', 'its'] : ['stay', 'their']
    console.log(
      isDone
        ? `${made} made since the backup ${stay} without ${their} level: until this is repaired, the child can neither go on nor enrol there again:`
        : `${made} made since the backup would stay without ${their} level:`,
    )
  }
  for (const repair of half) console.log(`  ${printable(repair)}`)
  const withdrawn = staying.flatMap((document) => repairOfWithdrawn(document, documents))
  if (withdrawn.length > 0) {
    const are = withdrawn.length === 1 ? 'is' : 'are'
    console.log(
      `${pluralize(withdrawn.length, 'registration')} withdrawn since the backup ${isDone ? are : 'would be'} there again:`,
    )
  }
  for (const repair of withdrawn) console.log(`  ${printable(repair)}`)
}

function repairOfHalf(document: StoredDocument, documents: Documents): string[] {
  if (document.collection !== 'Enrollments') return []
  const { uid, enrollment } = entryIn(document)
  const { id, courseId, studentId } = enrollment
  const level = levelFrom(courseId)
  const child = documents.get(`Users/${uid}/Students/${studentId}`)
  if (level === null || child === undefined) return []
  if (readStudent(studentId, child.fields).completedLevels.includes(level)) return []
  // `place` records all levels below the one it names, and there is none above 9.
  return level < 9
    ? [`${uid}/${id}: run \`place ${uid}/${studentId} --level ${level + 1}\``]
    : [`${uid}/${id}: run \`withdraw ${uid}/${id}\`; then the parent can enrol the child again`]
}

function repairOfWithdrawn(document: StoredDocument, documents: Documents): string[] {
  if (document.collection !== 'Withdrawals') return []
  const { uid, enrollment } = entryIn(document)
  const { id, enrolledAt } = enrollment
  const registered = documents.get(`Users/${uid}/Enrollments/${id}`)
  if (registered === undefined || entryIn(registered).enrollment.enrolledAt !== enrolledAt) return []
  return [`${uid}/${id}: run \`withdraw ${uid}/${id}\``]
}
