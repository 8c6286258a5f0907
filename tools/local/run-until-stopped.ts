/**
 * Runs servers until Ctrl-C, SIGTERM or the end of the process that started this one. They all end with this process.
 *
 * @param start starts them and resolves with what was lost. What it resolves or rejects with becomes a sentence and exit
 *   code 1.
 */
export async function runUntilStopped(start: () => Promise<Error>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0))
  // The shell between npm and this process dies of a SIGTERM without passing it on; then another process adopts this one.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.exit(0)
  }, 500).unref()
  try {
    throw await start()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
