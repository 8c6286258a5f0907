import { createServer, type AddressInfo } from 'node:net'

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

/** A port that nobody listens on at this moment, chosen by the system. */
export function unusedPort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
