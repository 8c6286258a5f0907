import type { WireFields, WireValue } from 'firestore-emulator/wire'
import { isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { type Level, levelFrom, levelsFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import { connect } from '../target/connect.ts'
import { readDocuments } from '../target/documents.ts'
import { isDocumentId, type Options, type School } from '../target/school.ts'
import { listIn, plain } from '../target/stored.ts'
import { deletion, replacement, transact } from '../target/writes.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { printable } from '../terminal/text.ts'
import { type Child, familyPath, listLevels, notFound, readChild } from './family.ts'

/**
 * Takes a child out of a course: the enrollment is deleted, and with it the level that enrolling had recorded as completed.
 * The parent can enrol the child again afterwards.
 *
 * @param given the enrollment: `UID/ENROLLMENTID`, or the whole path.
 */
export async function withdraw(given: string, options: Options): Promise<void> {
  const path = familyPath('Enrollments', given)
  const school = await connect(options)
  for (const line of describePlan(path, await readPlace(school, path))) console.log(line)
  if (!(await confirmWrite(school, 'this withdrawal', options))) return
  // The parent may have enrolled the child elsewhere while the question was read: what is stored now counts.
  const { childName, courseName } = await transact(school, async (transaction) => {
    const place = await readPlace(school, path, transaction)
    const { child, level, isDuplicate } = place
    const writes = [deletion(school, path)]
    if (child !== null && level !== null && !isDuplicate) {
      writes.push(replacement(school, child.path, withoutLevel(child.wire, level)))
    }
    return { writes, result: place }
  })
  console.log(`${childName} is no longer enrolled in ${courseName}.`)
}

/** A child's place in a course, with everything that depends on it. */
interface Place {
  /** Such as `Arjan Singh Gill`. */
  childName: string
  /** Such as `level 3`. */
  courseName: string
  /** The level that enrolling had recorded as completed; `null` where the enrollment names none. */
  level: Level | null
  /** `null` where the child is not stored any more. */
  child: Child | null
  /** The higher levels that the child is enrolled in, in order. */
  higherLevels: Level[]
  /** Whether another enrollment, with an old id, holds the same place. */
  isDuplicate: boolean
}

/** @throws SchoolError where this is no registration. */
async function readPlace(school: School, path: string, transaction?: string): Promise<Place> {
  const parent = path.split('/').slice(0, 2).join('/')
  const enrollments = await readDocuments(school, { parent, collection: 'Enrollments', transaction })
  const all = enrollments.map((found) => readEnrollment(found.id, found.fields))
  const enrollment = all.find(({ id }) => path.endsWith(`/${id}`))
  if (enrollment === undefined) throw notFound('Enrollments', path)
  if (isEmptyEntry(enrollment)) {
    throw new SchoolError(
      `${path} is the empty entry that signing up makes: it is no registration, and it stays.`,
    )
  }
  const { id, courseId, studentId } = enrollment
  const level = levelFrom(courseId)
  const others = all.filter((other) => other.id !== id && other.studentId === studentId)
  const otherLevels = levelsFrom(others.map((other) => other.courseId))
  const childPath = `${parent}/Students/${studentId}`
  const child = isDocumentId(studentId) ? await readChild(school, childPath, transaction) : null
  const name = child === null ? '' : fullName(child.student)
  return {
    childName: printable(name || enrollment.studentName) || 'The child',
    courseName: level === null ? `course ${printable(courseId)}` : `level ${level}`,
    level,
    child,
    higherLevels: otherLevels.filter((other) => level !== null && other > level),
    isDuplicate: level !== null && otherLevels.includes(level),
  }
}

/** Also without it in the old list: the level counts as completed as long as either holds it. */
function withoutLevel(fields: WireFields, level: Level): WireFields {
  const entries = Object.entries(fields).map(([name, value]): [string, WireValue] => {
    if (!/^coursesCompleted?$/.test(name) || !('arrayValue' in value)) return [name, value]
    const values = listIn(value).filter((entry) => levelFrom(plain(entry)) !== level)
    return [name, { arrayValue: { values } }]
  })
  return Object.fromEntries(entries)
}

function describePlan(path: string, place: Place): string[] {
  const { childName, courseName, level, child, higherLevels, isDuplicate } = place
  const lines = [`- ${path}: ${childName}, ${courseName}`]
  if (child === null) return [...lines, '  The child is not stored any more: only the enrollment goes.']
  if (level === null) return lines
  if (isDuplicate) return [...lines, `  A second enrollment in ${courseName} stays, and the level with it.`]
  const before = child.student.completedLevels
  const after = before.filter((completed) => completed !== level)
  if (after.length < before.length) {
    lines.push(`~ ${child.path}: completed levels ${listLevels(before)} → ${listLevels(after)}`)
  }
  if (higherLevels.length > 0) {
    const higher = `level ${higherLevels.join(' and level ')}`
    lines.push(`  Mind: ${childName} stays enrolled in ${higher}, which needs level ${level}.`)
  }
  return lines
}
