import { type ChildProcess, spawn } from 'node:child_process'
import type { Address } from '../testing/administrator.ts'
import path from 'node:path'

/** A server in its own process. */
export interface ServerProcess extends Address {
  pid: number
  /** Milliseconds from its start until its first response. */
  readyAfter: number
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
/** The same as in `npm start`. */
const serverArguments = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=50',
  '--import',
  'tsx',
  'emulator/src/main.ts',
]
const startTimeout = 30_000

/**
 * Starts the server on a free port, with the site's rules. It stops by itself when this process ends.
 * @throws if it does not respond, with its output.
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

/** The address that the server prints. */
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
