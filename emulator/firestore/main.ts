import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { onStarterGone } from '../end-with-starter'
import { describeSyntaxError } from './rules-file'
import { RulesSyntaxError } from './rules/syntax/parse'
import { startFirestore } from './server'

/** The command line of `npm run firestore`: serves until it is told to stop. */
interface Arguments {
  port: number
  host: string
  rules: string
}

const usage = 'npm run firestore -- --port PORT [--host HOST] [--rules FILE]'

/** What the person who started it has to put right. */
class UsageError extends Error {}

function readArguments(argv: readonly string[]): Arguments {
  const values = new Map<string, string>()
  for (let index = 0; index < argv.length; index++) {
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
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

async function main(): Promise<void> {
  const { port, host, rules } = readArguments(process.argv.slice(2))
  const rulesFile = resolve(rules)
  if (!existsSync(rulesFile)) throw new UsageError(`There is no rules file ${rules}.`)
  const server = await startFirestore({ port, host, rulesFile, tell: (line) => console.log(line) }).catch(
    (error: unknown) => {
      throw error instanceof RulesSyntaxError ? new UsageError(describeSyntaxError(rulesFile, error)) : error
    },
  )
  if (!isLoopback(host)) {
    console.log(
      `Warning: ${host} can be reached from other machines, and "Bearer owner" may do everything here.`,
    )
  }
  let stopping = false
  function stop(): void {
    if (stopping) return
    stopping = true
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  onStarterGone(stop)
  console.log(`Firestore listening on ${server.host}:${server.port}`)
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) console.error(error.message)
  else
    console.error(
      `The Firestore server could not start: ${error instanceof Error ? error.message : String(error)}`,
    )
  process.exit(1)
})
