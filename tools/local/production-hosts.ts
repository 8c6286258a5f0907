import { createHash, createPublicKey } from 'node:crypto'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request as sendRequest } from 'node:http'
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import type { Address } from 'firestore-emulator/testing/administrator'
import type { Backend } from './backend.ts'

/** The hosts that a published site calls, answered by the local backend. */
export interface ProductionHosts {
  /** On 127.0.0.1, over TLS and HTTP/2. */
  port: number
  /** Map these hosts, and no others, to this machine, and accept their certificate. */
  chromiumArguments: string[]
  stop(): Promise<void>
}

interface Target {
  server: Address
  /** Comes before the path: the Auth emulator answers for two hosts. */
  prefix: string
}

const loopback = '127.0.0.1'
/** HTTP/2 refuses them. */
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
])

/**
 * Starts a TLS server that answers for Google's and Formspree's hosts by forwarding every request to the local backend.
 * Its certificate is made at each start, and its key is never written to disk.
 */
export async function startProductionHosts(backend: Backend): Promise<ProductionHosts> {
  const targets: Record<string, Target> = {
    'firestore.googleapis.com': { server: backend.firestore, prefix: '' },
    'identitytoolkit.googleapis.com': { server: backend.auth, prefix: '/identitytoolkit.googleapis.com' },
    'securetoken.googleapis.com': { server: backend.auth, prefix: '/securetoken.googleapis.com' },
    'formspree.io': { server: backend.forms, prefix: '' },
  }
  const certificate = await generate([{ name: 'commonName', value: 'the local backend' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  })
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert },
    (request, response) => {
      const target = targets[request.authority.replace(/:\d+$/, '')]
      if (target) forward(request, response, target)
      else response.writeHead(421).end()
    },
  )
  const sessions = new Set<ServerHttp2Session>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(0, loopback, resolve))
  const { port } = server.address() as AddressInfo
  const rules = Object.keys(targets).map((name) => `MAP ${name}:443 ${loopback}:${port}`)
  const chromiumArguments = [
    `--host-resolver-rules=${rules.join(', ')}`,
    `--ignore-certificate-errors-spki-list=${fingerprint(certificate.public)}`,
  ]
  return {
    port,
    chromiumArguments,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}

function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { server: { host, port }, prefix }: Target,
): void {
  const upstream = sendRequest({
    ...{ host, port, method: request.method, path: `${prefix}${request.url}` },
    headers: { ...endToEnd(request.headers), host: `${host}:${port}` },
  })
  upstream.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers))
    answer.pipe(response)
  })
  upstream.on('error', () => response.stream.close())
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hopByHopHeaders.has(name)),
  )
}

/** The hash by which Chromium knows a key: SHA-256 of the public key's DER, as Base64. */
function fingerprint(publicKey: string): string {
  const der = createPublicKey(publicKey).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(der).digest('base64')
}
