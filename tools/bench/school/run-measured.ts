import { spawn } from 'node:child_process'
import { peakMemoryOf } from '../memory'
import { nodeArgumentsOf, root } from '../script'

/** What a command took. */
export interface Taken {
  seconds: number
  /** The most that it has held at once: resident memory in megabytes (10^6 bytes), without tsx's compiler. */
  megabytes: number
}

/** Milliseconds between two looks at the memory; the system remembers what came between them. */
const pause = 20

/**
 * Runs a command of `npm run school` in a process of its own; what it prints is thrown away.
 *
 * @throws where it fails, with what it said.
 */
export async function runMeasured(commandLine: readonly string[]): Promise<Taken> {
  const began = performance.now()
  const child = spawn(process.execPath, [...nodeArgumentsOf('school'), ...commandLine], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  let megabytes = 0
  const looking = setInterval(() => {
    megabytes = Math.max(megabytes, peakMemoryOf(child.pid ?? 0))
  }, pause)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearInterval(looking))
  const seconds = (performance.now() - began) / 1000
  if (code !== 0) throw new Error(`${commandLine.join(' ')}: exit code ${code ?? 'none'}\n${said}`)
  return { seconds, megabytes }
}
