import * as v from 'valibot'
import { ageOn, type Day } from './dates/day.ts'
import { levelsFrom } from './values/level.ts'
import { child, typedAge } from './values/fields.ts'
import { foldedName, isSameName } from './values/name.ts'
import { type Fields, namePartsOf, storedList, storedNumber, storedText } from './values/stored.ts'

export type Student = ReturnType<typeof readStudent>

/** Missing fields are '' or `null`. */
export function readStudent(id: string, fields: Fields) {
  return {
    id,
    ...namePartsOf(fields),
    /** `YYYY-MM-DD` in all but old documents. */
    birthdate: storedText(fields.birthdate),
    email: storedText(fields.email),
    phoneNumber: storedText(fields.phoneNumber),
    /** From `coursesCompleted` and the older `coursesComplete` (S3.05), ascending. */
    completedLevels: levelsFrom(storedList(fields.coursesCompleted), storedList(fields.coursesComplete)),
    /** Whether the school alone removes it, because it had levels once, or has a place without one. */
    keptBySchool: fields.keptBySchool === true,
    /** As the enrol page's form stored it, in the currency of `content/site.ts`; `null` for children added elsewhere. */
    cost: storedNumber(fields.cost),
  }
}

/**
 * The id of a new child: 20 hex digits of a hash of parent, name and birthdate. A child that is sent twice, from two
 * tabs or after a reload, is therefore stored once.
 * @param taken ids of the parent's children: one of them may have had this name before it was corrected.
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

/**
 * What is written to correct a child. `name`, which is the first name (S3.06), and `age` follow where the document has
 * them; all other fields stay as they are.
 * @param stored the document of the child.
 */
export function correctionOf(
  stored: Fields,
  changes: Partial<NewStudent>,
  today: Day,
): Record<string, string | number> {
  const { firstName, middleName, lastName, birthdate } = { ...readStudent('', stored), ...changes }
  const name = { firstName, middleName, lastName }
  const age = ageOn(birthdate, today)
  return {
    ...name,
    birthdate,
    ...('name' in stored && { name: firstName }),
    ...('age' in stored && age !== null && { age }),
  }
}

/** In the currency of `content/site.ts` (S9.02). */
export const enrolFormCost = 100

/** The order of a family's children everywhere: by full name, the elder of two with one name first; for `sort`. */
export function byName(one: NewStudent, other: NewStudent): number {
  return (
    foldedName(one).localeCompare(foldedName(other), 'en') ||
    one.birthdate.localeCompare(other.birthdate, 'en')
  )
}

/** Same full name and same birthdate (S5.13). */
export function isSameStudent(one: NewStudent, other: NewStudent): boolean {
  return isSameName(one, other) && one.birthdate === other.birthdate
}

/** Every add-student form. */
export const newStudent = v.object(child)
export type NewStudent = v.InferOutput<typeof newStudent>

/** The Add Student page also asks for the age (S5.21). */
export const newStudentWithAge = v.object({ ...child, age: typedAge })
