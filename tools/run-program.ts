import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/**
 * Runs a program of an installed package, such as `vitest/vitest.mjs`, with this Node: what lies in `node_modules/.bin`
 * differs between systems. It ends with this process.
 *
 * @returns its exit code; 1 where it was killed.
 */
export async function runProgram(program: string, options: readonly string[], env = process.env) {
  const module = path.join(import.meta.dirname, '../node_modules', program)
  const child = spawn(process.execPath, [module, ...options], { stdio: 'inherit', env })
  process.once('exit', () => child.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
