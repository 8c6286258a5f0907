import { SchoolError } from '../terminal/school-error.ts'

/**
 * Writes to the standard output and waits until it is taken, so that a slow reader slows the reading of Firestore down.
 * A reader that has seen enough, such as `head`, ends the command quietly.
 *
 * @throws SchoolError where it cannot be written, such as on a full disk.
 */
export async function print(text: string): Promise<void> {
  if (text === '') return
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    process.stdout.once('error', resolve)
    process.stdout.write(text, (error) => {
      if (!error) process.stdout.off('error', resolve)
      resolve(error ?? null)
    })
  })
  if (failure === null) return
  if (failure.code === 'EPIPE') process.exit(0)
  throw new SchoolError(`The list cannot be written: ${failure.message}.`)
}
