import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { NetworkRefused } from './loopback.ts'
import { describeSyntaxError, RulesSyntaxError } from './rules/syntax/parse.ts'
import { startFirestore } from './server.ts'

interface Arguments {
  port: number
  host: string
  rules: string | undefined
  allowNetwork: boolean
}

const defaultRules = 'firestore.rules'
const usage = 'npm run firestore -- --port PORT [--host HOST [--allow-network]] [--rules FILE]'

/** A mistake on the command line or in the rules, printed without a stack trace. */
class UsageError extends Error {}

function readArguments(args: readonly string[]): Arguments {
  const { port, host, rules, 'allow-network': allowNetwork } = parseOptions(args)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not ${port}.`)
  }
  return { port: Number(port), host, rules, allowNetwork }
}

function parseOptions(args: readonly string[]) {
  const options = {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    rules: { type: 'string' },
    'allow-network': { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UsageError(`${message} Usage: ${usage}`)
  }
}

async function main(): Promise<void> {
  const { port, host, rules, allowNetwork } = readArguments(process.argv.slice(2))
  const rulesFile = resolve(rules ?? defaultRules)
  const hasRules = existsSync(rulesFile)
  if (!hasRules && rules !== undefined) throw new UsageError(`There is no rules file ${rules}.`)
  if (!hasRules) console.log(`Warning: there is no ${defaultRules} here, so every request is allowed.`)
  const log = (line: string): void => console.log(line)
  const options = { port, host, allowNetwork, log, ...(hasRules && { rulesFile }) }
  const server = await startFirestore(options).catch((error: unknown) => {
    if (error instanceof NetworkRefused) throw new UsageError(error.message)
    throw error instanceof RulesSyntaxError ? new UsageError(describeSyntaxError(rulesFile, error)) : error
  })
  let stopping = false
  function stop(): void {
    if (stopping) return
    stopping = true
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  stopWithParent(stop)
  console.log(`Firestore listening on ${server.host}:${server.port}`)
}

/** npm runs the server through a shell that does not forward SIGTERM; when it dies, this process gets a new parent. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 500).unref()
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(error.message)
  else
    console.error(
      `The Firestore server could not start: ${error instanceof Error ? error.message : String(error)}`,
    )
  process.exit(1)
})
