import * as v from 'valibot'
import { tidyName } from './name'

/**
 * Readers of stored fields. Firestore guarantees no shape and old documents vary (DESIGN section 4), so a reader never
 * fails: what it cannot make sense of counts as missing.
 */

/** Text; a number stored in its place is written out; anything else is ''. */
export const storedText = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((value) => String(value).trim()),
  ),
  '',
)

/** A name, tidied as the forms tidy it. */
export const storedName = v.pipe(storedText, v.transform(tidyName))

/** A number, also when it is stored as text; `null` where there is none. */
export const storedNumber = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty(), v.transform(Number))]),
    v.number(),
    v.finite(),
    v.transform((value): number | null => value),
  ),
  null,
)

/** A list; anything else counts as empty. */
export const storedList = v.fallback(v.array(v.unknown()), [])
