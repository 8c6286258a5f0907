/** Says on standard error how far long work has come, so that what a command prints can go into a file. */
export interface Progress {
  /** `done` of `total`; without a total, how many so far. */
  at(done: number, total?: number): void
  /** Takes the moving line away. */
  end(): void
}

/** Milliseconds between two lines: on a terminal the line is drawn over, elsewhere each stays. */
const pauses = { terminal: 200, file: 5000 }

/** @param doing what is done, such as `Reading families`. */
export function progressOf(doing: string): Progress {
  const { isTTY } = process.stderr
  const pause = isTTY ? pauses.terminal : pauses.file
  let told = performance.now()
  let isDrawn = false
  return {
    at(done, total) {
      const now = performance.now()
      if (now - told < pause) return
      told = now
      const line = `${doing}: ${done.toLocaleString('en')}${total === undefined ? '' : ` of ${total.toLocaleString('en')}`} ...`
      process.stderr.write(isTTY ? `\r\u001B[K${line}` : `${line}\n`)
      isDrawn = true
    },
    end() {
      if (isTTY && isDrawn) process.stderr.write('\r\u001B[K')
      isDrawn = false
    },
  }
}
