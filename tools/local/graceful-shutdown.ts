import { LocalSiteRefused } from './site-environment.ts'

interface Server {
  stop(): Promise<void>
}

const stopLimit = 5000

/**
 * Runs servers until Ctrl-C, SIGTERM or the end of the process that started this one, and stops all of them.
 *
 * @param start starts them and registers each as soon as it runs; resolves with what was lost. A `LocalSiteRefused`
 *   becomes one sentence and exit code 1.
 */
export async function runUntilShutdown(
  start: (register: (server: Server) => void) => Promise<Error>,
): Promise<void> {
  const servers: Server[] = []
  async function shutDown(code: number): Promise<never> {
    setTimeout(() => process.exit(code), stopLimit).unref()
    await Promise.allSettled(servers.map((server) => server.stop()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void shutDown(0))
  // The shell between npm and this process dies of a SIGTERM without passing it on; then another process adopts this one.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void shutDown(0)
  }, 500).unref()
  try {
    throw await start((server) => servers.push(server))
  } catch (error) {
    if (error instanceof LocalSiteRefused) console.error(error.message)
    else console.error(error instanceof Error ? error.message : error)
    await shutDown(1)
  }
}
