import { levelFrom } from '#model/level.ts'
import { readStudent } from '#model/student.ts'
import type { StoredDocument } from '../documents.ts'
import { entryIn } from '../lists/registrations.ts'
import { printable } from '../terminal.ts'
import type { Documents } from './compare.ts'

/**
 * Names the registrations that a restore leaves as nobody wants them, each with the command that repairs it: those without
 * their level, because their child goes back to before it, and those that were withdrawn since the backup. It says the
 * same before the restore and after it.
 *
 * @param staying documents that are not in the backup and stay in the school.
 * @param documents of the backup, by path.
 */
export function showRepairs(staying: readonly StoredDocument[], documents: Documents): void {
  show(
    'Registrations made since the backup, which lacks their level; until one is repaired, the child can neither go on nor enrol there again:',
    staying.flatMap((document) => repairOfHalf(document, documents)),
  )
  show(
    'Registrations withdrawn since the backup, which brings them back:',
    staying.flatMap((document) => repairOfWithdrawn(document, documents)),
  )
}

function show(sentence: string, repairs: readonly string[]): void {
  if (repairs.length > 0) console.log(sentence)
  for (const repair of repairs) console.log(`  ${printable(repair)}`)
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
