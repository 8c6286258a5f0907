import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import type { HttpServer, ProxyOptions } from 'vite'
import type { Address } from 'firestore-emulator/testing/administrator'
import { type Backend, startBackend, usualPorts } from './backend.ts'
import { demoParent } from './seed.ts'
import { runUntilStopped } from './until-stopped.ts'

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

/** What the command line may say. */
export const siteOptions = {
  /** The first port that is tried for the site. */
  port: { type: 'string', default: '5173' },
  /** Lets the system choose every port. */
  'free-ports': { type: 'boolean', default: false },
  /** The folder of the built site, for the preview. */
  dist: { type: 'string', default: 'dist' },
} as const

/**
 * Runs a site and its local backend until it is told to stop.
 *
 * @param prepare checks and names what to run; a `LocalSiteRefused` becomes one sentence and exit code 1.
 */
export async function runSite(prepare: () => SiteToRun): Promise<void> {
  await runUntilStopped(async (keep) => {
    const { values } = parseArgs({ options: siteOptions })
    const { projectId, dist, start } = prepare()
    console.log('Starting the site, the Firestore server, the forms inbox and the Firebase emulators ...')
    const free = values['free-ports']
    const backend = await startBackend({
      ...{ projectId, host, dist, seed: true },
      say: (line) => console.log(line),
      ...(!free && { ports: usualPorts }),
    })
    keep(backend)
    const wanted = free ? 0 : Number(values.port)
    const site = await start({ host, port: wanted, proxy: proxyTo(backend) })
    keep({ stop: () => site.close() })
    site.httpServer?.prependListener('request', leadAside)
    tell((site.httpServer?.address() as AddressInfo).port, wanted, backend)
    await backend.ready
    console.log('Ready. Ctrl-C stops everything.')
    return backend.lost
  })
}

function tell(port: number, wanted: number, backend: Backend): void {
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken: the site uses ${port}.`)
  console.log(`\n  The site: http://localhost:${port}/\n`)
  console.log(`  Demo parent: ${demoParent.email} with the password ${demoParent.password}`)
  console.log(`  Messages of the contact form: http://${at(backend.forms)}/messages`)
  console.log(`  Firestore server: ${at(backend.firestore)}   Auth emulator: ${at(backend.auth)}\n`)
  console.log('Waiting for the Firebase emulators: what they serve answers when they are up ...')
}

/** Everything goes through the site's own origin, so that no port is baked into a build (DESIGN section 6). */
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
 * Vite and the Hosting emulator end at an address that cannot be read against a host, also where it comes to that once
 * it has been put in order, as `//x/../` does. Such a request is led to where nothing is.
 */
function leadAside(request: { url?: string }): void {
  const site = 'http://localhost'
  const address = site + (request.url ?? '')
  const isReadable =
    address.startsWith(`${site}/`) && URL.canParse(address) && URL.canParse(new URL(address).pathname, site)
  if (!isReadable) request.url = '/not-an-address'
}
