// `npm run school`, as a person at a terminal runs it.
import { type ChildProcess, spawn } from 'node:child_process'
import type { Address } from '../../tools/local/administrator'

/** How a command ended and what it said. */
export interface Ended {
  /** `null` where a signal ended it. */
  code: number | null
  out: string
  err: string
}

/** A command that runs. */
export interface Running {
  child: ChildProcess
  ended: Promise<Ended>
}

/**
 * Starts a command of `npm run school` in a process of its own, without a terminal.
 *
 * @param environment what it finds beside the usual; `undefined` takes a variable away.
 */
export function startSchool(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/school/main.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, out, err }))
  })
  return { child, ended }
}

/** Runs a command on a project of a local Firestore, to its end. */
export function school(firestore: Address, projectId: string, ...args: string[]): Promise<Ended> {
  return startSchool([...args, ...at(firestore, projectId)]).ended
}

/** The options that name a project of a local Firestore. */
export function at({ host, port }: Address, projectId: string): string[] {
  return ['--project', projectId, '--firestore', `${host}:${port}`]
}
