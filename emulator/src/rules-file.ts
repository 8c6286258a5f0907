import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describeSyntaxError, parseRules, type RulesSyntaxError, type Ruleset } from './rules/syntax/parse.ts'

/**
 * Reads the rules now, and whenever the function that it returns finds the file changed: even if an editor has replaced
 * it. Later errors are logged, and the last good rules stay in force.
 * @throws {RulesSyntaxError} if the rules are invalid now; Node's error if the file cannot be read.
 */
export function readRulesFile(
  file: string,
  onRules: (rules: Ruleset) => void,
  log: (line: string) => void,
): () => void {
  let source = readFileSync(file, 'utf8')
  onRules(parseRules(source))
  return () => {
    const changed = readIfThere(file)
    if (changed === null || changed === source) return
    source = changed
    try {
      onRules(parseRules(changed))
      log(`${basename(file)} has changed; the new rules are in force.`)
    } catch (error) {
      log(`${describeSyntaxError(file, error as RulesSyntaxError)}\nThe last good rules stay in force.`)
    }
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
