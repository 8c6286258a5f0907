import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Address } from '../../tools/local/administrator'

/** A line to a local Firestore that a test watches. */
export interface WatchedLine extends Address {
  stop(): Promise<void>
}

/** Called with the path of a request; what it answers is awaited before the request goes on, or before its answer does. */
export type Watch = (path: string) => void | Promise<void>

/** Passes requests on to a server, and lets a test do something before and after each of them. */
export async function watchedLine(
  server: Address,
  watch: { before?: Watch; after?: Watch },
): Promise<WatchedLine> {
  const line = createServer((request, response) => {
    const { method, url = '/', headers } = request
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      void passOn()
    })
    async function passOn(): Promise<void> {
      await watch.before?.(url)
      const inside = ask({ host: server.host, port: server.port, method, path: url, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          void Promise.resolve(watch.after?.(url)).then(() => {
            response.writeHead(answer.statusCode ?? 502, answer.headers)
            response.end(Buffer.concat(parts))
          })
        })
      })
      inside.on('error', () => response.destroy())
      inside.end(Buffer.concat(chunks))
    }
    response.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  return {
    host: '127.0.0.1',
    port: (line.address() as AddressInfo).port,
    async stop() {
      const closed = new Promise<void>((resolve) => line.close(() => resolve()))
      line.closeAllConnections()
      await closed
    },
  }
}
