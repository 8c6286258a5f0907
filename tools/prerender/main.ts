// `npm run build` builds the site for the real project that the environment names, `npm run build:local` for the local
// backend. `--trial` builds for the demo project as if it were a real one: the site then calls the production hosts, as
// browser tests and the bench need it. `--out FOLDER` builds to another folder than `dist`.
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { JSDOM } from 'jsdom'
import { build, type BuildOptions, loadEnv, mergeConfig } from 'vite'
import { type Language, languages } from '#content/languages.ts'
import { site, timeZone } from '#content/site.ts'
import { byDate, readListedPost } from '#model/blog.ts'
import { readListedCourse } from '#model/course.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { type Catalogue, readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { programIn, viteOptionsFor } from '../languages.ts'
import { readLocalCatalogue } from '../local/local-catalogue.ts'
import { localBuildMark, prepareDemo, root } from '../local/site-environment.ts'
import { checkEnvironment } from './environment.ts'
import { feed, robots, sitemap } from './listings.ts'
import { Manifest } from './manifest.ts'
import type * as Page from './page.tsx'
import { prerenderedPages } from './pages.ts'
import { buildStartScript } from './start-script.ts'

const { values: options } = parseArgs({
  options: {
    local: { type: 'boolean', default: false },
    trial: { type: 'boolean', default: false },
    out: { type: 'string', default: 'dist' },
  },
})
const isReal = !options.local && !options.trial
const mode = isReal ? 'production' : 'demo'
const dist = path.resolve(root, options.out)

try {
  if (isReal) checkEnvironment(loadEnv(mode, root, 'VITE_'))
  else prepareDemo(options.trial ? '' : 'site')
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
const catalogue = isReal ? await readCatalogue(path.join(root, 'catalogue')) : await readLocalCatalogue()
process.env.VITE_BUILD_DAY = dayIn(timeZone, new Date())
process.env.VITE_LEVEL_STARTS = startsOf(catalogue)

const builds: Page.LanguageBuild[] = []
const startScript = await buildStartScript()
for (const language of languages) {
  const isFirst = builds.length === 0
  await buildWithVite(language, {
    outDir: dist,
    emptyOutDir: isFirst,
    manifest: Manifest.fileOf(language.code),
  })
  // The next one is written over it.
  const template = await readFile(path.join(dist, 'index.html'), 'utf8')
  const manifest = Manifest.read(dist, language.code)
  const sheet = await readFile(path.join(dist, manifest.styles), 'utf8')
  builds.push({ language, template, manifest, sheet, startScript })
}

// Rendering reads nothing from any backend, and there is no page whose origin could be one: no other build follows.
process.env.VITE_LOCAL_BACKEND = ''
await provideWindowToSanitiser()
for (const built of builds) {
  const { documentsOf } = await bundleForNode(built.language)
  for (const { file, text } of await documentsOf(catalogue, built)) await write(file, text)
}
// Vite names what scripts are made of.
const font = '@fontsource-variable/baloo-paaji-2/LICENSE'
await appendFile(
  path.join(dist, 'licences.txt'),
  `\n## ${font}\n\n${await readFile(path.join(root, 'node_modules', font), 'utf8')}`,
)
const pages = prerenderedPages(catalogue)
await write('sitemap.xml', sitemap(pages.filter((page) => !page.isForGuests && page.isUnlisted !== true)))
await write('robots.txt', robots)
await write(
  'feed.xml',
  feed(catalogue.posts.map(({ id, fields }) => readListedPost(id, fields)).sort(byDate)),
)
if (!isReal) await write(localBuildMark, 'Built for the local backend: do not publish.\n')

/** The first day of each level's term, ascending: `2027-01-11=1,2027-06-07=2`. */
function startsOf({ courses }: Catalogue): string {
  return courses
    .map(({ id, fields }) => `${readListedCourse(id, fields).startDate}=${id}`)
    .sort()
    .join()
}

async function buildWithVite(language: Language, options: BuildOptions): Promise<void> {
  process.env.VITE_PROGRAM = programIn(language, catalogue.courses)
  const logLevel = options.ssr === undefined ? 'info' : 'warn'
  await build(mergeConfig(viteOptionsFor(language), { root, mode, logLevel, build: options }))
}

/** What puts a language's documents together, with the site's own components. */
async function bundleForNode(language: Language): Promise<typeof Page> {
  const outDir = path.join(root, '.local', `prerender-${process.pid}-${language.code}`)
  try {
    await buildWithVite(language, {
      ssr: 'tools/prerender/page.tsx',
      outDir,
      manifest: false,
      sourcemap: false,
      copyPublicDir: false,
      // One file: chunks are for browsers.
      rolldownOptions: { output: { codeSplitting: false } },
    })
    return (await import(pathToFileURL(path.join(outDir, 'page.js')).href)) as typeof Page
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/**
 * The sanitiser takes the window that it finds while it is loaded, and reads `location` whenever it checks an address;
 * nothing else should find a window in Node.
 */
async function provideWindowToSanitiser(): Promise<void> {
  const { window } = new JSDOM('', { url: site.address })
  Object.assign(globalThis, { window, location: window.location })
  await import('dompurify')
  Reflect.deleteProperty(globalThis, 'window')
}

async function write(file: string, text: string): Promise<void> {
  const target = path.join(dist, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, text)
}
