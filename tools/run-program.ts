import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/**
 * Runs a program of an installed package with this Node: what is in `node_modules/.bin` differs between systems. A signal
 * that ends this process ends the program first.
 *
 * @param file the program's module, such as `vitest/vitest.mjs`.
 * @param variables go into its environment besides this one's.
 * @returns its exit code; 1 where it was killed.
 */
export async function runProgram(
  file: string,
  options: readonly string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', file), ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  function end(signal: NodeJS.Signals): void {
    child.once('close', () => process.exit(1))
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  const [code] = (await once(child, 'close')) as [number | null]
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end)
  return code ?? 1
}
