import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { checkHost } from './loopback.ts'
import { ApiError } from './errors.ts'
import { allowOrigin, failure, send, type Answer } from './http/answer.ts'
import { readBody } from './http/body.ts'
import { handle } from './http/handle.ts'
import { isHttp2, isStream, noStreams } from './http/streams.ts'
import { Projects, type Usage } from './projects.ts'
import { watchRulesFile } from './rules-file.ts'
import type { AccessObserver } from './rules/authorize.ts'
import { parseRules, type Ruleset } from './rules/syntax/parse.ts'

export type { Usage }

/** How to start a server. */
export interface FirestoreOptions {
  /** 0 for any free one; a taken port leads to the next free one. */
  port: number
  /** 127.0.0.1 unless told otherwise. */
  host?: string
  /** Whether other machines may reach it; without it, a host that is not this machine alone is refused. */
  allowNetwork?: boolean
  /** The rules of every project that has none of its own; read again whenever the file changes. */
  rulesFile?: string
  /** The same as text. Without either, everything is allowed. */
  rulesSource?: string
  /** How long a client may take to send a request, in milliseconds. */
  longestRequest?: number
  /** Told what a person should know, such as a taken port or errors in the rules. The console by default. */
  tell?: (line: string) => void
  /** Given the rules whenever they are read; what it answers is told from then on what they do. */
  observe?: (rules: Ruleset) => AccessObserver
}

/** A running server. */
export interface RunningFirestore {
  host: string
  port: number
  /** What each project has read and written since the start. */
  projects: Projects
  /** Stops listening and closes every connection. */
  stop(): Promise<void>
}

const usualLongestRequest = 30_000
const checkEvery = 5000
const mostPortsTried = 100

/**
 * Starts a Firestore server in this process, with nothing stored.
 * @throws {RulesSyntaxError} where the rules are broken, {NetworkRefused} for a host that is not allowed; Node's error
 *   where no port can be listened on.
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const { host = '127.0.0.1', allowNetwork = false, tell = (line) => console.error(line) } = options
  const warning = checkHost(host, allowNetwork)
  if (warning !== null) tell(warning)
  const projects = new Projects(tell)
  const enforce = (rules: Ruleset): void => {
    projects.rules = rules
    projects.observer = options.observe?.(rules)
  }
  if (options.rulesSource !== undefined) enforce(parseRules(options.rulesSource))
  const watch = options.rulesFile === undefined ? undefined : watchRulesFile(options.rulesFile, enforce, tell)
  const requestTimeout = options.longestRequest ?? usualLongestRequest
  // Node looks for late requests at intervals; its own of 30 seconds would let them take twice their time.
  const connectionsCheckingInterval = Math.min(checkEvery, requestTimeout)
  const times = { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval }
  let isWarned = false
  function warnOfStreams(): void {
    if (!isWarned) tell(noStreams)
    isWarned = true
  }
  const server = createServer(times, (request, response) => {
    if (isStream(request)) warnOfStreams()
    void respond(projects, request, response)
  })
  server.on('clientError', (error, socket) => {
    if (isHttp2(error)) warnOfStreams()
    if (socket.writable)
      socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    else socket.destroy()
  })
  try {
    const port = await listen(server, options.port, host, tell)
    return { host, port, projects, stop }
  } catch (error) {
    watch?.stop()
    throw error
  }

  async function stop(): Promise<void> {
    watch?.stop()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeAllConnections()
    await closed
  }
}

async function listen(
  server: Server,
  wanted: number,
  host: string,
  tell: (line: string) => void,
): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          resolve()
        })
      })
      const listening = (server.address() as AddressInfo).port
      if (port !== wanted) tell(`Port ${wanted} is taken; using ${listening} instead.`)
      return listening
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!taken || port >= Math.min(65_535, wanted + mostPortsTried)) throw error
    }
  }
}

async function respond(
  projects: Projects,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A connection that breaks while we answer concerns nobody but its own client.
  response.on('error', () => response.destroy())
  if (!(await isItsTurn(request, response))) return
  try {
    allowOrigin(request, response)
    const answer = await answerTo(projects, request)
    if (answer === null) return
    // What is left of a body that was too large is not waited for.
    if (!request.complete) response.setHeader('connection', 'close')
    send(response, answer, request.method !== 'HEAD')
  } catch (error) {
    console.error('The Firestore server could not answer:', error)
    response.destroy()
  }
}

const latest = new WeakMap<Socket, ServerResponse>()

/**
 * Waits until the client has taken the answer before this one, so that a client that sends many requests at once and
 * reads nothing fills no memory; false where it has gone.
 */
async function isItsTurn({ socket }: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const previous = latest.get(socket)
  latest.set(socket, response)
  if (previous !== undefined && !previous.writableFinished) {
    await new Promise((resolve) => previous.once('close', resolve))
  }
  return !socket.destroyed
}

/** Null where the client has gone. An unexpected error is logged and answered with 500. */
async function answerTo(projects: Projects, request: IncomingMessage): Promise<Answer | null> {
  const { method = 'GET', url = '/' } = request
  if (method === 'OPTIONS') return { status: 200, text: '' }
  const [path, search] = splitOnce(url, '?')
  try {
    const body = await readBody(request)
    return handle(method, path, {
      projects,
      authorization: request.headers.authorization,
      parameters: new URLSearchParams(search),
      body,
    })
  } catch (error) {
    if (error instanceof ApiError) return failure(error)
    if (request.destroyed && !request.complete) return null
    console.error('Unexpected error in the Firestore server:', error)
    return failure(new ApiError('INTERNAL', 'Internal error.'))
  }
}

function splitOnce(text: string, separator: string): [string, string] {
  const index = text.indexOf(separator)
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
