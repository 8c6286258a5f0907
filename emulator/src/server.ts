import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Judge } from './rules/authorize.ts'
import { Clock } from './documents/clock.ts'
import { ApiError } from './errors.ts'
import { allowOrigin, failure, send, type Answer } from './http/answer.ts'
import { handle } from './http/handle.ts'
import { Projects, type Usage } from './projects.ts'
import { readRulesFile } from './rules-file.ts'
import { parseRules, type Ruleset } from './rules/syntax/parse.ts'

export type { Usage }

export interface FirestoreOptions {
  /** 0 for any free port. */
  port: number
  /** The rules of every project; read again by the first request after the file has changed. */
  rulesFile?: string
  /** The rules as text. Without rulesFile and rulesSource, everything is allowed. */
  rulesSource?: string
  /**
   * The server's clock, in milliseconds since the epoch, such as `Date.now`; the real one by default. It may stand still
   * or jump ahead; if it goes back, the server's time waits for it.
   */
  now?: () => number
  /** Prints messages such as errors in the rules; the console by default. */
  log?: (line: string) => void
  /** Called with the rules whenever they are loaded; what it returns gets a judge for each request that they have decided. */
  observe?: (rules: Ruleset) => (judge: Judge) => void
}

export interface RunningFirestore {
  /** 127.0.0.1: whoever can connect may do everything, so no other machine can. */
  host: string
  port: number
  /** What each project has read and written since the start. */
  projects: Projects
  /** Stops listening and closes every connection. */
  stop(): Promise<void>
}

const host = '127.0.0.1'

/**
 * Starts a Firestore server in this process, with nothing stored.
 * @throws {RulesSyntaxError} if the rules are invalid; Node's error if the port cannot be bound.
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { log = (line) => console.error(line) } = options
  const projects = new Projects(new Clock(options.now))
  const enforce = (rules: Ruleset): void => {
    projects.rules = rules
    projects.observe = options.observe?.(rules)
  }
  if (options.rulesSource !== undefined) enforce(parseRules(options.rulesSource))
  const readAgain =
    options.rulesFile === undefined ? undefined : readRulesFile(options.rulesFile, enforce, log)
  const server = createServer((request, response) => {
    readAgain?.()
    void respond(projects, request, response)
  })
  await once(server.listen(options.port, host), 'listening')
  const { port } = server.address() as AddressInfo
  return { host, port, projects, stop }

  async function stop(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
}

async function respond(
  projects: Projects,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A connection that breaks during the response affects only its own client.
  response.on('error', () => response.destroy())
  try {
    allowOrigin(request, response)
    const answer = await answerTo(projects, request)
    if (answer !== null) send(response, answer)
  } catch (error) {
    console.error('The Firestore server could not answer:', error)
    response.destroy()
  }
}

/** Null if the client has disconnected. An unexpected error is logged and answered with 500. */
async function answerTo(projects: Projects, request: IncomingMessage): Promise<Answer | null> {
  const { method = 'GET', url = '/' } = request
  if (method === 'OPTIONS') return { status: 200, text: '' }
  const [path = '', search] = url.split(/\?(.*)/s)
  try {
    return handle(method, path, {
      projects,
      authorization: request.headers.authorization,
      body: await text(request),
      search: new URLSearchParams(search),
    })
  } catch (error) {
    if (error instanceof ApiError) return failure(error)
    if (request.destroyed && !request.complete) return null
    console.error('Unexpected error in the Firestore server:', error)
    return failure(new ApiError('INTERNAL', 'Internal error.'))
  }
}
