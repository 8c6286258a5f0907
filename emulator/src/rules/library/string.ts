import { RE2JS } from 're2js'
import { RuleError, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

/** Trims like Java: all characters up to U+0020. */
export function trimmedText(text: string): string {
  return text.replace(/^[\0- ]+|[\0- ]+$/g, '')
}

/** String methods. Regular expressions are RE2, and `matches` must match the whole string. */
export const stringMethods: Record<string, Overloads> = {
  lower: signature(['string'], (text) => text.toLowerCase()),
  trim: signature(['string'], trimmedText),
  // In UTF-16 units, as in production: an emoji counts as two. Indexes and slices use the same units.
  size: signature(['string'], (text) => BigInt(text.length)),
  matches: signature(['string', 'string'], matches),
}

const compiled = new Map<string, RE2JS>()

function matches(text: string, pattern: string): Outcome {
  try {
    const regex = compiled.get(pattern) ?? RE2JS.compile(pattern)
    compiled.set(pattern, regex)
    return regex.matches(text)
  } catch {
    return new RuleError(`Invalid regular expression: '${pattern}'.`)
  }
}
