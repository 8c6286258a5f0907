import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { HttpServer, ProxyOptions } from 'vite'
import type { Address } from 'firestore-emulator/testing/administrator'
import { type Backend, startBackend } from './backend.ts'
import { runUntilShutdown } from './graceful-shutdown.ts'
import { missingForOfficial } from './official-requirements.ts'
import { demoParent } from './seed.ts'
import { LocalSiteRefused } from './site-environment.ts'

/** A site that answers, as the tools of Vite start it. */
interface Site {
  httpServer: HttpServer | null
  close(): Promise<void>
}

export interface SiteToRun {
  projectId: string
  /** The folder of a built site: the Hosting emulator serves it, and what is no backend's passes on to there. */
  dist?: string
  /** Starts the site on a port, or on the next free one; 0 lets the system choose. */
  start: (at: { host: string; port: number; proxy: Record<string, ProxyOptions> }) => Promise<Site>
}

// `localhost` in the address that is printed; bound by number, because the name may lead elsewhere first.
const host = '127.0.0.1'

/** What the command line takes. */
export const siteOptions = {
  /** The first port that is tried for the site. */
  port: { type: 'string', default: '5173' },
  /** Lets the system choose every port. */
  'free-ports': { type: 'boolean', default: false },
  /** Google's Firestore emulator in the place of the local one, with the Emulator UI. */
  official: { type: 'boolean', default: false },
  /** The folder of the built site, for the preview. */
  dist: { type: 'string', default: 'dist' },
} as const

/**
 * Runs a site and its local backend until it is stopped.
 *
 * @param prepare checks and names what to run; a `LocalSiteRefused` becomes one sentence and exit code 1.
 */
export async function runSite(prepare: () => SiteToRun): Promise<void> {
  await runUntilShutdown(async (register) => {
    const { values } = parseArgs({ options: siteOptions })
    const { projectId, dist, start } = prepare()
    const missing = values.official ? await missingForOfficial(['firestore', 'ui']) : null
    if (missing !== null) throw new LocalSiteRefused(missing)
    console.log('Starting the site, Firestore, the forms inbox and the Firebase emulators ...')
    const usualPorts = !values['free-ports']
    const backend = await startBackend({
      ...{ projectId, dist, usualPorts, seed: true, firestore: values.official ? 'official' : null },
      say: (line) => console.log(line),
    })
    register(backend)
    const wanted = usualPorts ? Number(values.port) : 0
    const site = await start({ host, port: wanted, proxy: proxyTo(backend) })
    register({ stop: () => site.close() })
    site.httpServer?.prependListener('request', replaceMalformedUrl)
    const { port } = site.httpServer?.address() as AddressInfo
    if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken: the site uses ${port}.`)
    printAddresses(port, backend)
    return backend.lost
  })
}

function printAddresses(port: number, backend: Backend): void {
  console.log(`\n  The site: http://localhost:${port}/\n`)
  console.log(`  Demo parent: ${demoParent.email} with the password ${demoParent.password}`)
  console.log(`  Messages of the contact form: http://${at(backend.forms)}/messages`)
  console.log(`  Firestore: ${at(backend.firestore)}   Auth emulator: ${at(backend.auth)}`)
  if (backend.ui) console.log(`  Emulator UI: http://${at(backend.ui)}/`)
  console.log('\nReady. Ctrl-C stops everything.')
}

/** Everything goes through the site's own origin, so that no port is baked into a build. */
function proxyTo(backend: Backend): Record<string, ProxyOptions> {
  return {
    '^/(v1/projects/|google\\.firestore\\.)': { target: `http://${at(backend.firestore)}` },
    '^/(identitytoolkit|securetoken)\\.googleapis\\.com/': { target: `http://${at(backend.auth)}` },
    '^/f/': { target: `http://${at(backend.forms)}` },
    ...(backend.site && { '^/': { target: `http://${at(backend.site)}` } }),
  }
}

function at({ host: name, port }: Address): string {
  return `${name}:${port}`
}

/**
 * Vite and the Hosting emulator crash at a path that is no valid URL, also where it becomes invalid once it is
 * normalized, as `//x/../` does. Such a request gets a path where nothing is.
 */
function replaceMalformedUrl(request: { url?: string }): void {
  const site = 'http://localhost'
  const url = site + (request.url ?? '')
  const isValid = url.startsWith(`${site}/`) && URL.canParse(url) && URL.canParse(new URL(url).pathname, site)
  if (!isValid) request.url = '/not-an-address'
}
