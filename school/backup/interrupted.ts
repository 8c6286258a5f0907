/** What a shell expects of a command that Ctrl-C ended. */
const exitCode = 130

/** Does work that the same command goes on with another time, and says so where Ctrl-C ends it. */
export async function orGoOnLater<T>(work: () => Promise<T>): Promise<T> {
  const tell = (): void => {
    console.error('\nInterrupted: run the same command again, and it goes on.')
    process.exit(exitCode)
  }
  process.once('SIGINT', tell)
  try {
    return await work()
  } finally {
    process.off('SIGINT', tell)
  }
}
