import { createInterface } from 'node:readline/promises'
import type { Options, School } from '../target/school.ts'
import { SchoolError } from './school-error.ts'

/** Asks for the id of the project in full, where a yes is not enough. */
export interface ById {
  /** The option that gives it, such as `--prune-in`. */
  option: string
  given?: string | undefined
}

/**
 * Asks whether to write what was just shown; not for the local backend, nor with `--yes`.
 *
 * @param what completes "Write … to the project X?", such as `2 documents`.
 * @param byId where neither `y` nor `--yes` is enough.
 * @returns false where nothing is to be written: with `--dry-run`, or after a no.
 */
export async function confirmWrite(
  school: Pick<School, 'isLocal' | 'name' | 'projectId'>,
  what: string,
  options: Options,
  byId?: ById,
): Promise<boolean> {
  if (options.dryRun) {
    console.log('Nothing was written (--dry-run).')
    return false
  }
  if (school.isLocal || (byId === undefined ? options.yes : isConfirmed(byId, school))) return true
  if (!process.stdin.isTTY) {
    const missing =
      byId === undefined
        ? 'say yes: add --yes'
        : `type the id of the project, and --yes is not enough: add ${byId.option} ${school.projectId}`
    throw new SchoolError(
      `Nobody is here to ${missing} to write ${what} to ${school.name}. Nothing was written.`,
    )
  }
  const how = byId === undefined ? '[y/N]' : `Type ${school.projectId} to say yes:`
  const answer = await ask(`Write ${what} to ${school.name}? ${how} `)
  if (byId === undefined ? /^y(es)?$/i.test(answer) : answer === school.projectId) return true
  console.log('Nothing was written.')
  return false
}

function isConfirmed({ option, given }: ById, { projectId }: Pick<School, 'projectId'>): boolean {
  if (given === undefined || given === projectId) return given !== undefined
  throw new SchoolError(`${option} ${given} is not ${projectId}. Nothing was written.`)
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  // Ctrl-C and Ctrl-D at the question are a no.
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question(question), closed])
  terminal.close()
  return answer.trim()
}
