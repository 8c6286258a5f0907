import { type Level, levelsFrom } from './level.ts'
import { foldedName, isSameName, type NameParts } from './name.ts'
import { namePartsOf, storedList, storedNumber, storedText } from './stored.ts'

/** A child as the pages use it, whichever form wrote the document (SPEC section 3, Student). */
export interface Student extends NameParts {
  id: string
  /** `YYYY-MM-DD`, or '' where none is stored. */
  birthdate: string
  email: string
  phoneNumber: string
  /** From `coursesCompleted` and the old `coursesComplete`, numbers and text alike (DESIGN section 4). */
  completedLevels: Level[]
  /** The cost that the enrol page's form stored; `null` for children added elsewhere. */
  cost: number | null
}

/** Reads a stored child; `name` stands in for a missing `firstName`, and splits where no last name is stored. */
export function readStudent(id: string, fields: Record<string, unknown>): Student {
  return {
    id,
    ...namePartsOf(fields),
    birthdate: storedText(fields.birthdate),
    email: storedText(fields.email),
    phoneNumber: storedText(fields.phoneNumber),
    completedLevels: levelsFrom(storedList(fields.coursesCompleted), storedList(fields.coursesComplete)),
    cost: storedNumber(fields.cost),
  }
}

/** A child as a form gives it. */
export interface NewStudent extends NameParts {
  birthdate: string
}

/**
 * The id of a new child: 20 characters made of the parent, the name and the birthdate. A child that is sent twice, from
 * two tabs or after its page was loaded again, is therefore stored once.
 * @param taken ids of the parent's children, because one of them may have had this name before it was corrected.
 */
export async function newStudentId(
  uid: string,
  student: NewStudent,
  taken: readonly string[] = [],
): Promise<string> {
  for (let count = 0; ; count += 1) {
    const text = [uid, foldedName(student), student.birthdate, count].join('\n')
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    const id = Array.from(hash.slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (!taken.includes(id)) return id
  }
}

/** The enrol page's form stores this cost with the child (SPEC sections 5 and 9). */
export const enrolFormCost = 100

/** Same full name and same birthdate (SPEC section 5, Dashboard add student). */
export function isSameStudent(one: NewStudent, other: NewStudent): boolean {
  return isSameName(one, other) && one.birthdate === other.birthdate
}
