// `npm run bench`: the site as a phone sees it. It marks what is over its budget and never fails, because times differ
// between machines. `npm run check:size` enforces the bytes. docs/performance.md explains its options and its figures.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Manifest } from '#tools/build/manifest.ts'
import { root } from '#tools/local/site-environment.ts'
import { startTrialSite } from '#tools/local/trial-site.ts'
import { languages } from '../languages.ts'
import { aligned } from '../aligned.ts'
import {
  gzippedBytes,
  interactionBudget,
  paintBudgets,
  routesIn,
  scriptBudgets,
  scriptsOf,
} from './budgets.ts'
import { inspect, inspectionColumns, largestPaint, launchChromium } from './lighthouse.ts'
import { median } from './median.ts'
import { measureMembers } from './members.ts'
import { type Measured, table } from './table.ts'
import { arrivalColumns, processorColumns, visit, type Visit } from './visit.ts'

const { values: options } = parseArgs({
  options: {
    /** The address of a page of another site. */
    compare: { type: 'string' },
    /** A language of the site, by its code. */
    language: { type: 'string', default: 'en' },
    /** Paths of the page table, with commas between them; all without it. */
    routes: { type: 'string' },
    /** Of each page; their medians count. */
    runs: { type: 'string', default: '5' },
    /** `visits`, `lighthouse` or `members`; all without it. */
    only: { type: 'string' },
  },
})
const runs = Number(options.runs)
const chosen = options.routes?.split(',')
const language = languages.find(({ code }) => code === options.language)
if (language === undefined) throw new Error(`No language of the site is called ${options.language}.`)
const routes = routesIn(language)
const measuredRoutes = routes.filter((route) => chosen?.includes(route.path) !== false)
const publicPaths = measuredRoutes.filter(({ budget }) => budget === 'public').map((route) => route.path)
const memberPaths = measuredRoutes.filter(({ budget }) => budget === 'member').map((route) => route.path)

