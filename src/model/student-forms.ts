import * as v from 'valibot'
import { birthdate, optionalName, requiredName, typedAge } from './fields.ts'

/** What every add-student form asks for: first name, last name and birthdate, and a middle name if there is one. */
export const newStudent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  birthdate,
})

/** The Add Student page also asks for the age (SPEC section 5, Add Student page). */
export const newStudentWithAge = v.object({ ...newStudent.entries, age: typedAge })
