import { RuleError } from '../evaluation/values.ts'

// A ruleset must not be able to build values that fill the memory: a document holds 1 MiB, so nobody needs more.

const maxCharacters = 4 * 1024 * 1024
const maxItems = 100_000

/** An error if a text of this length would be too long to build. */
export function textTooLong(length: number): RuleError | null {
  return length > maxCharacters ? new RuleError('The string is too long to build.') : null
}

/** An error if a list or set of this length would be too long to build. */
export function listTooLong(length: number): RuleError | null {
  return length > maxItems ? new RuleError('The list is too long to build.') : null
}
