/** The exit code that a shell expects after Ctrl-C. */
const exitCode = 130

/** Does work that can be continued by running the same command again, and says so on Ctrl-C. */
export async function resumable<T>(work: () => Promise<T>): Promise<T> {
  const onInterrupt = (): void => {
    console.error('\nInterrupted: run the same command again, and it goes on.')
    process.exit(exitCode)
  }
  process.once('SIGINT', onInterrupt)
  try {
    return await work()
  } finally {
    process.off('SIGINT', onInterrupt)
  }
}
