import * as v from 'valibot'
import { requiredText } from './fields.ts'
import { limits } from './limits.ts'

/** No field may be empty; whether the email address is one, the form service decides (S5.39). */
export const contactMessage = v.object({
  name: requiredText(limits.fullName),
  email: requiredText(limits.email),
  message: requiredText(limits.comment),
})
// A type, because the form service's client only takes types with an index signature.
export type ContactMessage = v.InferOutput<typeof contactMessage>
