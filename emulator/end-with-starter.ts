import { readFileSync } from 'node:fs'

const lookEvery = 500

/**
 * Calls back when what started this command is gone: the shell that `npm run` puts in between dies of a SIGTERM without
 * passing it on, and a killed npm or tsx says nothing at all.
 */
export function onStarterGone(callback: () => void): void {
  process.once('disconnect', callback)
  const starters = startersUpToNpm()
  if (starters.length === 0) return
  const look = setInterval(() => {
    if (starters.every(isRunning)) return
    clearInterval(look)
    callback()
  }, lookEvery)
  look.unref()
}

/** The processes between this one and the npm that runs it; none where npm does not, or without `/proc`. */
function startersUpToNpm(): number[] {
  const starters: number[] = []
  let pid = process.ppid
  while (pid > 1) {
    starters.push(pid)
    const found = find(pid)
    if (found?.name.startsWith('npm')) return starters
    pid = found?.parent ?? 0
  }
  return []
}

interface Found {
  name: string
  state: string
  parent: number
}

function find(pid: number): Found | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', state = '', parent = '0'] = /\((.*)\) (\S) (\d+)/s.exec(line) ?? []
    return { name, state, parent: Number(parent) }
  } catch {
    return null
  }
}

/** A zombie has ended, whoever may still want to know how. */
function isRunning(pid: number): boolean {
  const found = find(pid)
  return found !== null && found.state !== 'Z'
}
