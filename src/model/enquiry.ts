import * as v from 'valibot'
import { email, enquiryPhone, optionalBirthdate, requiredName, requiredText } from './fields.ts'
import { limits } from './limits.ts'

/** The Enquire Now form; the phone number and the child's birthdate are optional. */
export const enquiryForm = v.object({
  firstName: requiredName,
  lastName: requiredName,
  email,
  phoneNumber: enquiryPhone,
  birthdate: optionalBirthdate,
  comment: requiredText(limits.comment),
})
export type EnquiryForm = v.InferOutput<typeof enquiryForm>

/** The Contact Us for Evaluation form; the comment is optional. */
export const evaluationForm = v.object({
  name: requiredName,
  email,
  comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.comment / 2, 'too-long')), ''),
})

/** As it is sent; `date` is added when it is stored (S3.16). */
export interface Enquiry {
  firstName: string
  lastName: string
  email: string
  comment: string
  phoneNumber: string
  /** The child's birthdate as `YYYY-MM-DD`, or ''. */
  birthdate: string
  courseId: string
}
