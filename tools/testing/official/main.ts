// `npm run test:official`: the rules, data, page and browser tests with Google's Firestore emulator in the place of the
// local one. It needs Java 21, and a connection the first time; without them it says what is missing and exits 1.
// `--firestore HOST:PORT` takes an emulator that runs already; other words go to Playwright. The exit code is that of the
// browser tests, which sum both runs.
import { parseArgs } from 'node:util'
import { localAddress } from '#school/target/local-address.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'
import { runBoth } from '../both-runners.ts'
import { officialVariable } from './address.ts'

const { values, positionals } = parseArgs({
  options: { firestore: { type: 'string' } },
  allowPositionals: true,
})

try {
  process.env[officialVariable] = await firestoreAddress(values.firestore)
  process.exit(await runBoth(['rules', 'data', 'pages', 'pa'], positionals))
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
