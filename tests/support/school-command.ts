import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** A command of `npm run school` that has ended. */
export interface Ended {
  /** `null` where it was killed. */
  code: number | null
  /** What it printed, byte order mark included. */
  stdout: string
  stderr: string
}

/** Where a command works. */
export interface Target {
  /** Where the local Firestore listens, as `HOST:PORT`. */
  firestore: string
  /** Where the Auth emulator listens; only for commands that ask it. */
  auth?: string
  project: string
}

/** A command that runs. */
export interface Begun {
  ended: Promise<Ended>
  /** Ends it as a power cut would, or as Ctrl-C. */
  kill: (signal?: 'SIGINT') => void
  /** Closes its output, as `head` does when it has seen enough. */
  stopReading: () => void
}

/** Runs `npm run school -- ...` in a process of its own, in a time zone that is not the school's. */
export async function school(target: Target, ...command: string[]): Promise<Ended> {
  return await beginSchool(target, ...command).ended
}

/** Begins the same, for tests that do not let it end by itself. */
export function beginSchool({ firestore, auth, project }: Target, ...command: string[]): Begun {
  const accounts = auth === undefined ? [] : ['--auth', auth]
  return begin([...command, '--firestore', firestore, ...accounts, '--project', project])
}

/** Begins it with nothing but what the command line says, and a few variables besides the usual ones. */
export function begin(command: readonly string[], variables: Record<string, string> = {}): Begun {
  const child = spawn(process.execPath, ['--import', 'tsx', 'school/main.ts', ...command], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TZ: 'Asia/Kolkata', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: [] as Buffer[], stderr: [] as Buffer[] }
  child.stdout.on('data', (chunk: Buffer) => said.stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => said.stderr.push(chunk))
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const [stdout, stderr] = [said.stdout, said.stderr].map((parts) => Buffer.concat(parts).toString())
      resolve({ code, stdout: stdout ?? '', stderr: stderr ?? '' })
    })
  })
  return {
    ended,
    kill: (signal) => void child.kill(signal ?? 'SIGKILL'),
    stopReading: () => {
      child.stdout.destroy()
      child.stderr.destroy()
    },
  }
}
