// `npm run test:official`: the rules, data, page, conformance and browser tests with Google's Firestore emulator in the
// place of the local one: the one that `--firestore HOST:PORT` names, or the one found on this machine. Its first line
// says which; if there is none it says how to get one, and exits 1. `--which` only says it. Other arguments go to
// Playwright.
import { parseArgs } from 'node:util'
import { demoProject } from '#tools/local/demo-project.ts'
import { startCloudFirestore, startFirebaseEmulators } from '#tools/local/firebase-emulators.ts'
import { findGoogleFirestore } from '#tools/local/google-firestore.ts'
import { runTests } from '../run-tests.ts'
import { officialVariable } from './address.ts'

const { values, positionals } = parseArgs({
  options: { firestore: { type: 'string' }, which: { type: 'boolean', default: false } },
  allowPositionals: true,
})

try {
  process.env[officialVariable] = await firestoreAddress(values.firestore)
  const projects = ['rules', 'data', 'pages', 'pa', 'conformance'].map((name) => `--project=${name}`)
  process.exit(values.which ? 0 : await runTests(projects, positionals))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function firestoreAddress(given: string | undefined): Promise<string> {
  if (given !== undefined) {
    if (!/^[^\s/:]+:\d+$/.test(given)) throw new Error(`--firestore must be HOST:PORT, not ${given}.`)
    console.log(`Google's Firestore emulator that runs at ${given}, which does not tell its version`)
    return given
  }
  const { source, name } = await findGoogleFirestore()
  console.log(name)
  if (values.which) return ''
  const { firestore = await startCloudFirestore(0) } =
    source === 'gcloud'
      ? {}
      : await startFirebaseEmulators({ projectId: demoProject, ports: { firestore: 0 } })
  return `${firestore.host}:${firestore.port}`
}
