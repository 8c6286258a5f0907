import { createInterface } from 'node:readline/promises'

/** A failure explained in one sentence, from anywhere in a command, which prints it and ends with exit code 1. */
export class SchoolError extends Error {
  override readonly name = 'SchoolError'
}

/** Line breaks, tabs, escapes and everything else that moves a terminal's cursor. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** Invisible characters, such as those that change the direction of writing; Gurmukhi needs its two joiners. */
const invisible = /(?![\u200C\u200D])\p{Cf}/gu
const loneSurrogates = /\p{Cs}/gu

/** Stored text on one line, with nothing in it that a terminal would obey. */
export function printable(text: string): string {
  return text.replace(controls, ' ').replace(invisible, '').replace(loneSurrogates, '\uFFFD')
}

/** A number with its noun, or with a clause: `1 document`, `70,009 documents`. */
export function pluralize(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : plural}`
}

/** A time of ISO 8601 as a person reads it: `2026-11-22 03:41 UTC`. */
export function minuteOf(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`
}

/** Milliseconds between two lines: a terminal's is drawn over the last one, elsewhere each stays. */
const interval = { terminal: 200, file: 5000 }

/** Says how far work has come; without a total, how much is done so far. */
export type Update = (done: number, total?: number) => void

/** Shows the progress of long work on standard error, so that what a command prints can go into a file. */
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

interface Target {
  projectId: string
  isLocal: boolean
  name: string
}

interface Answers {
  dryRun?: boolean
  yes?: boolean
}

/**
 * Asks whether to write what was just shown; not for the local backend, nor with `--yes`.
 *
 * @param what completes "Write … to the project X?", such as `2 documents`.
 * @param mustName where a yes is not enough, and the id of the project has to be typed.
 * @returns false if nothing is to be written: with `--dry-run`, or after a no.
 */
export async function confirmWrite(
  { isLocal, name, projectId }: Target,
  what: string,
  { dryRun = false, yes = false }: Answers,
  mustName = false,
): Promise<boolean> {
  if (dryRun) {
    console.log('Nothing was written (--dry-run).')
    return false
  }
  if (isLocal || (yes && !mustName)) return true
  if (!process.stdin.isTTY) {
    const missing = mustName
      ? 'type the id of the project, and --yes is not enough: use a terminal'
      : 'say yes: add --yes'
    throw new SchoolError(`Nobody is here to ${missing} to write ${what} to ${name}. Nothing was written.`)
  }
  const answer = await ask(
    `Write ${what} to ${name}? ${mustName ? `Type ${projectId} to say yes:` : '[y/N]'} `,
  )
  if (mustName ? answer === projectId : /^y(es)?$/i.test(answer)) return true
  console.log('Nothing was written.')
  return false
}

export async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D at the question are a no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return answer.trim()
}
