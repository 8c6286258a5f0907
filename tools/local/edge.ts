import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { Address } from 'firestore-emulator/testing/administrator'
import { forward, sendBack } from './forward.ts'

const host = '127.0.0.1'
const compressible = /^(text\/|application\/(javascript|json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/
const compressors = {
  br: promisify(zlib.brotliCompress),
  gzip: (body: Buffer) => promisify(zlib.gzip)(body, { level: 9 }),
}

/**
 * Stands before the Hosting emulator as the edge does before Hosting: each file is compressed once, as small as brotli or
 * gzip can, and kept. The emulator compresses anew at each request and lightly, which makes documents a tenth longer.
 */
export async function startEdge(hosting: Address): Promise<{ address: Address; stop: () => Promise<void> }> {
  const kept = new Map<string, Buffer>()

  async function compress(name: string, answer: IncomingMessage, encoding: keyof typeof compressors) {
    const body = await buffer(answer)
    const compressed = kept.get(name) ?? (await compressors[encoding](body))
    if (answer.headers.etag !== undefined) kept.set(name, compressed)
    return compressed
  }

  const server = createServer((asked, response) => {
    const { 'accept-encoding': accepted = '', ...askedHeaders } = asked.headers
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name))
    forward(asked, response, { ...hosting, headers: askedHeaders }, (answer) => {
      const { statusCode = 502, headers } = answer
      const isCompressible = compressible.test(headers['content-type'] ?? '') && asked.method === 'GET'
      if (encoding === undefined || !isCompressible) {
        sendBack(answer, response)
        return
      }
      compress(`${encoding} ${asked.url} ${headers.etag}`, answer, encoding).then(
        (body) => {
          delete headers['transfer-encoding']
          const own = {
            'content-encoding': encoding,
            'content-length': body.byteLength,
            vary: 'Accept-Encoding',
          }
          response.writeHead(statusCode, { ...headers, ...own }).end(body)
        },
        () => response.destroy(),
      )
    })
  })
  await once(server.listen(0, host), 'listening')
  const { port } = server.address() as AddressInfo
  async function stop(): Promise<void> {
    server.closeAllConnections()
    await promisify(server.close.bind(server))()
  }
  return { address: { host, port }, stop }
}
