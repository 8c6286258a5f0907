// `npm run bench`: the site as a phone sees it. It marks what is over its budget and never fails, because times differ
// between machines. `npm run check:size` enforces the bytes.
// `--compare URL` inspects a page of another site in the same way.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Manifest } from '#tools/build/manifest.ts'
import { root } from '#tools/local/site-environment.ts'
import { startTrialSite } from '#tools/local/trial-site.ts'
import { aligned } from '../aligned.ts'
import { gzippedBytes, interactionBudget, routes, scriptBudgets, scriptsOf } from './budgets.ts'
import { inspect, inspectionHead, inspectionRow } from './lighthouse.ts'
import { measureMembers } from './members.ts'

const { values: options } = parseArgs({ options: { compare: { type: 'string' } } })
/** Of each page; their medians count. */
const runs = 5
const dist = path.join(root, '.local/bench-site')
const build = ['--import', 'tsx', path.join(root, 'tools/build/main.ts'), '--trial', '--out', dist]
execFileSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
// No page can be faster than it on this machine.
const emptyPage = '/empty'
writeFileSync(
  path.join(dist, `${emptyPage}.html`),
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Nothing but a heading.">
<link rel="icon" href="data:,">
<title>An empty page</title>
</head>
<body><main><h1>An empty page</h1></main></body>
</html>
`,
)
const load = loadavg()[0] ?? 0
const site = await startTrialSite(dist)
const inspections: string[][] = []
/** The addresses of the scripts that a browser asked for, by route. */
const downloaded = new Map<string, string[]>()

await inspectPage('an empty page', site.origin + emptyPage, false)
if (options.compare !== undefined) await inspectPage(options.compare, options.compare, false)
for (const route of routes.filter(({ budget }) => budget === 'public')) {
  downloaded.set(route.path, await inspectPage(route.path, site.origin + route.path, true))
}
const forMembers = routes.filter(({ budget }) => budget === 'member').map((route) => route.path)
const memberPages = await measureMembers(site, forMembers, runs)
for (const { path: address, scripts } of memberPages) downloaded.set(address, scripts)

console.log(
  [
    `Medians of ${runs} runs; load average at the start ${load.toFixed(2)}. A figure with ! is over its budget.`,
    '',
    'Lighthouse, as a phone, simulated throttling (bytes as transferred, with headers)',
    ...aligned([...inspectionHead, ...inspections]),
    '',
    ...scriptTable(),
    '',
    ...interactionTable(),
  ].join('\n'),
)
process.exit(0)

async function inspectPage(name: string, url: string, isOurs: boolean): Promise<string[]> {
  console.error(`Lighthouse: ${name}`)
  // Another site's production hosts are its own.
  const inspection = await inspect(url, runs, isOurs ? site.chromiumArguments : [])
  inspections.push(inspectionRow(name, inspection, isOurs))
  return inspection.scripts
}

function scriptTable(): string[] {
  const manifest = new Manifest(dist)
  const rows = [['(entry)', scriptFigure(manifest.filesOf([manifest.entry]).scripts, 'entry')]]
  const disagreements: string[] = []
  for (const route of routes) {
    const asked = [...new Set((downloaded.get(route.path) ?? []).map((url) => new URL(url).pathname))]
    rows.push([route.path, scriptFigure(asked, route.budget)])
    // Where the routes of budgets.ts, on which `npm run check:size` relies, disagrees with a browser.
    const listed = scriptsOf(manifest, route)
    const unlisted = asked.filter((file) => !listed.includes(file))
    const unused = listed.filter((file) => !asked.includes(file))
    if (unlisted.length > 0)
      disagreements.push(`${route.path} downloads what its list does not name: ${unlisted.join(', ')}`)
    if (unused.length > 0)
      disagreements.push(`${route.path} does not download what its list names: ${unused.join(', ')}`)
  }
  const { entry, public: anybody, member } = scriptBudgets
  return [
    `Scripts that a first visitor downloads, gzipped (budgets: entry ${entry} kB, public ${anybody} kB, signed in ${member} kB)`,
    ...aligned([['route', 'kB'], ...rows]),
    ...disagreements,
  ]
}

function scriptFigure(files: readonly string[], budget: keyof typeof scriptBudgets): string {
  const kilobytes = gzippedBytes(dist, files) / 1000
  return `${kilobytes.toFixed(1)}${kilobytes > scriptBudgets[budget] ? '!' : ''}`
}

function interactionTable(): string[] {
  const rows = memberPages.flatMap(({ path: address, interactions }) =>
    interactions.map(({ name, time }) => [
      `${address}: ${name}`,
      `${time.toFixed(0)}${time > interactionBudget ? '!' : ''}`,
    ]),
  )
  return [
    `From an input to the next frame, 4 times slower processor (budget ${interactionBudget} ms; 16 stands for 16 and less)`,
    ...aligned([['page and input', 'ms'], ...rows]),
  ]
}
