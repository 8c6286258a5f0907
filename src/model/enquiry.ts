import * as v from 'valibot'
import { email, enquiryPhone, optionalBirthdate, requiredName, requiredText } from './fields.ts'
import { limits } from './limits.ts'

/**
 * The Enquire Now form: first and last name, email and comment, a phone number and the child's birthdate if there are
 * (DESIGN section 4, Enquiry).
 */
export const enquiryForm = v.object({
  firstName: requiredName,
  lastName: requiredName,
  email,
  phoneNumber: enquiryPhone,
  birthdate: optionalBirthdate,
  comment: requiredText(limits.comment),
})
export type EnquiryForm = v.InferOutput<typeof enquiryForm>

/** The Contact Us for Evaluation form: name and email (SPEC section 5, Evaluation modal), and a note if there is one. */
export const evaluationForm = v.object({
  name: requiredName,
  email,
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.comment / 2, 'too-long')), ''),
})

/** An enquiry as it is sent; `date` is added when it is stored (SPEC section 3, Enquiry). */
export interface Enquiry {
  firstName: string
  lastName: string
  email: string
  comment: string
  phoneNumber: string
  /** The child's, or '' where none was given. */
  birthdate: string
  courseId: string
}
