import { type DocumentData, FieldValue } from 'firebase-admin/firestore'
import type { Day } from '#model/dates/day.ts'
import { type Level, levelFrom, levelsFrom } from '#model/level.ts'
import { fullName } from '#model/values/name.ts'
import { readStudent, type Student } from '#model/student.ts'
import { isEmptyEntry, readEnrollment } from '#model/enrollment.ts'
import { storedList } from '#model/values/stored.ts'
import { getDocuments, isDocumentId, type Reader, readerOf, transact } from './documents.ts'
import { connect, type Options, type School } from './firebase.ts'
import { withdrawalId } from './lists/registrations.ts'
import { confirmWrite, printable, SchoolError } from './terminal.ts'

/**
 * Lets a parent enrol a child in a level: all levels below it are recorded as completed. Nothing is taken
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
  const read = async (reader: Reader): Promise<Child> => {
    const child = await readChild(school, path, reader)
    if (child === null) throw notFound('Students', given)
    return child
  }
  const { student } = await read(readerOf(school))
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
    const coursesCompleted = [...storedList(now.fields.coursesCompleted), ...missingOf(now.student)]
    transaction.update(school.firestore.doc(path), { coursesCompleted })
  })
  console.log(`${name} can enrol in level ${level}: ${describeLevels(below)} recorded as completed.`)
}

/** `level 1 is`, or `levels 1, 2 and 3 are`. */
function describeLevels(levels: readonly Level[]): string {
  const last = levels.at(-1) ?? ''
  return levels.length === 1 ? `level ${last} is` : `levels ${levels.slice(0, -1).join(', ')} and ${last} are`
}

/**
 * Takes a child out of a course: the enrollment becomes a withdrawal, and the level that enrolling had recorded as completed
 * goes, unless the child had it before. The parent can enrol the child again afterwards.
 *
 * @param given the enrollment: `UID/ENROLLMENTID`, or the whole path.
 */
