import * as v from 'valibot'
import { requiredText } from './fields.ts'
import { limits } from './limits.ts'

/**
 * A message of the contact form (SPEC section 3, Contact message). Nothing may be empty; what an email address is, the
 * form service judges (SPEC section 5, Contact form).
 */
export const contactMessage = v.object({
  name: requiredText(limits.fullName),
  email: requiredText(limits.email),
  message: requiredText(limits.comment),
})
// A type and not an interface, because the form service's client takes only what has an index.
export type ContactMessage = v.InferOutput<typeof contactMessage>
