import * as v from 'valibot'
import { email } from './fields.ts'

/**
 * The address of a newsletter subscription, in lower case: it is the document's id (DESIGN section 4, Newsletter).
 * An address with a slash cannot be an id and counts as invalid.
 */
export const subscriber = v.pipe(
  email,
  v.check((address) => !address.includes('/'), 'not-an-email'),
  v.toLowerCase(),
)
