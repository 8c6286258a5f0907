// What the browser tests start: a site that was built with `--trial`, as Hosting serves it. playwright.config.ts reads
// the lines that it prints.
import { parseArgs } from 'node:util'
import type { Address } from 'firestore-emulator/testing/administrator'
import { officialFirestore } from '../testing/official/address.ts'
import { runUntilShutdown } from './graceful-shutdown.ts'
import { startTrialSite } from './trial-site.ts'

await runUntilShutdown(async (register) => {
  const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } })
  const trial = await startTrialSite(values.dist, officialFirestore())
  register(trial)
  const { firestore, auth, lost } = trial.backend
  console.log(`Firestore: ${at(firestore)}\nAuth: ${at(auth)}`)
  console.log(`Chromium: ${JSON.stringify(trial.chromiumArguments)}\nSite: ${trial.origin}`)
  return lost
})

function at({ host, port }: Address): string {
  return `${host}:${port}`
}
