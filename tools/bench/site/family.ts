import { randomUUID } from 'node:crypto'
import { createAccount } from '#tools/local/accounts.ts'
import { type Address, type PlainDocument, writeDocuments } from 'firestore-emulator/testing/administrator'

/** How large a family is: children, and places in courses, at most one a child and course. */
export interface FamilySize {
  students: number
  enrollments: number
}

/** Whoever can sign in. */
export interface Credentials {
  email: string
  password: string
}

/** DESIGN's large family: more than any parent has, so that nothing on a page may grow with the school. */
export const largeFamily: FamilySize = { students: 200, enrollments: 500 }

const writesInCommit = 500
const firstNames = ['Simran', 'Mehar', 'Arjan', 'Harleen', 'Gurbani', 'Jasleen', 'Kirat', 'Nihal']

/**
 * The documents of a parent, Harleen Gill, with so many children and places, as the site writes them: the first level is given
 * to every child before the second to anyone. The ids of the children are `student-1`, `student-2` and so on.
 */
export function familyDocuments(uid: string, email: string, size: FamilySize): PlainDocument[] {
  const contact = { email, phoneNumber: '5550123456' }
  const places = Array.from({ length: size.enrollments }, (_, index) => ({
    child: index % size.students,
    level: Math.floor(index / size.students) + 1,
  }))
  const students = Array.from({ length: size.students }, (_, child) => ({
    path: `Users/${uid}/Students/${idOf(child)}`,
    fields: {
      ...nameOf(child),
      ...contact,
      birthdate: `201${5 + (child % 5)}-0${1 + (child % 9)}-1${child % 10}`,
      coursesCompleted: places.filter((place) => place.child === child).map(({ level }) => level),
    },
  }))
  const enrollments = places.map(({ child, level }) => ({
    path: `Users/${uid}/Enrollments/${level}_${idOf(child)}`,
    fields: {
      courseId: String(level),
      studentId: idOf(child),
      studentName: `${nameOf(child).firstName} ${nameOf(child).lastName}`,
      enrollmentDate: new Date(),
    },
  }))
  return [{ path: `Users/${uid}`, fields: { name: 'Harleen Gill', ...contact } }, ...students, ...enrollments]
}

/** Makes an account with such a family, past the rules. */
export async function moveIn(
  { firestore, auth, projectId }: { firestore: Address; auth: Address; projectId: string },
  size: FamilySize,
): Promise<Credentials> {
  const credentials = { email: `parent-${randomUUID()}@painti.example`, password: 'sat-sri-akal' }
  const { uid } = await createAccount(auth, credentials.email, credentials.password)
  const documents = familyDocuments(uid, credentials.email, size)
  for (let from = 0; from < documents.length; from += writesInCommit) {
    await writeDocuments(firestore, projectId, documents.slice(from, from + writesInCommit))
  }
  return credentials
}

function idOf(child: number): string {
  return `student-${child + 1}`
}

/** Names that no two children of the family share. */
function nameOf(child: number): { firstName: string; middleName: string; lastName: string } {
  const round = Math.floor(child / firstNames.length)
  return {
    firstName: firstNames[child % firstNames.length] ?? '',
    middleName: round === 0 ? '' : 'Kaur'.repeat(round % 3),
    lastName: round === 0 ? 'Gill' : `Gill-${String.fromCharCode(64 + round)}`,
  }
}
