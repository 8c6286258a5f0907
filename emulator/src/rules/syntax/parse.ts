import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import peggy, { type parser } from 'peggy'
import { typeNames, type Ruleset } from './ast.ts'
import { checkRules } from './check.ts'
import { RulesSyntaxError } from './syntax-error.ts'

export { RulesSyntaxError }
export type { Ruleset }

const grammar = peggy.generate(readFileSync(new URL('rules.peggy', import.meta.url), 'utf8'))

/**
 * Parses the source of a rules file (https://firebase.google.com/docs/rules/rules-language).
 * @throws {RulesSyntaxError} for the first error.
 */
export function parseRules(source: string): Ruleset {
  const ruleset = { source, matches: parseMatches(source) }
  checkRules(ruleset)
  return ruleset
}

function parseMatches(source: string): Ruleset['matches'] {
  try {
    return grammar.parse(source, { typeNames }) as Ruleset['matches']
  } catch (error) {
    if (!(error instanceof grammar.SyntaxError)) throw error
    throw new RulesSyntaxError(messageOf(error, source), error.location.start)
  }
}

/** Peggy names the character that it has found, which says more as the word that it begins. */
function messageOf({ message, expected, found, location }: parser.SyntaxError, source: string): string {
  if (!expected || found === null) return message
  const [word = found] = /^\w+/.exec(source.slice(location.start.offset)) ?? []
  return grammar.SyntaxError.buildMessage(expected, word)
}

/** A syntax error as it is printed: `firestore.rules:LINE:COLUMN message`. */
export function describeSyntaxError(file: string, error: RulesSyntaxError): string {
  return `${basename(file)}:${error.message}`
}
