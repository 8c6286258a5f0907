import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer in Firestore's place. */
export interface Answer {
  status: number
  body: string
}

/** A proxy in front of a Firestore server, through which a test sees every request. */
export interface FirestoreProxy {
  /** Where to send requests, as `HOST:PORT`. */
  address: string
  close(): void
}

/**
 * Starts a proxy in front of the Firestore at this origin.
 *
 * @param intercept is called with the path of each request before it is forwarded; the server never sees one that it answers.
 * @param onAnswer is called with the path again when the server has onAnswer, before its answer goes back;
 *   `'lose'` drops the connection instead.
 */
export async function startProxy(
  origin: string,
  intercept: (url: string) => Promise<Answer | undefined>,
  onAnswer: (url: string) => Promise<'lose' | undefined> = () => Promise.resolve(undefined),
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
    const intercepted = await intercept(url)
    if (intercepted !== undefined) return intercepted
    const answer = await fetch(`${origin}${url}`, {
      method: request.method ?? 'GET',
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': request.headers['content-type'] ?? 'application/json',
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const body = await answer.text()
    if ((await onAnswer(url)) === 'lose') request.socket.destroy()
    return { status: answer.status, body }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
