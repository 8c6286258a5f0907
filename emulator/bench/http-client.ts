import { Agent, request } from 'node:http'
import type { Address } from '../testing/administrator.ts'

/** A POST request, serialized before it is timed. */
export interface Post {
  path: string
  body: string
  /** The Authorization header; none for a visitor. */
  authorization?: string
}

/** A client with a fixed number of keep-alive connections, so that connecting is not measured. */
export class HttpClient {
  readonly #agent: Agent

  constructor(
    private readonly server: Address,
    connections: number,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections })
  }

  /** The text of the response; rejects for every status but 200 and if the connection fails. */
  send({ path, body, authorization }: Post): Promise<string> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(authorization === undefined ? {} : { authorization }),
    }
    return new Promise((resolve, reject) => {
      const options = { ...this.server, agent: this.#agent, method: 'POST', path, headers }
      const outgoing = request(options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString()
          if (answer.statusCode === 200) resolve(text)
          else reject(new Error(`${path}: ${answer.statusCode ?? 0} ${text}`))
        })
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}