const dist = path.join(root, '.local/bench-site')
const build = ['--import', 'tsx', path.join(root, 'tools/build/main.ts'), '--trial', '--out', dist]
execFileSync(process.execPath, build, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
// No page can be faster than it on this machine.
const emptyPage = '/empty-page'
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
const withoutScript = '/without-script'
for (const address of publicPaths) writeWithoutScript(address)

/** The addresses of the scripts that a browser asked for, by route. */
const downloaded = new Map<string, string[]>()
const load = loadavg()[0] ?? 0
const site = await startTrialSite(dist)
console.log(
  `Medians of ${runs} runs; load average at the start ${load.toFixed(2)}. A figure with ! is over its budget.`,
)
if (isWanted('visits')) print(await visits())
if (isWanted('lighthouse')) print(await inspections())
// Its presses are named in English.
if (isWanted('members') && language === languages[0]) print(await presses())
print(scriptTable())
process.exit(0)

function isWanted(part: string): boolean {
  return options.only === undefined || options.only === part
}

function print(lines: readonly string[]): void {
  console.log(['', ...lines].join('\n'))
}

/** What is compared with our pages, and then they, by name and address. */
function addresses(): { name: string; url: string; isOurs: boolean }[] {
  return [
    { name: 'an empty page', url: site.origin + emptyPage, isOurs: false },
    ...(options.compare === undefined
      ? []
      : [{ name: options.compare, url: options.compare, isOurs: false }]),
    ...publicPaths.map((address) => ({ name: address, url: site.origin + address, isOurs: true })),
  ]
}

async function visits(): Promise<string[]> {
  const browser = await launchChromium(site.chromiumArguments)
  const measured: Measured<Visit>[] = []
  for (const { name, url, isOurs } of addresses()) {
    console.error(`Visits: ${name}`)
    const all: Visit[] = []
    for (let run = 0; run < runs; run++) all.push(await visit(browser, url))
    measured.push({ name, runs: all, isOurs })
    downloaded.set(name, all.at(-1)?.scripts ?? [])
  }
  await browser.close()
  return [
    'The main thread, in milliseconds of processor time; how much it works once the page is loaded',
    ...table(processorColumns, measured),
    '',
    'The long tasks of the last run, and what they did',
    ...measured.flatMap(({ name, runs }) => longTasks(name, runs)),
    '',
    'Until the largest paint: bytes as transferred, with headers; round trips on a connection that stands',
    ...table(arrivalColumns, measured),
    ...measured.flatMap(({ name, runs }) => shifts(name, runs)),
    '',
    `The least steady page, half of the range of ${runs} runs: ${steadiness(measured)}`,
  ]
}

function longTasks(name: string, runs: readonly Visit[]): string[] {
  return (runs.at(-1)?.processor.longTasks ?? []).map(({ time, parts }) => {
    const largest = Object.entries(parts)
      .filter(([, part]) => part >= 1)
      .sort(([, one], [, other]) => other - one)
    return `${name}  ${time.toFixed(1)}: ${largest.map(([part, own]) => `${part} ${own.toFixed(1)}`).join(', ')}`
  })
}

function shifts(name: string, runs: readonly Visit[]): string[] {
  const worst = runs.reduce((worst, run) => (run.shift > worst.shift ? run : worst))
  return worst.shift > paintBudgets.cls ? [`${name} moves:`, ...worst.shiftSources] : []
}

function steadiness(measured: readonly Measured<Visit>[]): string {
  return [...processorColumns.slice(0, 3), ...arrivalColumns.slice(0, 1)]
    .map(({ head, of }) => {
      const spreads = measured.map(({ runs }) => {
        const figures = runs.map(of)
        return (Math.max(...figures) - Math.min(...figures)) / 2 / (median(figures) || 1)
      })
      return `${head} ±${(Math.max(...spreads) * 100).toFixed(0)} %`
    })
    .join(', ')
}

async function inspections(): Promise<string[]> {
  const measured = []
  const bare = publicPaths.map((address) => ({
    name: `${address} without script`,
    url: site.origin + withoutScript + address,
    isOurs: false,
  }))
  for (const { name, url, isOurs } of [...addresses(), ...bare]) {
    console.error(`Lighthouse: ${name}`)
    // Another site's production hosts are its own.
    const chromiumArguments = url.startsWith(site.origin) ? site.chromiumArguments : []
    measured.push({ name, runs: await inspect(url, runs, chromiumArguments), isOurs })
  }
  const emptyPaint = median(measured[0]?.runs.map(largestPaint) ?? [])
  return [
    'Lighthouse, as a phone, simulated throttling (bytes as transferred, with headers)',
    ...table(inspectionColumns(emptyPaint), measured),
  ]
}

/** A page's document with everything that starts its scripts taken out: its styles and its markup. */
function writeWithoutScript(address: string): void {
  const file = `${address === '/' ? '/index' : address}.html`
  const html = readFileSync(path.join(dist, file), 'utf8')
    .replaceAll(/<script>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="app[^>]*>/g, '')
  const copy = path.join(dist, withoutScript, file)
  mkdirSync(path.dirname(copy), { recursive: true })
  writeFileSync(copy, html)
}

async function presses(): Promise<string[]> {
  const memberPages = await measureMembers(site, memberPaths, runs)
  for (const { path: address, scripts } of memberPages) downloaded.set(address, scripts)
  const rows = memberPages.flatMap(({ path: address, interactions }) =>
    interactions.map(({ name, time }) => [
      `${address}: ${name}`,
      `${time.toFixed(0)}${time <= interactionBudget ? '' : '!'}`,
    ]),
  )
  return [
    `From a press to the frame that shows its effect, 4 times slower processor (budget ${interactionBudget} ms)`,
    ...aligned([['page and press', 'ms'], ...rows]),
  ]
}

function scriptTable(): string[] {
  const manifest = Manifest.read(dist, options.language)
  const rows = [['(entry)', scriptFigure(manifest.filesOf([manifest.entry]).scripts, 'entry')]]
  const disagreements: string[] = []
  for (const route of routes.filter((route) => downloaded.has(route.path))) {
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