export async function withdraw(given: string, options: Options): Promise<void> {
  const path = familyPath('Enrollments', given)
  const school = await connect(options)
  const { firestore } = school
  for (const line of describePlan(path, await readPlace(school, path, readerOf(school)))) console.log(line)
  if (!(await confirmWrite(school, 'this withdrawal', options))) return
  // The parent may have enrolled the child elsewhere while the question was read: what is stored now counts.
  const { childName, courseName } = await transact(school, async (transaction) => {
    const place = await readPlace(school, path, transaction)
    const { child, level, keepsLevel, fields, withdrawalPath } = place
    transaction.delete(firestore.doc(path))
    transaction.set(firestore.doc(withdrawalPath), { ...fields, withdrawnAt: FieldValue.serverTimestamp() })
    if (child !== null && level !== null && keepsLevel === '') {
      transaction.update(firestore.doc(child.path), listsWithout(child.fields, level))
    }
    return place
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
  /** Why the child keeps the level, as a sentence; '' where it does not. */
  keepsLevel: string
  paidOn: Day
  /** The enrollment as it is stored, and where it stays as a withdrawal. */
  fields: DocumentData
  withdrawalPath: string
}

/** @throws SchoolError where this is no registration. */
async function readPlace(school: School, path: string, reader: Reader): Promise<Place> {
  const parent = path.split('/').slice(0, 2).join('/')
  const { docs } = await reader.get(school.firestore.collection(`${parent}/Enrollments`))
  const all = docs.map((found) => readEnrollment(found.id, found.data()))
  const stored = docs.find(({ ref }) => ref.path === path)
  if (stored === undefined) throw notFound('Enrollments', path)
  const fields = stored.data()
  const enrollment = readEnrollment(stored.id, fields)
  if (isEmptyEntry(enrollment)) {
    throw new SchoolError(
      `${path} is the empty entry that signing up makes: it is no registration, and it stays.`,
    )
  }
  const { id, courseId, studentId, paidOn } = enrollment
  const level = levelFrom(courseId)
  const others = all.filter((other) => other.id !== id && other.studentId === studentId)
  const otherLevels = levelsFrom(others.map((other) => other.courseId))
  const childPath = `${parent}/Students/${studentId}`
  const child = isDocumentId(studentId) ? await readChild(school, childPath, reader) : null
  const name = child === null ? '' : fullName(child.student)
  const courseName = level === null ? `course ${printable(courseId)}` : `level ${level}`
  const isDuplicate = level !== null && otherLevels.includes(level)
  const kept = enrollment.hadLevel ? `The child had ${courseName} before, and keeps it.` : ''
  return {
    childName: printable(name || enrollment.studentName) || 'The child',
    courseName,
    level,
    child,
    higherLevels: otherLevels.filter((other) => level !== null && other > level),
    keepsLevel: isDuplicate ? `A second enrollment in ${courseName} stays, and the level with it.` : kept,
    paidOn,
    fields,
    withdrawalPath: `${parent}/Withdrawals/${withdrawalId(enrollment)}`,
  }
}

/** The child's lists without this level, the old one too: it counts as completed as long as either holds it. */
function listsWithout(fields: DocumentData, level: Level): DocumentData {
  const names = ['coursesCompleted', 'coursesComplete'].filter((name) => Array.isArray(fields[name]))
  return Object.fromEntries(
    names.map((name) => [name, storedList(fields[name]).filter((entry) => levelFrom(entry) !== level)]),
  )
}

function describePlan(path: string, place: Place): string[] {
  const { childName, courseName, level, child, higherLevels, keepsLevel, paidOn, withdrawalPath } = place
  const lines = [`- ${path}: ${childName}, ${courseName}`, `+ ${withdrawalPath}`]
  if (paidOn !== '') lines.push(`  Mind: it was paid on ${paidOn}.`)
  if (child === null) return [...lines, '  The child is not stored any more: only the enrollment goes.']
  if (level === null) return lines
  if (keepsLevel !== '') return [...lines, `  ${keepsLevel}`]
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

type Kind = 'Students' | 'Enrollments'

/** For sentences: what it is, the name of its id, the command that shows it, and what else that shows. */
const kinds = {
  Students: ['child', 'STUDENTID', '`students --email ADDRESS`', "a family's children"],
  Enrollments: ['registration', 'ENROLLMENTID', '`registrations`', 'those that there are'],
} as const

/**
 * The path of a child or of an enrollment, such as `Users/UID/Students/ID`.
 *
 * @param given as a person names it: `UID/ID`, or the whole path.
 */
function familyPath(kind: Kind, given: string): string {
  const short = given.trim().replace(new RegExp(`^/?Users/([^/]+)/${kind}/`), '$1/')
  const [uid = '', id = '', ...more] = short.split('/')
  if (uid === '' || uid === 'Users' || id === '' || more.length > 0) {
    const [what, idName, command] = kinds[kind]
    throw new SchoolError(`A ${what} is named as UID/${idName}, not ${given}: ${command} shows it.`)
  }
  if (!isDocumentId(uid) || !isDocumentId(id)) throw notFound(kind, short)
  return `Users/${uid}/${kind}/${id}`
}

/** For a child or a registration that is not stored. */
function notFound(kind: Kind, name: string): SchoolError {
  const [what, , command, others] = kinds[kind]
  return new SchoolError(`There is no ${what} ${name}: ${command} shows ${others}.`)
}

/** A child as it is stored. */
interface Child {
  path: string
  student: Student
  fields: DocumentData
}

/** @returns `null` where there is no such child. */
async function readChild(school: School, path: string, reader: Reader): Promise<Child | null> {
  const stored = (await getDocuments(school, [path], reader)).get(path)
  return stored === undefined
    ? null
    : { path, student: readStudent(stored.id, stored.fields), fields: stored.fields }
}

/** `1, 2`, or `none`. */
function listLevels(levels: readonly Level[]): string {
  return levels.length === 0 ? 'none' : levels.join(', ')
}
