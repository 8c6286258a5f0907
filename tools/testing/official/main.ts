// `npm run test:official`: the rules, data, page and browser tests with Google's Firestore emulator in the place of the
// local one. It needs Java 21, and a connection the first time; without them it says what is missing and exits 1.
// `--firestore HOST:PORT` takes an emulator that runs already; other words go to Playwright.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { localAddress } from '#school/target/local-address.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'
import { officialVariable } from './address.ts'

const root = path.join(import.meta.dirname, '../../..')
const projects = ['rules', 'data', 'pages'].flatMap((project) => ['--project', project])

const { values, positionals } = parseArgs({
  options: { firestore: { type: 'string' } },
  allowPositionals: true,
})
try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(): Promise<number> {
  if (values.firestore !== undefined) {
    return testAgainst(localAddress(values.firestore, '--firestore', '127.0.0.1:8080'))
  }
  console.log("Starting Google's Firestore emulator ...")
  const ports = { firestore: 0 }
  const emulators = await startFirebaseEmulators({ projectId: demoProject, ports })
  try {
    return await testAgainst(`127.0.0.1:${emulators.firestore?.port ?? 0}`)
  } finally {
    await emulators.stop()
  }
}

/** @returns the exit code of the browser tests, which sum both runs. */
async function testAgainst(firestore: string): Promise<number> {
  const environment = {
    ...process.env,
    [officialVariable]: firestore,
    VITEST_COUNTS: path.join(root, `.local/vitest-counts-${process.pid}.json`),
  }
  await runProgram('vitest', ['run', ...projects], environment)
  return runProgram('playwright', ['test', ...positionals], environment)
}

function runProgram(name: string, options: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(path.join(root, 'node_modules/.bin', name), options, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
