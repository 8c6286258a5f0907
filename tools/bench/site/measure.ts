import { loadavg } from 'node:os'
import path from 'node:path'
import { root } from '#tools/local/site-environment.ts'
import { startTrialSite, type TrialSite } from '#tools/local/trial-site.ts'
import { gzippedBytes } from './budgets.ts'
import { serveEmptyPage } from './empty-page.ts'
import { type Inspections, inspect } from './lighthouse.ts'
import { Manifest } from '#tools/build/manifest.ts'
import { measureParents, type ParentPage } from './parents.ts'
import { type Route, routes } from './routes.ts'

/** All that a run of the bench has found. */
export interface SiteReport {
  runs: number
  loadAverage: number
  publicPages: PublicPage[]
  parentPages: ParentPage[]
  /** The script that every page starts with, gzipped, in bytes. */
  entryBytes: number
  scripts: RouteScripts[]
}

export interface PublicPage extends Inspections {
  name: string
  /** The site's own, which has budgets to keep, or one beside it for comparison. */
  isOurs: boolean
}

/** What a route's list says that it downloads, and what a browser did. */
export interface RouteScripts {
  path: string
  audience: Route['audience']
  /** Of the scripts that the browser asked for, gzipped as `npm run check:size` does it. */
  bytes: number
  /** Asked for, and not in the list. */
  unlisted: string[]
  /** In the list, and not asked for. */
  unused: string[]
}

export interface SiteMeasuring {
  /** The folder of a build with `--trial`. */
  dist: string
  runs: number
  /** Addresses of routes; undefined: all of them. */
  only?: readonly string[] | undefined
  /** The address of another site's page. */
  compare?: string | undefined
  say: (line: string) => void
}

/**
 * Measures a built site as Hosting serves it, with the local backend. Everything that it starts
 * has ended when it resolves or rejects.
 *
 * @throws where a page does not load.
 */
export async function measureSite(measuring: SiteMeasuring): Promise<SiteReport> {
  const { dist, runs, only, say } = measuring
  const measured = routes.filter((route) => only?.includes(route.path) ?? true)
  const loadAverage = loadavg()[0] ?? 0
  const site = await startTrialSite(dist)
  try {
    await site.backend.ready
    const publicPages = await measurePublic(site, measured, measuring)
    const withParents = measured.filter(({ audience }) => audience === 'parent').map((route) => route.path)
    const parentPages = await measureParents({ ...site, paths: withParents, runs, say })
    const manifest = Manifest.of(path.resolve(root, dist))
    const entryBytes = gzippedBytes(manifest.entryFiles())
    const scripts = compareScripts(manifest, measured, [
      ...publicPages.filter(({ isOurs }) => isOurs),
      ...parentPages,
    ])
    return { runs, loadAverage, publicPages, parentPages, entryBytes, scripts }
  } finally {
    await site.stop()
  }
}

async function measurePublic(
  { origin, chromiumArguments }: TrialSite,
  measured: Route[],
  { runs, compare, say }: SiteMeasuring,
): Promise<PublicPage[]> {
  const visitors = measured.filter(({ audience }) => audience === 'visitor')
  const empty = await serveEmptyPage()
  try {
    const pages = [
      { name: 'an empty page', url: empty.url, isOurs: false },
      ...(compare === undefined ? [] : [{ name: compare, url: compare, isOurs: false }]),
      ...visitors.map((route) => ({ name: route.path, url: origin + route.path, isOurs: true })),
    ]
    const inspected: PublicPage[] = []
    for (const { name, url, isOurs } of pages) {
      say(`Lighthouse: ${name}`)
      // Out there the production hosts are themselves.
      const found = await inspect(url, { runs, chromiumArguments: isOurs ? chromiumArguments : [] })
      inspected.push({ name, isOurs, ...found })
    }
    return inspected
  } finally {
    empty.stop()
  }
}

function compareScripts(
  manifest: Manifest,
  measured: Route[],
  pages: readonly { name: string; scripts: string[] }[],
): RouteScripts[] {
  return measured.map(({ path: address, audience, page, soon }) => {
    const seen = pages.find(({ name }) => name === address)?.scripts ?? []
    const asked = new Set(seen.map((url) => manifest.fileAt(new URL(url).pathname)))
    const listed = new Set([...manifest.entryFiles(), ...manifest.filesOf([page, ...soon])])
    const beyond = (some: Set<string>, others: Set<string>): string[] =>
      [...some].filter((file) => !others.has(file)).map((file) => path.basename(file))
    return {
      path: address,
      audience,
      bytes: gzippedBytes([...asked]),
      unlisted: beyond(asked, listed),
      unused: beyond(listed, asked),
    }
  })
}
