// `npm run build` builds the site for the real project that the environment names, `npm run build:local` for the local
// backend. `--trial` builds for the demo project as if it were a real one: the site then calls the production hosts, as
// browser tests and the bench need it. `--out FOLDER` builds to another folder than `dist`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { LocalSiteRefused, prepareLocalBackend, prepareTrial, root } from '../local/site-environment.ts'
import { dayOf } from '#model/day.ts'
import { complaintsAbout } from './environment.ts'
import { localBuildMark } from './mark.ts'
import { complaintsAboutSync, readCallableSources } from './policy.ts'
import { prerender } from './prerender.ts'

const { values: options } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
  },
})
const isReal = !options.local && !options.trial
const mode = isReal ? 'production' : 'demo'
const complaints = await prepare()

if (complaints.length > 0) {
  for (const complaint of complaints) console.error(complaint)
  if (isReal) {
    console.error('.env.example explains each variable; put them into .env.production or the environment.')
  }
  process.exitCode = 1
} else {
  process.env.VITE_BUILD_DAY = dayOf(new Date())
  await build({ root, mode, build: { outDir: options.out, emptyOutDir: true } })
  await prerender(path.resolve(root, options.out), mode)
  if (!isReal) {
    await writeFile(
      path.resolve(root, options.out, localBuildMark),
      'Built for the local backend: do not publish.\n',
    )
  }
}

/** Prepares the environment of the build; what is wrong with it, as sentences. */
async function prepare(): Promise<string[]> {
  if (isReal) {
    const environment = loadEnv(mode, root, 'VITE_')
    return [
      ...complaintsAbout(environment),
      ...complaintsAboutSync(environment.VITE_ID_TOKEN_SYNC_URL, await readCallableSources()),
    ]
  }
  try {
    if (options.trial) prepareTrial(mode)
    else prepareLocalBackend(mode)
    return []
  } catch (error) {
    if (error instanceof LocalSiteRefused) return [error.message]
    throw error
  }
}
