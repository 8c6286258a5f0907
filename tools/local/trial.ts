// What the browser tests start: a site that was built with `--trial`, as Hosting serves it. playwright.config.ts reads
// the lines that it prints.
import { parseArgs } from 'node:util'
import { officialFirestore } from '../testing/official/address.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { startTrialSite } from './trial-site.ts'

await runUntilStopped(async () => {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
  const { backend, chromiumArguments, origin, proxy } = await startTrialSite(values.dist, officialFirestore())
  const { firestore, auth, lost } = backend
  console.log(`Firestore: ${firestore.host}:${firestore.port}\nAuth: ${auth.host}:${auth.port}`)
  console.log(`Chromium: ${JSON.stringify(chromiumArguments)}\nProxy: ${proxy}\nSite: ${origin}`)
  return lost
})
