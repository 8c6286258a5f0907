import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory in megabytes (10^6 bytes). */
export interface Memory {
  server: number
  /** Of its child processes: tsx's compiler. */
  children: number
}

interface Running {
  pid: number
  parent: number
  kilobytes: number
}

/** The resident memory of a process and of its children. */
export function memoryOf(pid: number): Memory {
  const all = process.platform === 'linux' ? fromProc() : fromPs()
  const megabytes = (those: Running[]): number =>
    those.reduce((sum, { kilobytes }) => sum + kilobytes * 1.024e-3, 0)
  return {
    server: megabytes(all.filter((one) => one.pid === pid)),
    children: megabytes(all.filter(({ parent }) => parent === pid)),
  }
}

function fromProc(): Running[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const status = statusOf(name)
      const number = (label: string): number =>
        Number(new RegExp(`^${label}:\\s*(\\d+)`, 'm').exec(status)?.[1])
      return status === '' ? [] : [{ pid: Number(name), parent: number('PPid'), kilobytes: number('VmRSS') }]
    })
}

/** Empty if the process has ended. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

function fromPs(): Running[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number)
    return { pid, parent, kilobytes }
  })
}
