import { createServer } from 'node:net'

/** How many ports above the wanted one are tried. */
const attempts = 100

/**
 * Starts a server on a port, or on the next free one where that is taken, said aloud (DESIGN section 6).
 *
 * @param name what the server is, for the sentence.
 * @param wanted the first port to try; 0 lets the system choose.
 * @param start starts the server on a port; it rejects with code `EADDRINUSE` where the port is taken, or answers with
 *   the port that it took instead.
 */
export async function onFreePort<Server extends { port: number }>(
  name: string,
  wanted: number,
  start: (port: number) => Promise<Server>,
  say: (line: string) => void,
): Promise<Server> {
  for (let port = wanted; port < wanted + attempts; port += 1) {
    try {
      const server = await start(port)
      if (wanted !== 0 && server.port !== wanted) {
        say(`Port ${wanted} is taken: ${name} uses ${server.port}.`)
      }
      return server
    } catch (error) {
      if (!isTaken(error)) throw error
    }
  }
  throw new Error(`No free port for ${name} from ${wanted} to ${wanted + attempts - 1}.`)
}

/**
 * A port for a server of another process, which takes seconds to start: one that nobody listens on, that nobody is given
 * who lets the system choose, and that no other process of ours is likely to be told meanwhile.
 *
 * @throws Error where all of them are taken.
 */
export async function unusedPort(host: string): Promise<number> {
  for (let tries = 0; tries < portsOfAll; tries += 1) {
    const port = firstPort + ((process.pid * portsOfEach + handedOut) % portsOfAll)
    handedOut += 1
    if (await isUnused(port, host)) return port
  }
  throw new Error(`No port from ${firstPort} on is free.`)
}

// Systems choose above 32767; each process begins at a place of its own below that.
const firstPort = 10_000
const portsOfAll = 22_000
const portsOfEach = 50
let handedOut = 0

function isUnused(port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => (isTaken(error) ? resolve(false) : reject(error)))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
