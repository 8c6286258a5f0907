import * as v from 'valibot'
import { birthdate, optionalName, requiredName, typedAge } from './fields.ts'

/** Every add-student form; the middle name is optional. */
export const newStudent = v.object({
  firstName: requiredName,
  middleName: optionalName,
  lastName: requiredName,
  birthdate,
})

/** The Add Student page also asks for the age (S5.21). */
export const newStudentWithAge = v.object({ ...newStudent.entries, age: typedAge })
