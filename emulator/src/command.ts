import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { describeSyntaxError, RulesSyntaxError } from './rules/syntax/parse.ts'
import { startFirestore, type RunningFirestore } from './server.ts'

const defaultRules = 'firestore.rules'
const usage = 'npm run firestore -- --port PORT [--rules FILE]'

/** A mistake on the command line or in the rules, printed without a stack trace. */
export class UsageError extends Error {}

function readArguments(args: readonly string[]) {
  const options = {
    port: { type: 'string', default: '8080' },
    rules: { type: 'string' },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(`${message} Usage: ${usage}`)
  }
}

/**
 * Starts the server that the arguments of the command ask for; `log` prints its messages.
 * @throws {UsageError} for a mistake in the arguments or in the rules.
 */
export async function startByArguments(
  args: readonly string[],
  log: (line: string) => void,
): Promise<RunningFirestore> {
  const { port, rules } = readArguments(args)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not ${port}.`)
  }
  const rulesFile = resolve(rules ?? defaultRules)
  const hasRules = existsSync(rulesFile)
  if (!hasRules && rules !== undefined) throw new UsageError(`There is no rules file ${rules}.`)
  if (!hasRules) log(`Warning: there is no ${defaultRules} here, so every request is allowed.`)
  try {
    const options = { port: Number(port), log }
    return await startFirestore(hasRules ? { ...options, rulesFile } : options)
  } catch (error) {
    throw error instanceof RulesSyntaxError ? new UsageError(describeSyntaxError(rulesFile, error)) : error
  }
}
