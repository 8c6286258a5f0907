import { type ChildProcess, spawn } from 'node:child_process'
import type { Address } from '../testing/administrator.ts'
import path from 'node:path'

/** A server in a process of its own. */
export interface ServerProcess extends Address {
  pid: number
  /** Milliseconds from its start until it has answered a request. */
  readyAfter: number
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
/** As `npm run firestore` starts it. */
const serverArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--import',
  'tsx',
  'emulator/src/main.ts',
]
const startTimeout = 30_000

/**
 * Runs the command of `npm run firestore`, on a free port and under the site's rules. It cannot outlive this process:
 * the channel between the two closes whatever ends this one, and then the server stops (end-with-starter.ts).
 * @throws where it does not answer, with what it said.
 */
export async function startFirestoreProcess(): Promise<ServerProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, [...serverArguments, '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await closed
  }
  try {
    const { host, port } = await addressOf(child)
    await (await fetch(`http://${host}:${port}/`)).text()
    return { host, port, pid: child.pid ?? 0, readyAfter: performance.now() - began, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Where the server says that it listens. */
function addressOf(child: ChildProcess): Promise<Address> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (): void => reject(new Error(`The Firestore server did not start; it said: ${said}`))
    const tooLong = setTimeout(fail, startTimeout)
    function listen(chunk: Buffer): void {
      said += chunk.toString()
      const [, host, port] = /^Firestore listening on (.*):(\d+)$/m.exec(said) ?? []
      if (host === undefined) return
      clearTimeout(tooLong)
      resolve({ host, port: Number(port) })
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(tooLong)
      fail()
    })
  })
}
