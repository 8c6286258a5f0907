import * as v from 'valibot'
import { email } from './values/fields.ts'

/** A subscription: the address is the document's id, so it is in lower case, and one with a slash is invalid. */
export const newsletterForm = v.object({
  email: v.pipe(
    email,
    v.check((address) => !address.includes('/'), 'not-an-email'),
  ),
})
