import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * Runs a program of an installed package, such as `vitest/vitest.mjs`, with this Node: what lies in `node_modules/.bin`
 * differs between systems. Where this process is told to end, it first interrupts the program, which then stops the
 * servers that it has started.
 *
 * @returns its exit code; 1 where it was killed.
 */
export async function runProgram(program: string, options: readonly string[], env = process.env) {
  const module = path.join(import.meta.dirname, '../node_modules', program)
  const child = spawn(process.execPath, [module, ...options], { stdio: 'inherit', env })
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ending.abort()
      child.kill('SIGINT')
    })
  }
  const [code] = (await once(child, 'close')) as [number | null]
  if (ending.signal.aborted) process.exit(code ?? 1)
  return code ?? 1
}
