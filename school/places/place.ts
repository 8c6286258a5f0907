import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore'
import { type Level, levelFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import { readStudent, type Student } from '#model/student.ts'
import { printable } from '../terminal/printable.ts'
import { mayWrite } from '../terminal/confirm.ts'
import { connect } from '../target/connect.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { WriteOptions } from '../target/target-options.ts'
import { levelsAre, levelsListed } from './levels.ts'
import { familyPath, noSuch } from './paths.ts'
import { told } from '../target/told.ts'
import { transact } from '../target/transact.ts'

export interface PlaceOptions extends WriteOptions {
  level: string
}

/**
 * Records that a child has what a level asks for, so that the parent can enrol it there: all levels below it count as
 * completed. Nothing is taken away from what is recorded already.
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
  const student = await told(school, async () => studentOf(await document.get(), given))
  const missing = missingBelow(level, student)
  if (missing.length === 0) {
    console.log(`${nameOf(student)} can enrol in level ${level} already: nothing was written.`)
    return
  }
  const after = [...student.completedLevels, ...missing].sort((one, other) => one - other)
  console.log(
    `${nameOf(student)}, completed levels: ${levelsListed(student.completedLevels)} → ${levelsListed(after)}`,
  )
  if (!(await mayWrite(school, 'these levels', options))) return
  // The parent may enrol the child while the person here reads the question: what is stored now counts.
  await transact(school, firestore, async (transaction) => {
    const now = missingBelow(level, studentOf(await transaction.get(document), given))
    if (now.length > 0) transaction.update(document, { coursesCompleted: FieldValue.arrayUnion(...now) })
  })
  console.log(
    `${nameOf(student)} can enrol in level ${level}: ${levelsAre(levelsBelow(level))} recorded as completed.`,
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
  throw noSuch('Students', given)
}

function nameOf(student: Student): string {
  return printable(fullName(student)) || `The child ${student.id}`
}
