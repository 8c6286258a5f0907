// `npm run test:official`: the rules, data, page and browser tests with Google's Firestore emulator in the place of the
// local one. It needs Java 21, and a connection the first time; without them it says what is missing and exits 1.
// `--firestore HOST:PORT` takes an emulator that runs already.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { findChromium } from '#tests/support/chromium.ts'
import { isFirestoreUp, loadRules } from 'firestore-emulator/testing/administrator'
import { demoProject } from '#tools/local/demo-project.ts'
import { type Emulators, spawnEmulators } from '#tools/local/emulators.ts'
import { localAddress } from '#school/target/local-address.ts'
import { officialVariable } from './address.ts'
import { findOut, missingFrom } from './requirements.ts'

const root = path.join(import.meta.dirname, '../../..')
const rulesFile = path.join(root, 'firestore.rules')
/** The first start downloads 137 MB. */
const startLimit = 10 * 60 * 1000

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
  const missing = missingFrom(await findOut(findChromium() !== undefined))
  if (missing.length > 0) {
    console.error(`The tests cannot run against Google's emulators. Missing:`)
    for (const sentence of missing) console.error(`  ${sentence}`)
    return 1
  }
  console.log("Starting Google's Firestore emulator ...")
  const emulators = await spawnEmulators(demoProject, '127.0.0.1', { rulesFile })
  try {
    return await testAgainst(await firestoreOf(emulators))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    await emulators.stop()
  }
}

/** @returns where Google's Firestore answers, once it does, under rules that it finds valid: it starts with others, too. */
async function firestoreOf({ firestore, ended }: Emulators): Promise<string> {
  if (firestore === null) throw new Error("Google's Firestore emulator was not started.")
  const deadline = Date.now() + startLimit
  let output: string | undefined
  void ended.then((text) => (output = text))
  while (!(await isFirestoreUp(firestore))) {
    if (output !== undefined) throw new Error(`Google's Firestore emulator did not start.\n${output}`)
    if (Date.now() > deadline) throw new Error("Google's Firestore emulator is not up after ten minutes.")
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await loadRules(firestore, demoProject, await readFile(rulesFile, 'utf8'))
  return `${firestore.host}:${firestore.port}`
}

/** @returns the exit code of the tests. */
function testAgainst(firestore: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/test.ts', '--official', ...positionals], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, [officialVariable]: firestore },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
