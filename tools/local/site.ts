// `npm run dev`: the whole site on this machine, with a working backend. `npm run preview` (`--built`): the built site
// (`npm run build:local`) as Hosting serves it, against the same backend.
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { createServer, preview, type ProxyOptions, type ServerOptions, type ViteDevServer } from 'vite'
import { languages } from '#content/languages.ts'
import type { Address } from 'firestore-emulator/testing/administrator'
import { type Backend, startBackend } from './backend.ts'
import { programIn } from '../languages.ts'
import { readLocalCatalogue } from './local-catalogue.ts'
import { otherLanguages } from './other-languages.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { demoParent, demoStaff } from './seed.ts'
import { checkBuild, prepareDemo, root } from './site-environment.ts'

// `localhost` in the address that is printed; bound by number, because the name may lead elsewhere first.
const host = '127.0.0.1'
const usualPort = 5173

await runUntilStopped(async () => {
  const { values } = parseArgs({
    options: {
      built: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      /** Lets the system choose every port. */
      'free-ports': { type: 'boolean', default: false },
      /** Google's Firestore emulator instead of the local one, with the Emulator UI. */
      official: { type: 'boolean', default: false },
    },
  })
  const dist = values.built ? checkBuild(values.dist) : undefined
  const projectId = prepareDemo('site')
  console.log('Starting the site, Firestore, the forms inbox and the Firebase emulators ...')
  const usualPorts = !values['free-ports']
  const backend = await startBackend({
    projectId,
    dist,
    usualPorts,
    seed: true,
    firestore: values.official ? 'official' : null,
    say: (line) => console.log(line),
  })
  const wanted = usualPorts ? usualPort : 0
  const at = { host, port: wanted, proxy: proxyTo(backend) }
  const site = values.built
    ? // Hosting's answers reach the browser as they are.
      await preview({
        root,
        logLevel: 'warn',
        build: { outDir: values.dist },
        preview: { ...at, cors: false },
      })
    : await serve(at)
  const { port } = site.httpServer?.address() as AddressInfo
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken: the site uses ${port}.`)
  printAddresses(port, backend)
  return backend.lost
})

/** Vite's server, with the words of the courses that the backend has. */
async function serve(server: ServerOptions): Promise<ViteDevServer> {
  const { courses } = await readLocalCatalogue()
  process.env.VITE_PROGRAM = programIn(languages[0], courses)
  const vite = await createServer({ root, logLevel: 'warn', server, plugins: [otherLanguages(courses)] })
  return vite.listen()
}

function printAddresses(port: number, backend: Backend): void {
  console.log(`\n  The site: http://localhost:${port}/\n`)
  console.log(`  Demo parent: ${demoParent.email} with the password ${demoParent.password}`)
  console.log(
    `  Office: sign in as ${demoStaff.email} with the password ${demoStaff.password}, then open /office`,
  )
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
