import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** A command of `npm run school` that has ended. */
export interface Ended {
  code: number | null
  /** What it printed, byte order mark included. */
  stdout: string
  stderr: string
}

/**
 * Runs `npm run school -- ...` in a process of its own, in a time zone that is not the school's.
 *
 * @param firestore where the local Firestore listens, as `HOST:PORT`.
 */
export async function school(
  { firestore, project }: { firestore: string; project: string },
  ...command: string[]
): Promise<Ended> {
  const target = ['--firestore', firestore, '--project', project]
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/school/main.ts', ...command, ...target], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'Asia/Kolkata' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  child.stdout.on('data', (chunk: Buffer) => said.stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.stderr.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return {
    code,
    stdout: Buffer.concat(said.stdout).toString(),
    stderr: Buffer.concat(said.stderr).toString(),
  }
}
