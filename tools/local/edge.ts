import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { Address } from 'firestore-emulator/testing/administrator'
import { forward, sendBack } from './forward.ts'
import { listen, type Listening } from './listen.ts'

const compressible = /^(text\/|application\/(javascript|json|xml|rss\+xml|manifest\+json)|image\/svg\+xml)/

/**
 * Simulates the CDN edge in front of the Hosting emulator: each file is compressed once, as small as brotli can, and
 * cached. The emulator compresses lightly and on each request, which makes documents a tenth larger.
 */
export function startEdge(hosting: Address): Promise<Listening> {
  const kept = new Map<string, Buffer>()

  async function compress(name: string, answer: IncomingMessage): Promise<Buffer> {
    const body = await buffer(answer)
    const compressed = kept.get(name) ?? (await promisify(brotliCompress)(body))
    if (answer.headers.etag !== undefined) kept.set(name, compressed)
    return compressed
  }

  const server = createServer((asked, response) => {
    if (asked.method !== 'GET' || asked.headers['accept-encoding']?.includes('br') !== true) {
      forward(asked, response, hosting)
      return
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    forward(asked, response, { ...hosting, headers }, (answer) => {
      const { 'transfer-encoding': _, ...headers } = answer.headers
      if (!compressible.test(headers['content-type'] ?? '')) {
        sendBack(answer, response)
        return
      }
      compress(`${asked.url} ${headers.etag}`, answer).then(
        (body) => {
          const own = { 'content-encoding': 'br', 'content-length': body.byteLength, vary: 'Accept-Encoding' }
          response.writeHead(answer.statusCode ?? 502, { ...headers, ...own }).end(body)
        },
        () => response.destroy(),
      )
    })
  })
  return listen(server)
}
