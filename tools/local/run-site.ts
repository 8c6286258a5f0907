import { parseArgs } from 'node:util'
import type { ProxyOptions } from 'vite'
import type { Address } from './administrator'
import { type Backend, startBackend, usualPorts } from './backend'
import { onStarterGone } from '../../emulator/end-with-starter'
import { demoParent } from './seed'
import { LocalSiteRefused } from './site-environment'

/** A site that answers, as the tools of Vite start it. */
export interface Site {
  port: number
  stop(): Promise<void>
}

export interface SiteToRun {
  projectId: string
  /** Starts the site on a port, or on the next free one; 0 lets the system choose. */
  start: (at: { host: string; port: number; proxy: Record<string, ProxyOptions> }) => Promise<Site>
}

// `localhost` in the address that is printed; bound by number, because the name may lead elsewhere first.
const host = '127.0.0.1'
const stopLimit = 5000

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
 * Runs a site and its local backend until it is told to stop (Ctrl-C, SIGTERM, the end of the process that started it).
 *
 * @param prepare checks and names what to run; a `LocalSiteRefused` becomes one sentence and exit code 1.
 */
export async function runSite(prepare: () => Promise<SiteToRun> | SiteToRun): Promise<void> {
  const running: { stop(): Promise<void> }[] = []
  async function end(code: number): Promise<never> {
    setTimeout(() => process.exit(code), stopLimit).unref()
    await Promise.allSettled(running.map((part) => part.stop()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0))
  onStarterGone(() => void end(0))
  try {
    const { values } = parseArgs({ options: siteOptions })
    const site = await prepare()
    console.log('Starting the site, the Firestore server, the forms inbox and the Auth emulator ...')
    const free = values['free-ports']
    const backend = await startBackend({
      projectId: site.projectId,
      host,
      seed: true,
      say: (line) => console.log(line),
      ...(!free && { ports: usualPorts }),
    })
    running.push(backend)
    const wanted = free ? 0 : Number(values.port)
    const shown = await site.start({ host, port: wanted, proxy: proxyTo(backend) })
    running.push(shown)
    tell(shown, wanted, backend)
    await backend.ready
    console.log('Ready. Ctrl-C stops everything.')
    throw await backend.lost
  } catch (error) {
    if (error instanceof LocalSiteRefused) console.error(error.message)
    else console.error(error instanceof Error ? error.message : error)
    await end(1)
  }
}

function tell(site: Site, wanted: number, backend: Backend): void {
  if (wanted !== 0 && site.port !== wanted)
    console.log(`Port ${wanted} is taken: the site uses ${site.port}.`)
  console.log(`\n  The site: http://localhost:${site.port}/\n`)
  console.log(`  Demo parent: ${demoParent.email} with the password ${demoParent.password}`)
  console.log(`  Messages of the contact form: http://${at(backend.forms)}/messages`)
  console.log(`  Firestore server: ${at(backend.firestore)}   Auth emulator: ${at(backend.auth)}\n`)
  console.log('Waiting for the Auth emulator: signing in answers when it is up ...')
}

/** Everything goes through the site's own origin, so that no port is baked into a build (DESIGN section 6). */
function proxyTo(backend: Backend): Record<string, ProxyOptions> {
  return {
    '^/v1/projects/': { target: `http://${at(backend.firestore)}` },
    '^/(identitytoolkit|securetoken)\\.googleapis\\.com/': { target: `http://${at(backend.auth)}` },
    '^/f/': { target: `http://${at(backend.forms)}` },
  }
}

function at({ host: name, port }: Address): string {
  return `${name}:${port}`
}
