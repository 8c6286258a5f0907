import { createHash, createPublicKey } from 'node:crypto'
import { createServer as createProxy } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import { generate } from 'selfsigned'
import type { Address } from 'firestore-emulator/testing/administrator'
import { type Backend, startBackend } from './backend.ts'
import { demoProject } from './demo-project.ts'
import { forward } from './forward.ts'
import { listen } from './listen.ts'
import { checkBuild } from './site-environment.ts'

export interface TrialSite {
  /** Such as `http://localhost:5001`. */
  origin: string
  backend: Backend
  /** Map the production hosts, and no others, to the local backend, and accept their certificate. */
  chromiumArguments: string[]
  /** An HTTP proxy that does the same for other browsers, such as `http://127.0.0.1:5002`; it leads nowhere else. */
  proxy: string
  stop(): Promise<void>
}

/**
 * Serves a built site with the Hosting emulator and answers for the production hosts that it calls; all on free ports.
 * It has the published courses and the demo parent.
 *
 * @param dist the folder of a site that was built with `--trial`.
 * @param firestore one that runs already, instead of the local one.
 * @throws if no such site was built.
 */
export async function startTrialSite(dist: string, firestore: Address | null = null): Promise<TrialSite> {
  const folder = checkBuild(dist)
  const backend = await startBackend({ projectId: demoProject, seed: true, dist: folder, firestore })
  const hosts = await startProductionHosts(backend)
  return {
    origin: `http://localhost:${backend.site?.port}`,
    backend,
    chromiumArguments: hosts.chromiumArguments,
    proxy: hosts.proxy,
    async stop() {
      hosts.stop()
      await backend.stop()
    },
  }
}

/**
 * Starts a TLS server that answers for Google's and Formspree's hosts by forwarding every request to the local backend.
 * Its certificate is made at each start, and its key is never written to disk.
 */
async function startProductionHosts({ firestore, auth, forms }: Backend) {
  const servers: Record<string, Address> = {
    'firestore.googleapis.com': firestore,
    'identitytoolkit.googleapis.com': auth,
    'securetoken.googleapis.com': auth,
    'formspree.io': forms,
  }
  const name = [{ name: 'commonName', value: 'the local backend' }]
  const certificate = await generate(name, { keyType: 'ec', algorithm: 'sha256' })
  const server = createServer({ key: certificate.private, cert: certificate.cert }, (asked, response) => {
    const { host: name = '' } = asked.headers
    const target = servers[name]
    if (target === undefined) {
      response.writeHead(421).end()
      return
    }
    // The Auth emulator answers for two hosts, each below a path of its name.
    const path = `${target === auth ? `/${name}` : ''}${asked.url}`
    const headers = { ...asked.headers, host: `${target.host}:${target.port}` }
    forward(asked, response, { ...target, path, headers })
  })
  const { host, port, stop } = await listen(server)
  const tunnels = createProxy().on('connect', ({ url = '' }, socket) => {
    socket.on('error', () => undefined)
    if (!(url.replace(/:443$/, '') in servers)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    const tunnel = connect(port, host, () => socket.write('HTTP/1.1 200 OK\r\n\r\n'))
    tunnel.on('error', () => socket.destroy())
    socket.pipe(tunnel).pipe(socket)
  })
  const proxy = await listen(tunnels)
  const rules = Object.keys(servers).map((name) => `MAP ${name}:443 ${host}:${port}`)
  return {
    chromiumArguments: [
      `--host-resolver-rules=${rules.join(', ')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint(certificate.public)}`,
    ],
    proxy: `http://${proxy.host}:${proxy.port}`,
    stop() {
      proxy.stop()
      stop()
    },
  }
}

/** The hash by which Chromium knows a key: SHA-256 of the public key's DER, as Base64. */
function fingerprint(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(der).digest('base64')
}
