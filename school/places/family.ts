import type { WireFields } from 'firestore-emulator/wire'
import type { Level } from '#model/level.ts'
import { readStudent, type Student } from '#model/student.ts'
import { getDocuments } from '../target/documents.ts'
import { isDocumentId, type School } from '../target/school.ts'
import { SchoolError } from '../terminal/school-error.ts'

type Kind = 'Students' | 'Enrollments'

const sentences = {
  Students: {
    notNamed: (text: string) =>
      `A child is named as UID/STUDENTID, not ${text}: \`students --email ADDRESS\` shows it.`,
    notFound: (name: string) =>
      `There is no child ${name}: \`students --email ADDRESS\` shows a family's children.`,
  },
  Enrollments: {
    notNamed: (text: string) =>
      `A registration is named as UID/ENROLLMENTID, not ${text}: \`registrations\` shows it.`,
    notFound: (name: string) =>
      `There is no registration ${name}: \`registrations\` shows those that there are.`,
  },
}

/**
 * The path of a child or of an enrollment, such as `Users/UID/Students/ID`.
 *
 * @param given as a person names it: `UID/ID`, or the whole path.
 */
export function familyPath(kind: Kind, given: string): string {
  const short = given.trim().replace(new RegExp(`^/?Users/([^/]+)/${kind}/`), '$1/')
  const [uid = '', id = '', ...more] = short.split('/')
  if (uid === '' || uid === 'Users' || id === '' || more.length > 0) {
    throw new SchoolError(sentences[kind].notNamed(given))
  }
  if (!isDocumentId(uid) || !isDocumentId(id)) throw notFound(kind, short)
  return `Users/${uid}/${kind}/${id}`
}

/** For a child or a registration that is not stored. */
export function notFound(kind: Kind, name: string): SchoolError {
  return new SchoolError(sentences[kind].notFound(name))
}

/** A child as it is stored. */
export interface Child {
  path: string
  student: Student
  wire: WireFields
}

/** @param transaction reads within it. @returns `null` where there is no such child. */
export async function readChild(school: School, path: string, transaction?: string): Promise<Child | null> {
  const stored = (await getDocuments(school, [path], { transaction })).found.get(path)
  if (stored === undefined) return null
  return { path, student: readStudent(stored.id, stored.fields), wire: stored.wire }
}

/** `1, 2`, or `none`. */
export function listLevels(levels: readonly Level[]): string {
  return levels.length === 0 ? 'none' : levels.join(', ')
}
