import { SchoolError } from './terminal.ts'

/**
 * An address on this machine's network, as it was given: `HOST:PORT`.
 *
 * @param option what it was given with, such as `--firestore`.
 * @param usual an example for the sentence.
 * @throws SchoolError where it is none, such as with a port above 65535.
 */
export function localAddress(text: string, option: string, usual: string): string {
  const [, port] = /^[^\s/:]+:(\d{1,5})$/.exec(text) ?? []
  if (port !== undefined && Number(port) >= 1 && Number(port) <= 65_535) return text
  throw new SchoolError(`${option} must be HOST:PORT, such as ${usual}, not ${text}.`)
}

/** Refuses a real project beside an option or a variable, given by name, that is for a part of the local backend. */
export function refuseLocal(
  projectId: string,
  named: Readonly<Record<string, string | undefined>>,
  part: string,
): void {
  const [name] = Object.entries(named).find(([, text]) => text !== undefined) ?? []
  if (name === undefined) return
  throw new SchoolError(
    `--project ${projectId} names a real project, and ${name} ${part}: take one of the two away.`,
  )
}
