import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import { basename } from 'node:path'
import { parseRules, RulesSyntaxError, type Ruleset } from './rules/syntax/parse.ts'

const lookEvery = 200

/** A rules file that does not parse, with the sentence a person is told: `firestore.rules:LINE:COL message`. */
export function describeSyntaxError(file: string, error: RulesSyntaxError): string {
  return `${basename(file)}:${error.line}:${error.column} ${error.message}`
}

/**
 * Reads the rules now and again whenever the file has changed, and hands them over. It looks at the path instead of
 * the file behind it, so editors that put a new file in its place are noticed too. Later errors are told, and the rules
 * handed over last stay in force.
 * @throws {RulesSyntaxError} where the rules are broken now; Node's error where the file cannot be read.
 */
export function watchRulesFile(
  file: string,
  handOver: (rules: Ruleset) => void,
  tell: (line: string) => void,
): { stop(): void } {
  let source = readFileSync(file, 'utf8')
  handOver(parseRules(source))
  const name = basename(file)
  function look(): void {
    let changed: string
    try {
      changed = readFileSync(file, 'utf8')
    } catch {
      tell(`${name} cannot be read; the last good rules stay in force.`)
      return
    }
    if (changed === source) return
    source = changed
    try {
      handOver(parseRules(changed))
      tell(`${name} has changed; the new rules are in force.`)
    } catch (error) {
      const fault =
        error instanceof RulesSyntaxError ? describeSyntaxError(file, error) : `${name} ${String(error)}`
      tell(`${fault}\nThe last good rules stay in force.`)
    }
  }
  watchFile(file, { interval: lookEvery, persistent: false }, look)
  return { stop: () => unwatchFile(file, look) }
}
