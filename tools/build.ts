// `npm run build` builds the site for the real project that the environment names, `npm run build:local` for the local
// backend. `--out FOLDER` builds to another folder than `dist`.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, loadEnv } from 'vite'
import { complaintsAbout } from './build-environment'
import { localBuildMark } from './build-mark'
import { LocalSiteRefused, root, prepareLocalBackend } from './local/site-environment'

const { values: options } = parseArgs({
  options: { local: { type: 'boolean', default: false }, out: { type: 'string', default: 'dist' } },
})
const mode = options.local ? 'demo' : 'production'
const complaints = options.local ? prepareLocal() : complaintsAbout(loadEnv(mode, root, 'VITE_'))

if (complaints.length > 0) {
  for (const complaint of complaints) console.error(complaint)
  console.error(
    '.env.example explains each variable; put them into .env.production.local or the environment.',
  )
  process.exitCode = 1
} else {
  await build({ root, mode, build: { outDir: options.out, emptyOutDir: true } })
  if (options.local) {
    await writeFile(
      path.resolve(root, options.out, localBuildMark),
      'Built for the local backend: do not publish.\n',
    )
  }
}

function prepareLocal(): string[] {
  try {
    prepareLocalBackend(mode)
    return []
  } catch (error) {
    if (error instanceof LocalSiteRefused) return [error.message]
    throw error
  }
}
