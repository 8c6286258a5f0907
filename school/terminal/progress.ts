/** Milliseconds between two lines: a terminal's is drawn over the last one, elsewhere each stays. */
const interval = { terminal: 200, file: 5000 }

/** Says how far work has come; without a total, how much is done so far. */
export type Update = (done: number, total?: number) => void

/**
 * Shows the progress of long work on standard error, so that what a command prints can go into a file.
 *
 * @param label such as `Backing up`.
 */
export async function withProgress<T>(label: string, work: (update: Update) => Promise<T>): Promise<T> {
  const { isTTY } = process.stderr
  let lastDrawn = performance.now()
  try {
    return await work((done, total) => {
      if (performance.now() - lastDrawn < (isTTY ? interval.terminal : interval.file)) return
      lastDrawn = performance.now()
      const ofTotal = total === undefined ? '' : ` of ${total.toLocaleString('en')}`
      const line = `${label}: ${done.toLocaleString('en')}${ofTotal} ...`
      process.stderr.write(isTTY ? `\r\u001B[K${line}` : `${line}\n`)
    })
  } finally {
    if (isTTY) process.stderr.write('\r\u001B[K')
  }
}
