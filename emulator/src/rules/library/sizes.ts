import { RuleError } from '../evaluation/values.ts'

// Limits that keep rules from filling the memory (decision 31); a document holds at most 1 MiB.

const maxCharacters = 4 * 1024 * 1024
const maxItems = 100_000

/** An error for a string longer than the limit. */
export function textTooLong(length: number): RuleError | null {
  return length > maxCharacters ? new RuleError('The string is too long to build.') : null
}

/** An error for a list or set longer than the limit. */
export function listTooLong(length: number): RuleError | null {
  return length > maxItems ? new RuleError('The list is too long to build.') : null
}
