import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describeSyntaxError, parseRules, type RulesSyntaxError, type Ruleset } from './rules/syntax/parse.ts'

const pollInterval = 200

/**
 * Reads the rules now and whenever the file changes. It polls the path rather than watching the inode, so editors that
 * replace the file are noticed too. Later errors are logged, and the last good rules stay in force.
 * @throws {RulesSyntaxError} if the rules are invalid now; Node's error if the file cannot be read.
 */
export function watchRulesFile(
  file: string,
  onRules: (rules: Ruleset) => void,
  log: (line: string) => void,
): { stop(): void } {
  let source = readFileSync(file, 'utf8')
  onRules(parseRules(source))
  const name = basename(file)
  function poll(): void {
    const changed = readIfThere(file)
    if (changed === null || changed === source) return
    source = changed
    try {
      onRules(parseRules(changed))
      log(`${name} has changed; the new rules are in force.`)
    } catch (error) {
      log(`${describeSyntaxError(file, error as RulesSyntaxError)}\nThe last good rules stay in force.`)
    }
  }
  // Node's `watchFile` would miss a change before its own first look at the file.
  const timer = setInterval(poll, pollInterval).unref()
  return { stop: () => clearInterval(timer) }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
