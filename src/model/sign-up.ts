import * as v from 'valibot'
import { birthdate, newPassword, optionalName, requiredName, ticked } from './fields.ts'
import type { NewStudent } from './student.ts'
import { panelParent } from './user-forms.ts'

const blank = v.pipe(v.string(), v.trim(), v.literal(''))

const noStudent = v.pipe(
  v.object({
    studentFirstName: blank,
    studentMiddleName: v.optional(blank, ''),
    studentLastName: blank,
    studentBirthdate: blank,
  }),
  v.transform((): NewStudent | null => null),
)

const firstStudent = v.pipe(
  v.object({
    studentFirstName: requiredName,
    studentMiddleName: optionalName,
    studentLastName: requiredName,
    studentBirthdate: birthdate,
  }),
  v.transform((fields): NewStudent | null => ({
    firstName: fields.studentFirstName,
    middleName: fields.studentMiddleName,
    lastName: fields.studentLastName,
    birthdate: fields.studentBirthdate,
  })),
)

/** The sign-up panel without its student fields. */
export const signUpParent = v.object({ ...panelParent.entries, password: newPassword, isShared: ticked })

/** `null` when all fields are blank; else first name, last name and birthdate are required. */
export const signUpStudent = v.lazy((fields) => (v.is(noStudent, fields) ? noStudent : firstStudent))
