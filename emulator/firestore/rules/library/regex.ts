import { RE2JS } from 're2js'
import { RuleError } from '../evaluation/values'

const maxPatternLength = 1000
const maxCached = 1000
const compiled = new Map<string, RE2JS | RuleError>()

/** Compiles an RE2 pattern, once; an error value for a pattern that RE2 refuses. Patterns may come from documents. */
export function compileRegex(pattern: string): RE2JS | RuleError {
  const known = compiled.get(pattern)
  if (known !== undefined) return known
  if (compiled.size >= maxCached) compiled.clear()
  const fresh = compile(pattern)
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
