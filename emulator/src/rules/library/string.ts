import { RE2JS } from 're2js'
import { BytesValue, ListValue, RuleError, type Outcome } from '../evaluation/values.ts'
import { signature, type Overloads } from './signature.ts'
import { textTooLong } from './sizes.ts'

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
  toUtf8: [signature(['string'], (text) => new BytesValue(new TextEncoder().encode(text)))],
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

const regexMethods = ['matches', 'split', 'replace']

/** The cost of compiling and running the regular expression of a string method. */
export function regexCost(method: string, text: string, pattern: string): number {
  if (!regexMethods.includes(method)) return 0
  const wasCompiled = isCompiled(pattern)
  const regex = compileRegex(pattern)
  const size = regex instanceof RuleError ? 0 : regex.programSize()
  return (wasCompiled ? 0 : compileCost(size)) + Math.min(text.length * size, maxRegexWork)
}

function withRegex(
  text: string,
  pattern: string,
  ask: (regex: Exclude<ReturnType<typeof compileRegex>, RuleError>) => Outcome,
): Outcome {
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
const maxCachedSize = 200_000
const compiled = new Map<string, RE2JS | RuleError>()
let cachedSize = 0

/** The cost of compiling a pattern to a program of this size, relative to reading a character. */
function compileCost(programSize: number): number {
  return 50_000 + 500 * programSize
}

/** Whether the pattern is cached. */
function isCompiled(pattern: string): boolean {
  return compiled.has(pattern)
}

/** Compiles an RE2 pattern with a bounded cache, because patterns may come from documents. */
function compileRegex(pattern: string): RE2JS | RuleError {
  const cached = compiled.get(pattern)
  if (cached !== undefined) return cached
  const fresh = compile(pattern)
  cachedSize += 100 + (fresh instanceof RuleError ? 0 : fresh.programSize())
  if (cachedSize > maxCachedSize) {
    compiled.clear()
    cachedSize = 0
  }
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
