import { readEnrollment } from '#model/enrollment.ts'
import { levelFrom } from '#model/level.ts'
import { readStudent } from '#model/student.ts'
import { isErasureRecord } from '../erasure/erasures.ts'
import { readDocuments } from '../target/documents.ts'
import type { School } from '../target/school.ts'
import type { StoredDocument } from '../target/stored.ts'

/** A document that is not in the school as it is in the backup. */
export interface Difference {
  path: string
  /** As the backup has it; `null` where it has none. */
  document: StoredDocument | null
  /** When the school's was last written; `null` where it has none. */
  updateTime: string | null
}

/** How a school stands to a backup. */
export interface Comparison {
  /** Only in the backup. */
  added: Difference[]
  /** In both, with other fields. */
  changed: Difference[]
  /** In both, with the same fields. */
  same: number
  /** Only in the school. */
  extra: StoredDocument[]
}

/**
 * Compares every document of a school with a backup. What the school remembers of erasures is newer than any backup, so
 * it never counts as changed or extra.
 *
 * @param documents of the backup, by path.
 */
export async function compareDocuments(
  documents: ReadonlyMap<string, StoredDocument>,
  school: School,
  label: string,
): Promise<Comparison> {
  const onlyInBackup = new Map(documents)
  const comparison: Comparison = { added: [], changed: [], same: 0, extra: [] }
  for (const stored of await readDocuments(school, {}, label)) {
    const { path, updateTime } = stored
    const document = onlyInBackup.get(path)
    onlyInBackup.delete(path)
    if (document === undefined) {
      if (!isErasureRecord(path)) comparison.extra.push(stored)
    } else if (document.line === stored.line || isErasureRecord(path)) comparison.same += 1
    else comparison.changed.push({ path, document, updateTime })
  }
  comparison.added = Array.from(onlyInBackup, ([path, document]) => ({ path, document, updateTime: null }))
  return comparison
}

/**
 * Finds the registrations that stay in the school while their child goes back to before their level.
 *
 * @param staying documents that are not in the backup and stay in the school.
 * @returns a line for each, with what repairs it.
 */
export function findHalfEnrolled(
  staying: readonly StoredDocument[],
  documents: ReadonlyMap<string, StoredDocument>,
): string[] {
  return staying.flatMap(({ path, fields }) => {
    const [, uid, id] = /^Users\/([^/]+)\/Enrollments\/([^/]+)$/.exec(path) ?? []
    if (uid === undefined || id === undefined) return []
    const { courseId, studentId } = readEnrollment(id, fields)
    const level = levelFrom(courseId)
    const child = documents.get(`Users/${uid}/Students/${studentId}`)
    if (level === null || child === undefined) return []
    if (readStudent(studentId, child.fields).completedLevels.includes(level)) return []
    // `place` records all levels below the one it names, and there is none above 9.
    return level < 9
      ? `${uid}/${id}: run \`place ${uid}/${studentId} --level ${level + 1}\``
      : `${uid}/${id}: run \`withdraw ${uid}/${id}\`; then the parent can enrol the child again`
  })
}
