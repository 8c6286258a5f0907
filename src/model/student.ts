import * as v from 'valibot'
import { ageOn, type Day } from './dates/day.ts'
import { levelsFrom } from './values/level.ts'
import { correctionSchemaOf, formSchemaOf, nameFields, type PersonField, typedAge } from './values/fields.ts'
import { foldedName, isSameName, type NameParts } from './values/name.ts'
import {
  type Fields,
  namePartsOf,
  personChangeOf,
  storedList,
  storedNumber,
  storedText,
  storedTexts,
} from './values/stored.ts'

/**
 * What a parent enters about a child. Every form that adds or corrects a child, what is stored, and what is read follow
 * from this list. The family writes these fields when it adds the child; the family and the school correct them.
 * `firestore.rules` lists them once more, and a test compares the two.
 */
export const childFields = {
  ...nameFields,
  birthdate: { kind: 'birthdate' },
} satisfies Record<string, PersonField>

export type ChildField = keyof typeof childFields
export const childFieldNames = Object.keys(childFields) as ChildField[]

/** The fields that tell children apart. */
type Identity = NameParts & Pick<NewStudent, 'birthdate'>

/** The schema of every form that adds a child. */
export const newStudent = formSchemaOf(childFields)
export type NewStudent = Record<ChildField, string>

/** The Add Student page also asks for the age (S5.21). */
export const newStudentWithAge = v.object({ ...newStudent.entries, age: typedAge })

/** The schema of a form that corrects a child, with the fields that it has. */
export const studentCorrection = correctionSchemaOf(childFields)

export type Student = ReturnType<typeof readStudent>

/** Missing fields are '' or `null`. */
export function readStudent(id: string, fields: Fields) {
  return {
    id,
    /** `birthdate` is `YYYY-MM-DD` except in old documents. */
    ...storedTexts(fields, childFieldNames),
    ...namePartsOf(fields),
    email: storedText(fields.email),
    phoneNumber: storedText(fields.phoneNumber),
    /** From `coursesCompleted` and the older `coursesComplete` (S3.05), ascending. */
    completedLevels: levelsFrom(storedList(fields.coursesCompleted), storedList(fields.coursesComplete)),
    /** Whether only the school can remove it, because it once had levels, or has a seat without one. */
    keptBySchool: fields.keptBySchool === true,
    /** As stored by the enrol page's form, in the currency of `content/site.ts`; `null` for other children. */
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
  student: Identity,
  taken: readonly string[] = [],
): Promise<string> {
  for (let count = 0; ; count += 1) {
    const text = [uid, foldedName(student), student.birthdate, count].join('\n')
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
    const id = Array.from(hash.slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')
    if (!taken.includes(id)) return id
  }
}

/** The fields of the child alone, in a form that also asks for other things. */
export function newStudentIn(typed: NewStudent): NewStudent {
  return Object.fromEntries(childFieldNames.map((name) => [name, typed[name]])) as NewStudent
}

/** Copies that only some forms also store (S3.06, S3.07). */
export interface StudentExtras {
  name?: string
  age?: number
  cost?: number
}

/** The document of a new child, with the contact of its parent. */
export function newStudentDocument(
  student: NewStudent,
  { email, phoneNumber }: { email: string; phoneNumber: string },
  extras: StudentExtras = {},
) {
  return { ...student, email, phoneNumber, coursesCompleted: [], ...extras }
}

/**
 * What is written to correct a child. `name`, which is the first name (S3.06), and `age` are updated if the document
 * has them.
 * @param stored the document of the child.
 */
export function correctionOf(
  stored: Fields,
  changes: Partial<NewStudent>,
  today: Day,
): Record<string, string | number> {
  const { firstName, birthdate } = { ...readStudent('', stored), ...changes }
  const age = ageOn(birthdate, today)
  return {
    ...personChangeOf(stored, changes),
    ...('name' in stored && { name: firstName }),
    ...('age' in stored && age !== null && { age }),
  }
}

/** In the currency of `content/site.ts` (S9.02). */
export const enrolFormCost = 100

/** The order of a family's children everywhere: by full name, then the elder first; comparator for `sort`. */
export function byName(one: Identity, other: Identity): number {
  return (
    foldedName(one).localeCompare(foldedName(other), 'en') ||
    one.birthdate.localeCompare(other.birthdate, 'en')
  )
}

/** Same full name and same birthdate (S5.13). */
export function isSameStudent(one: Identity, other: Identity): boolean {
  return isSameName(one, other) && one.birthdate === other.birthdate
}
