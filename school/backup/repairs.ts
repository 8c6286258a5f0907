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
 */
export function showRepairs(staying: readonly StoredDocument[], documents: Documents): void {
  const half = staying.flatMap((document) => repairOfHalf(document, documents))
  if (half.length > 0) {
    const stay = ['registration stays without its level', 'registrations stay without their level'] as const
    console.log(
      `Restored, ${pluralize(half.length, ...stay)}, made since the backup: until this is repaired, the child can neither go on nor enrol there again:`,
    )
  }
  for (const repair of half) console.log(`  ${printable(repair)}`)
  const withdrawn = staying.flatMap((document) => repairOfWithdrawn(document, documents))
  if (withdrawn.length > 0) {
    const since = 'withdrawn since the backup'
    const are = [`registration ${since} is`, `registrations ${since} are`] as const
    console.log(`Restored, ${pluralize(withdrawn.length, ...are)} there again:`)
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
