import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An answer in Firestore's place. */
export interface Answer {
  status: number
  body: string
}

/** A proxy in front of a Firestore server, through which a test sees every request. */
export interface FirestoreProxy {
  /** Where to send requests, as `HOST:PORT`. */
  address: string
  close: () => void
}

interface Listeners {
  /** Gets the path of each request before it is forwarded; the server never sees one that this answers. */
  before?: (url: string) => Promise<Answer | undefined> | Answer | undefined
  /** Gets the path when the server has answered, before the answer goes back; `'lose'` drops the connection instead. */
  after?: (url: string) => Promise<'lose' | undefined> | 'lose' | undefined
}

/** Starts a proxy in front of the Firestore at this origin, for the test that calls this. */
export async function startProxy(
  origin: string,
  { before = () => undefined, after = () => undefined }: Listeners,
): Promise<FirestoreProxy> {
  const server = createServer((request, response) => {
    void pass(request).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body)
    })
  })
  async function pass(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = request.url ?? ''
    const answered = await before(url)
    if (answered !== undefined) return answered
    const answer = await fetch(`${origin}${url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': request.headers['content-type'] ?? 'application/json',
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = await answer.text()
    if ((await after(url)) === 'lose') request.socket.destroy()
    return { status: answer.status, body }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  return { address: `127.0.0.1:${port}`, close }
}
