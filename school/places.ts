import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { formatList } from '#content/en/format.ts'
import { isEmptyEntry, withdrawalId } from '#model/enrollment.ts'
import { type Level, levelFrom, levelsBelow, levelsFrom } from '#model/level.ts'
import { readStudent } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import { storedList } from '#model/values/stored.ts'
import { documentsOf, getDocuments, isDocumentId, readDocuments, transact } from './documents.ts'
import { connect, type Options, type School } from './firebase.ts'
import { entryIn } from './lists/registrations.ts'
import { confirmWrite, printable, SchoolError } from './terminal.ts'

/**
 * Lets a parent enrol a child in a level: all levels below it are recorded as completed. Nothing is taken
 * away from what is recorded already.
 *
 * @param given the child: `UID/STUDENTID`, or the whole path.
 */
export async function place(given: string, options: Options & { level: Level }): Promise<void> {
  const { level } = options
  const below = levelsBelow(level)
  const path = familyPath('Students', given)
  const school = await connect(options)
  const read = async (transaction?: Transaction) => {
    const child = await readChild(school, path, transaction)
    if (child === null) throw notFound('Students', given)
    return { ...child, missing: below.filter((one) => !child.student.completedLevels.includes(one)) }
  }
  const { student, missing } = await read()
  const name = printable(fullName(student)) || `The child ${student.id}`
  if (missing.length === 0) {
    console.log(`${name} can enrol in level ${level} already: nothing was written.`)
    return
  }
  const before = student.completedLevels
  console.log(`${name}, completed levels: ${listLevels(before)} → ${listLevels(levelsFrom(before, missing))}`)
  if (!(await confirmWrite(school, 'these levels', options))) return
  // The parent may have enrolled the child while the question was read: what is stored now counts.
  await transact(school, async (transaction) => {
    const { fields, missing } = await read(transaction)
    const coursesCompleted = [...storedList(fields.coursesCompleted), ...missing]
    transaction.update(school.firestore.doc(path), { coursesCompleted })
  })
  const levels = formatList(below.map(String))
  const are = below.length === 1 ? `level ${levels} is` : `levels ${levels} are`
  console.log(`${name} can enrol in level ${level}: ${are} recorded as completed.`)
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
  for (const line of describePlan(path, await readPlace(school, path))) console.log(line)
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

type Place = Awaited<ReturnType<typeof readPlace>>

/** A child's place in a course, with everything that depends on it. @throws SchoolError where this is no registration. */
async function readPlace(school: School, path: string, transaction?: Transaction) {
  const parent = path.split('/').slice(0, 2).join('/')
  const query = school.firestore.collection(`${parent}/Enrollments`)
  const documents =
    transaction === undefined
      ? await readDocuments(school, query)
      : documentsOf((await transaction.get(query)).docs)
  const entries = documents.map(entryIn)
  const entry = entries.find(({ document }) => document.path === path)
  if (entry === undefined) throw notFound('Enrollments', path)
  const { enrollment, document } = entry
  if (isEmptyEntry(enrollment)) {
    throw new SchoolError(
      `${path} is the empty entry that signing up makes: it is no registration, and it stays.`,
    )
  }
  const { courseId, studentId, studentName, hadLevel, paidOn } = enrollment
  const level = levelFrom(courseId)
  const others = entries.filter((other) => other !== entry && other.enrollment.studentId === studentId)
  const otherLevels = levelsFrom(others.map((other) => other.enrollment.courseId))
  const isStorable = isDocumentId(studentId)
  const child = isStorable ? await readChild(school, `${parent}/Students/${studentId}`, transaction) : null
  const courseName = level === null ? `course ${printable(courseId)}` : `level ${level}`
  const isDuplicate = level !== null && otherLevels.includes(level)
  const kept = hadLevel ? `The child had ${courseName} before, and keeps it.` : ''
  const childName = child === null ? '' : fullName(child.student)
  return {
    childName: printable(childName || studentName) || 'The child',
    courseName,
    /** The level that enrolling had recorded as completed; `null` where the enrollment names none. */
    level,
    /** `null` where the child is not stored any more. */
    child,
    /** The higher levels that the child is enrolled in. */
    higherLevels: otherLevels.filter((other) => level !== null && other > level),
    /** Why the child keeps the level, as a sentence; '' where it does not. */
    keepsLevel: isDuplicate ? `A second enrollment in ${courseName} stays, and the level with it.` : kept,
    paidOn,
    fields: document.fields,
    withdrawalPath: `${parent}/Withdrawals/${withdrawalId(enrollment)}`,
  }
}

/** The child's lists without this level, the old one too: it counts as completed as long as either holds it. */
export function listsWithout(fields: Record<string, unknown>, level: Level): Record<string, unknown[]> {
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
  if (before.includes(level)) {
    const after = before.filter((completed) => completed !== level)
    lines.push(`~ ${child.path}: completed levels ${listLevels(before)} → ${listLevels(after)}`)
  }
  if (higherLevels.length > 0) {
    const higher = `level ${higherLevels.join(' and level ')}`
    lines.push(`  Mind: ${childName} stays enrolled in ${higher}, which needs level ${level}.`)
  }
  return lines
}

type Kind = 'Students' | 'Enrollments'

/**
 * The path of a child or of an enrollment, such as `Users/UID/Students/ID`.
 *
 * @param given as a person names it: `UID/ID`, or the whole path.
 */
function familyPath(kind: Kind, given: string): string {
  const short = given.trim().replace(new RegExp(`^/?Users/([^/]+)/${kind}/`), '$1/')
  const [uid = '', id = '', ...more] = short.split('/')
  if (more.length > 0 || !isDocumentId(uid) || !isDocumentId(id)) throw notFound(kind, given)
  return `Users/${uid}/${kind}/${id}`
}

/** For a child or a registration that is not stored, or cannot be. */
function notFound(kind: Kind, given: string): SchoolError {
  return new SchoolError(
    kind === 'Students'
      ? `There is no child ${given}: \`students --email ADDRESS\` shows a family's children, each as UID/STUDENTID.`
      : `There is no registration ${given}: \`registrations\` shows those that there are, each as UID/ENROLLMENTID.`,
  )
}

/** @returns `null` where there is no such child. */
async function readChild(school: School, path: string, transaction?: Transaction) {
  const stored = (await getDocuments(school, [path], transaction)).get(path)
  return stored === undefined ? null : { ...stored, student: readStudent(stored.id, stored.fields) }
}

/** `1, 2`, or `none`. */
function listLevels(levels: readonly Level[]): string {
  return levels.join(', ') || 'none'
}
