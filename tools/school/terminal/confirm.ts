import { createInterface } from 'node:readline/promises'
import type { School } from '../target/connect'
import { SchoolError } from './school-error'
import type { WriteOptions } from '../target/target-options'

/**
 * Makes sure that the person wants what was just shown to them written: nothing is asked for the local backend or with
 * `--yes`.
 *
 * @param what completes "Write … to the project X?", such as `2 documents`.
 * @returns false where nothing is to be written: with `--dry-run`, or after a no.
 * @throws SchoolError where nobody is there to ask.
 */
export async function mayWrite(
  school: Pick<School, 'isLocal' | 'name'>,
  what: string,
  options: WriteOptions,
): Promise<boolean> {
  if (options.dryRun) {
    console.log(`Nothing was written (--dry-run).`)
    return false
  }
  if (school.isLocal || options.yes) return true
  if (!process.stdin.isTTY) {
    throw new SchoolError(
      `Nobody is here to say yes: add --yes to write ${what} to ${school.name}. Nothing was written.`,
    )
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D at the question are a no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(`Write ${what} to ${school.name}? [y/N] `), closed])
  terminal.close()
  if (/^y(es)?$/i.test(answer.trim())) return true
  console.log('Nothing was written.')
  return false
}
