import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Address } from 'firestore-emulator/testing/administrator'
import { forward } from '#tools/local/forward.ts'
import { listen } from '#tools/local/listen.ts'

/** An answer in Firestore's place. */
export interface Answer {
  status: number
  body: string
}

type Heard<Reply> = Promise<Reply | undefined> | Reply | undefined

/** What a test does with requests; `cut` ends the connection for good. */
export interface Listeners {
  /** Gets the path of each request before it is forwarded; the server never sees one that this answers. */
  before?: (url: string, cut: () => void) => Heard<Answer>
  /** Gets the path when the server has answered, before the answer goes back; `'lose'` drops the connection instead. */
  after?: (url: string, cut: () => void) => Heard<'lose'>
}

/** Starts a proxy in front of this Firestore, for the test that calls this. @returns where it listens, as `HOST:PORT`. */
export async function startProxy(
  { host, port }: Address,
  { before = () => undefined, after = () => undefined }: Listeners,
): Promise<string> {
  const server = createServer((asked, response) => {
    const url = asked.url ?? ''
    async function pass(): Promise<void> {
      const given = await before(url, stop)
      if (given === undefined) forward(asked, response, { host, port }, (answer) => void sendBack(answer))
      else response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body)
    }
    async function sendBack(answer: IncomingMessage): Promise<void> {
      const body = await buffer(answer)
      if ((await after(url, stop)) === 'lose') asked.socket.destroy()
      else response.writeHead(answer.statusCode ?? 502, answer.headers).end(body)
    }
    void pass()
  })
  const { stop, ...listening } = await listen(server)
  onTestFinished(stop)
  return `${listening.host}:${listening.port}`
}
