import { LocalSiteRefused } from './site-environment.ts'

/** A part that runs and can be ended. */
interface Running {
  stop(): Promise<void>
}

const stopLimit = 5000

/**
 * Runs servers until the command is told to stop (Ctrl-C, SIGTERM, the end of the process that started it), and ends all
 * of them.
 *
 * @param start starts them and hands over each as soon as it runs; resolves with what was lost. A `LocalSiteRefused`
 *   becomes one sentence and exit code 1.
 */
export async function runUntilStopped(
  start: (keep: (part: Running) => void) => Promise<Error>,
): Promise<void> {
  const running: Running[] = []
  async function end(code: number): Promise<never> {
    setTimeout(() => process.exit(code), stopLimit).unref()
    await Promise.allSettled(running.map((part) => part.stop()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0))
  // The shell between npm and this process dies of a SIGTERM without passing it on; then another process adopts this one.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) void end(0)
  }, 500).unref()
  try {
    throw await start((part) => running.push(part))
  } catch (error) {
    if (error instanceof LocalSiteRefused) console.error(error.message)
    else console.error(error instanceof Error ? error.message : error)
    await end(1)
  }
}
