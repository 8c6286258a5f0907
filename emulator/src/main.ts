import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { NetworkRefused } from './loopback.ts'
import { describeSyntaxError } from './rules-file.ts'
import { RulesSyntaxError } from './rules/syntax/parse.ts'
import { startFirestore } from './server.ts'

interface Arguments {
  port: number
  host: string
  rules: string
  allowNetwork: boolean
}

const usage = 'npm run firestore -- --port PORT [--host HOST [--allow-network]] [--rules FILE]'

/** A mistake on the command line or in the rules, printed without a stack trace. */
class UsageError extends Error {}

function readArguments(argv: readonly string[]): Arguments {
  const values = new Map<string, string>()
  let allowNetwork = false
  for (let index = 0; index < argv.length; index++) {
    if (argv[index] === '--allow-network') {
      allowNetwork = true
      continue
    }
    const [flag = '', inline] = (argv[index] ?? '').split(/=(.*)/s)
    if (!['--port', '--host', '--rules'].includes(flag)) {
      throw new UsageError(`Unknown argument ${argv[index] ?? ''}. Usage: ${usage}`)
    }
    const value = inline ?? argv[++index]
    if (value === undefined || value === '' || value.startsWith('--')) {
      throw new UsageError(`${flag} needs a value. Usage: ${usage}`)
    }
    values.set(flag, value)
  }
  const port = values.get('--port') ?? '8080'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new UsageError(`--port must be a number from 0 to 65535, not ${port}.`)
  }
  return {
    port: Number(port),
    host: values.get('--host') ?? '127.0.0.1',
    rules: values.get('--rules') ?? 'firestore.rules',
    allowNetwork,
  }
}

async function main(): Promise<void> {
  const { port, host, rules, allowNetwork } = readArguments(process.argv.slice(2))
  const rulesFile = resolve(rules)
  if (!existsSync(rulesFile)) throw new UsageError(`There is no rules file ${rules}.`)
  const options = { port, host, allowNetwork, rulesFile, log: (line: string) => console.log(line) }
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
