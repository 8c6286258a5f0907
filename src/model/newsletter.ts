import * as v from 'valibot'
import { email } from './values/fields.ts'

/**
 * A subscription: its address in lower case, because it is the document's id. An address with a slash cannot be an id and
 * counts as invalid.
 */
export const newsletterForm = v.object({
  email: v.pipe(
    email,
    v.check((address) => !address.includes('/'), 'not-an-email'),
  ),
})
