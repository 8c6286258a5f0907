import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { type Level, levelFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import { readStudent, type Student } from '#model/student.ts'
import { connect } from '../target/connect.ts'
import type { WriteOptions } from '../target/options.ts'
import { explainErrors, transact } from '../target/transaction.ts'
import { withTimeout } from '../target/with-timeout.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { printable } from '../terminal/text.ts'
import { familyPath, notFound } from './family-path.ts'

export interface PlaceOptions extends WriteOptions {
  level: string
}

/**
 * Lets a parent enrol a child in a level: all levels below it are recorded as completed (decision 51). Nothing is taken
 * away from what is recorded already.
 *
 * @param given the child: `UID/STUDENTID`, or the whole path.
 * @throws SchoolError where there is no such child or level, or the school cannot be reached.
 */
export async function place(given: string, options: PlaceOptions): Promise<void> {
  const level = readLevel(options.level)
  const path = familyPath('Students', given)
  const school = await connect(options)
  const firestore = await school.firestore()
  const document = firestore.doc(path)
  const student = await explainErrors(school, async () => studentOf(await withTimeout(document.get()), given))
  const missing = missingBelow(level, student)
  if (missing.length === 0) {
    console.log(`${nameOf(student)} can enrol in level ${level} already: nothing was written.`)
    return
  }
  const after = [...student.completedLevels, ...missing].sort((one, other) => one - other)
  console.log(
    `${nameOf(student)}, completed levels: ${listLevels(student.completedLevels)} → ${listLevels(after)}`,
  )
  if (!(await confirmWrite(school, 'these levels', options))) return
  // The parent may have enrolled the child while the question was read: what is stored now counts.
  await transact(school, async (transaction) => {
    const now = missingBelow(level, studentOf(await transaction.get(document), given))
    if (now.length > 0) transaction.update(document, { coursesCompleted: FieldValue.arrayUnion(...now) })
  })
  console.log(
    `${nameOf(student)} can enrol in level ${level}: ${describeLevels(levelsBelow(level))} recorded as completed.`,
  )
}

function readLevel(text: string): Level {
  const level = levelFrom(text)
  if (level === null) throw new SchoolError(`--level must be a level, 1 to 9, not ${text}.`)
  return level
}

function levelsBelow(level: Level): Level[] {
  return Array.from({ length: level - 1 }, (_, index) => index + 1)
}

function missingBelow(level: Level, student: Student): Level[] {
  return levelsBelow(level).filter((below) => !student.completedLevels.includes(below))
}

function studentOf(snapshot: DocumentSnapshot, given: string): Student {
  const fields = snapshot.data()
  if (fields !== undefined) return readStudent(snapshot.id, fields)
  throw notFound('Students', given)
}

function nameOf(student: Student): string {
  return printable(fullName(student)) || `The child ${student.id}`
}

/** `level 1 is`, or `levels 1, 2 and 3 are`. */
function describeLevels(levels: readonly Level[]): string {
  const last = levels.at(-1) ?? ''
  return levels.length === 1 ? `level ${last} is` : `levels ${levels.slice(0, -1).join(', ')} and ${last} are`
}

/** `1, 2`, or `none`. */
export function listLevels(levels: readonly Level[]): string {
  return levels.length === 0 ? 'none' : levels.join(', ')
}
