import { RE2JS } from 're2js'
import { RuleError } from '../evaluation/values.ts'

const maxPatternLength = 1000
const maxCachedSize = 200_000
const compiled = new Map<string, RE2JS | RuleError>()
let cachedSize = 0

/** What compiling a pattern to a program of this size takes, compared with reading a character. */
export function compileEffort(programSize: number): number {
  return 50_000 + 500 * programSize
}

/** Whether the pattern was compiled before. */
export function isCompiled(pattern: string): boolean {
  return compiled.has(pattern)
}

/** Compiles an RE2 pattern, once; an error value for a pattern that RE2 refuses. Patterns may come from documents. */
export function compileRegex(pattern: string): RE2JS | RuleError {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
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
