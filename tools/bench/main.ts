// `npm run bench`: the public pages as Lighthouse sees them on a phone, beside an empty page. It marks what is over its
// budget and never fails, because times differ between machines. `npm run check:size` enforces the bytes.
// docs/performance.md explains its options and its figures.
import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Result } from 'lighthouse'
import { languages } from '#content/languages.ts'
import { Manifest } from '#tools/prerender/manifest.ts'
import { root } from '#tools/local/site-environment.ts'
import { startTrialSite } from '#tools/local/trial-site.ts'
import { routesIn, scriptsOf } from './budgets.ts'
import { inspect } from './lighthouse.ts'
import { scriptsAskedFor, table } from './table.ts'

const { values: options } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    /** Paths of the page table, with commas between them; all without it. */
    routes: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
})
const runs = Number(options.runs)
const language = languages.find(({ code }) => code === options.language)
if (language === undefined) throw new Error(`No language of the site is called ${options.language}.`)

const routes = routesIn(language).filter(
  ({ path, budget }) => budget === 'public' && options.routes?.split(',').includes(path) !== false,
)

const dist = path.join(root, '.local/bench-site')
const build = ['--import', 'tsx', path.join(root, 'tools/prerender/main.ts'), '--trial', '--out', dist]
execFileSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
// The lower bound on this machine.
copyFileSync(path.join(import.meta.dirname, 'empty-page.html'), path.join(dist, 'empty-page.html'))
const { origin, chromiumArguments } = await startTrialSite(dist)

const results = new Map(
  ['/empty-page', ...routes.map(({ path }) => path)].map((path) => [path, [] as Result[]]),
)

// Interleaved, so that a busy period of the machine affects all pages.
for (let run = 1; run <= runs; run++) {
  for (const [path, inspected] of results) {
    console.error(`Run ${run} of ${runs}: ${path}`)
    inspected.push(await inspect(origin + path, chromiumArguments))
  }
}

console.log(`Lighthouse as a phone, simulated throttling: medians of ${runs} runs, in turns.`)
console.log('A figure with ! misses its budget.')
console.table(table(results))
// Where the scripts that budgets.ts lists for a route, as `npm run check:size` believes, are not those of a browser.
const manifest = Manifest.read(dist, options.language)
for (const route of routes) {
  const asked = new Set(results.get(route.path)?.flatMap(scriptsAskedFor))
  const listed = new Set(scriptsOf(manifest, route))
  for (const file of [...asked, ...listed])
    if (!asked.has(file)) console.log(`${route.path} never asks for ${file}.`)
    else if (!listed.has(file)) console.log(`${route.path} lacks ${file} in its list.`)
}
process.exit(0)
