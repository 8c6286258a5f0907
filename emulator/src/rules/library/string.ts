import { RE2JS } from 're2js'
import { ListValue, RuleError, textTooLong, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'

// RE2 takes time proportional to text length times program size.
const maxRegexWork = 10_000_000

/** Trims like Java: all characters up to U+0020. */
export function trimmedText(text: string): string {
  return text.replace(/^[\0- ]+|[\0- ]+$/g, '')
}

/** String methods. Regular expressions are RE2, and `matches` must match the whole string. */
export const stringMethods: Record<string, Overloads> = {
  lower: [signature(['string'], (text) => text.toLowerCase())],
  upper: [signature(['string'], (text) => text.toUpperCase())],
  trim: [signature(['string'], trimmedText)],
  // In UTF-16 units, as in production: an emoji counts as two. Indexes and slices use the same units.
  size: [signature(['string'], (text) => BigInt(text.length))],
  matches: [
    signature(['string', 'string'], (text, pattern) =>
      withRegex(text, pattern, (regex) => regex.matches(text)),
    ),
  ],
  split: [
    signature(['string', 'string'], (text, pattern) =>
      withRegex(text, pattern, (regex) => new ListValue(regex.split(text))),
    ),
  ],
  replace: [
    signature(
      ['string', 'string', 'string'],
      (text, pattern, replacement) =>
        // In the worst case the replacement is inserted between all characters.
        textTooLong((text.length + 1) * (replacement.length + 1)) ??
        withRegex(text, pattern, (regex) => regex.matcher(text).replaceAll(replacement)),
    ),
  ],
}

function withRegex(text: string, pattern: string, ask: (regex: RE2JS) => Outcome): Outcome {
  const regex = compileRegex(pattern)
  if (regex instanceof RuleError) return regex
  if (text.length * regex.programSize() > maxRegexWork)
    return new RuleError('The string is too long for this regular expression.')
  try {
    return ask(regex)
  } catch {
    return new RuleError(`Invalid regular expression replacement for '${pattern}'.`)
  }
}

const maxPatternLength = 1000
const maxCached = 500
const compiled = new Map<string, RE2JS | RuleError>()

/** Compiles an RE2 pattern with a bounded cache, because patterns may come from documents. */
function compileRegex(pattern: string): RE2JS | RuleError {
  const cached = compiled.get(pattern)
  if (cached !== undefined) return cached
  const fresh = compile(pattern)
  if (compiled.size >= maxCached) compiled.clear()
  compiled.set(pattern, fresh)
  return fresh
}

function compile(pattern: string): RE2JS | RuleError {
  if (pattern.length > maxPatternLength) return new RuleError('The regular expression is too long.')
  try {
    return RE2JS.compile(pattern)
  } catch {
    return new RuleError(`Invalid regular expression: '${pattern}'.`)
  }
}
