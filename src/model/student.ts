import * as v from 'valibot'
import { birthdate, optionalName, requiredName, typedAge } from './fields'
import { type Level, levelsFrom } from './level'
import { isSameName, type NameParts, namePartsOf } from './name'
import { storedList, storedName, storedNumber, storedText } from './stored'

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

const storedStudent = v.object({
  firstName: storedName,
  middleName: storedName,
  lastName: storedName,
  name: storedName,
  birthdate: storedText,
  email: storedText,
  phoneNumber: storedText,
  coursesCompleted: storedList,
  coursesComplete: storedList,
  cost: storedNumber,
})

/** Reads a stored child; `name` stands in for a missing `firstName`, and splits where no last name is stored. */
export function readStudent(id: string, fields: Record<string, unknown>): Student {
  const stored = v.parse(storedStudent, fields)
  return {
    id,
    ...namePartsOf(stored),
    birthdate: stored.birthdate,
    email: stored.email,
    phoneNumber: stored.phoneNumber,
    completedLevels: levelsFrom(stored.coursesCompleted, stored.coursesComplete),
    cost: stored.cost,
  }
}

/** What every add-student form asks for: first name, last name and birthdate, and a middle name if there is one. */
export const newStudent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  birthdate,
})
export type NewStudent = v.InferOutput<typeof newStudent>

/** The Add Student page also asks for the age (SPEC section 5, Add Student page). */
export const newStudentWithAge = v.object({ ...newStudent.entries, age: typedAge })

/** The enrol page's form stores this cost with the child (SPEC sections 5 and 9). */
export const enrolFormCost = 100

/** Same full name and same birthdate (SPEC section 5, Dashboard add student). */
export function isSameStudent(one: NewStudent, other: NewStudent): boolean {
  return isSameName(one, other) && one.birthdate === other.birthdate
}
