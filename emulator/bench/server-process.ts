import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Address } from '../testing/administrator.ts'

/** A server in its own process. */
export interface ServerProcess extends Address {
  pid: number
  /** Milliseconds from its start until its first response. */
  readyAfter: number
  stop(): Promise<void>
}

const root = path.join(import.meta.dirname, '../..')
/** The same as in `npm start`. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--import', 'tsx']

/**
 * Starts the server on a free port, with the site's rules. It stops by itself when this process ends.
 * @throws if it ends without listening; what it says is printed.
 */
export async function startFirestoreProcess(): Promise<ServerProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, [...flags, 'emulator/src/main.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await closed
  }
  const lines = createInterface(child.stdout)
  const [host, port] = await new Promise<string[]>((resolve, reject) => {
    lines.on('line', (line) => {
      const found = /^Firestore listening on (.*):(\d+)$/.exec(line)
      if (found) resolve(found.slice(1))
    })
    lines.on('close', () => reject(new Error('The Firestore server did not start.')))
  })
  const address = { host: host ?? '', port: Number(port) }
  await (await fetch(`http://${address.host}:${address.port}/`)).text()
  return { ...address, pid: child.pid ?? 0, readyAfter: performance.now() - began, stop }
}

/** The resident memory of the server in megabytes (10^6 bytes). */
export function memoryOf({ pid }: ServerProcess): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kibibytes) * 1.024e-3
}
