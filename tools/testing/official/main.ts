// `npm run test:official`: the rules, data, page and browser tests with Google's Firestore emulator in the place of the
// local one. It needs Java 21, and a connection the first time; without them it says what is missing and exits 1.
// `--firestore HOST:PORT` takes an emulator that runs already; other words go to Playwright. The exit code is that of the
// browser tests, which sum both runs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { localAddress } from '#school/target/local-address.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'
import { officialVariable } from './address.ts'

const root = path.join(import.meta.dirname, '../../..')
const projects = ['rules', 'data', 'pages', 'pa'].flatMap((project) => ['--project', project])
const { values, positionals } = parseArgs({
  options: { firestore: { type: 'string' } },
  allowPositionals: true,
})

try {
  const env = {
    ...process.env,
    [officialVariable]: await firestoreAddress(values.firestore),
    VITEST_COUNTS: path.join(root, `.local/vitest-counts-${process.pid}.json`),
  }
  await run('vitest', ['run', ...projects], env)
  process.exit(await run('playwright', ['test', ...positionals], env))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function firestoreAddress(given: string | undefined): Promise<string> {
  if (given !== undefined) return localAddress(given, '--firestore', '127.0.0.1:8080')
  console.log("Starting Google's Firestore emulator ...")
  const { firestore } = await startFirebaseEmulators({ projectId: demoProject, ports: { firestore: 0 } })
  return `127.0.0.1:${firestore?.port}`
}

async function run(name: string, options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const program = path.join(root, 'node_modules/.bin', name)
  const child = spawn(program, options, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
