import { encodeValue } from 'firestore-emulator/testing/plain-fields'
import { type Level, levelFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import type { Student } from '#model/student.ts'
import { connect } from '../target/connect.ts'
import type { Options } from '../target/school.ts'
import { listIn } from '../target/stored.ts'
import { replacement, transact } from '../target/writes.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { printable } from '../terminal/text.ts'
import { type Child, familyPath, listLevels, notFound, readChild } from './family.ts'

/**
 * Lets a parent enrol a child in a level: all levels below it are recorded as completed (decision 51). Nothing is taken
 * away from what is recorded already.
 *
 * @param given the child: `UID/STUDENTID`, or the whole path.
 */
export async function place(given: string, options: Options & { level: string }): Promise<void> {
  const level = levelFrom(options.level)
  if (level === null) throw new SchoolError(`--level must be a level, 1 to 9, not ${options.level}.`)
  const below = Array.from({ length: level - 1 }, (_, index) => index + 1)
  const missingOf = ({ completedLevels }: Student) => below.filter((one) => !completedLevels.includes(one))
  const path = familyPath('Students', given)
  const school = await connect(options)
  const read = async (transaction?: string): Promise<Child> => {
    const child = await readChild(school, path, transaction)
    if (child === null) throw notFound('Students', given)
    return child
  }
  const { student } = await read()
  const name = printable(fullName(student)) || `The child ${student.id}`
  const missing = missingOf(student)
  if (missing.length === 0) {
    console.log(`${name} can enrol in level ${level} already: nothing was written.`)
    return
  }
  const before = student.completedLevels
  const after = [...before, ...missing].sort((one, other) => one - other)
  console.log(`${name}, completed levels: ${listLevels(before)} → ${listLevels(after)}`)
  if (!(await confirmWrite(school, 'these levels', options))) return
  // The parent may have enrolled the child while the question was read: what is stored now counts.
  await transact(school, async (transaction) => {
    const now = await read(transaction)
    const values = [...listIn(now.wire.coursesCompleted), ...missingOf(now.student).map(encodeValue)]
    const fields = { ...now.wire, coursesCompleted: { arrayValue: { values } } }
    return { writes: [replacement(school, path, fields)], result: undefined }
  })
  console.log(`${name} can enrol in level ${level}: ${describeLevels(below)} recorded as completed.`)
}

/** `level 1 is`, or `levels 1, 2 and 3 are`. */
function describeLevels(levels: readonly Level[]): string {
  const last = levels.at(-1) ?? ''
  return levels.length === 1 ? `level ${last} is` : `levels ${levels.slice(0, -1).join(', ')} and ${last} are`
}
