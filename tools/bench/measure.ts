import { loadavg } from 'node:os'
import path from 'node:path'
import { Manifest } from '#tools/build/manifest.ts'
import { root } from '#tools/local/site-environment.ts'
import { startTrialSite, type TrialSite } from '#tools/local/trial-site.ts'
import { gzippedBytes } from './budgets.ts'
import { serveEmptyPage } from './empty-page.ts'
import { type Inspections, inspect } from './lighthouse.ts'
import { measureMembers, type MemberPage } from './members.ts'
import { type Route, routes, scriptsOf } from './routes.ts'

/** All that a run of the bench has found. */
export interface SiteReport {
  runs: number
  loadAverage: number
  publicPages: PublicPage[]
  memberPages: MemberPage[]
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
export interface RouteScripts extends Pick<Route, 'path' | 'budget'> {
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
 * Measures a built site as Hosting serves it, with the local backend. Everything that it starts has ended when it resolves
 * or rejects.
 *
 * @throws where a page does not load.
 */
export async function measureSite(measuring: SiteMeasuring): Promise<SiteReport> {
  const { dist, runs, only, say } = measuring
  const measured = routes.filter((route) => only?.includes(route.path) ?? true)
  const loadAverage = loadavg()[0] ?? 0
  const site = await startTrialSite(dist)
  try {
    const publicPages = await measurePublic(site, measured, measuring)
    const forMembers = measured.filter(({ budget }) => budget === 'member').map((route) => route.path)
    const memberPages = await measureMembers({ ...site, paths: forMembers, runs, say })
    const manifest = new Manifest(path.resolve(root, dist))
    const downloaded = new Map([
      ...publicPages.filter(({ isOurs }) => isOurs).map(({ name, scripts }) => [name, scripts] as const),
      ...memberPages.map((page) => [page.path, page.scripts] as const),
    ])
    return {
      runs,
      loadAverage,
      publicPages,
      memberPages,
      entryBytes: gzippedBytes(manifest.dist, manifest.filesOf([manifest.entry]).scripts),
      scripts: measured.map((route) => compareScripts(manifest, route, downloaded.get(route.path) ?? [])),
    }
  } finally {
    await site.stop()
  }
}

async function measurePublic(
  { origin, chromiumArguments }: TrialSite,
  measured: Route[],
  { runs, compare, say }: SiteMeasuring,
): Promise<PublicPage[]> {
  const empty = await serveEmptyPage()
  try {
    const pages = [
      { name: 'an empty page', url: empty.url, isOurs: false },
      ...(compare === undefined ? [] : [{ name: compare, url: compare, isOurs: false }]),
      ...measured
        .filter(({ budget }) => budget === 'public')
        .map(({ path: name }) => ({ name, url: origin + name, isOurs: true })),
    ]
    const inspected: PublicPage[] = []
    for (const { name, url, isOurs } of pages) {
      say(`Lighthouse: ${name}`)
      // Another site's production hosts are its own.
      const found = await inspect(url, { runs, chromiumArguments: isOurs ? chromiumArguments : [] })
      inspected.push({ name, isOurs, ...found })
    }
    return inspected
  } finally {
    empty.stop()
  }
}

function compareScripts(manifest: Manifest, route: Route, urls: readonly string[]): RouteScripts {
  const asked = [...new Set(urls.map((url) => new URL(url).pathname))]
  const listed = scriptsOf(manifest, route)
  return {
    path: route.path,
    budget: route.budget,
    bytes: gzippedBytes(manifest.dist, asked),
    unlisted: asked.filter((file) => !listed.includes(file)),
    unused: listed.filter((file) => !asked.includes(file)),
  }
}
