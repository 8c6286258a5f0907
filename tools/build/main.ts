// `npm run build` builds the site for the real project that the environment names, `npm run build:local` for the local
// backend. `--trial` builds for the demo project as if it were a real one: the site then calls the production hosts, as
// browser tests and the bench need it. `--out FOLDER` builds to another folder than `dist`.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build, loadEnv, mergeConfig } from 'vite'
import { languages } from '#content/languages.ts'
import { timeZone } from '#content/site.ts'
import { dayIn } from '#model/time-zone.ts'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { viteOptionsFor } from '../languages.ts'
import { readLocalCatalogue } from '../local/local-catalogue.ts'
import { localBuildMark, prepareDemo, root } from '../local/site-environment.ts'
import { checkEnvironment } from './environment.ts'
import { Manifest } from './manifest.ts'
import type { LanguageBuild } from './page-html.ts'
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

try {
  if (isReal) await checkEnvironment(loadEnv(mode, root, 'VITE_'))
  else prepareDemo(mode, options.trial ? '' : 'site')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const catalogue = isReal ? await readCatalogue(path.join(root, 'catalogue')) : await readLocalCatalogue()
process.env.VITE_BUILD_DAY = dayIn(timeZone, new Date())
const dist = path.resolve(root, options.out)
const builds: LanguageBuild[] = []
for (const language of languages) {
  const options = { outDir: dist, emptyOutDir: builds.length === 0, manifest: Manifest.fileOf(language.code) }
  await build(mergeConfig(viteOptionsFor(language), { root, mode, build: options }))
  // The next one is written over it.
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  builds.push({ language, template, manifest: Manifest.read(dist, language.code) })
}
await prerender(dist, mode, catalogue, builds)
if (!isReal)
  await writeFile(path.join(dist, localBuildMark), 'Built for the local backend: do not publish.\n')
