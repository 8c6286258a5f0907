import path from 'node:path'
import { runProgram } from '../run-program.ts'

/**
 * Runs Vitest, and then Playwright, whose last line sums both (`summing-reporter.ts`).
 *
 * @returns the exit code of Playwright, which is 1 where either has failed.
 */
export async function runBoth(
  vitestOptions: readonly string[],
  playwrightOptions: readonly string[],
  variables: Record<string, string> = {},
): Promise<number> {
  const counts = path.join(import.meta.dirname, `../../.local/vitest-counts-${process.pid}.json`)
  const environment = { ...variables, VITEST_COUNTS: counts }
  await runProgram('vitest/vitest.mjs', ['run', ...vitestOptions], environment)
  return runProgram('@playwright/test/cli.js', ['test', ...playwrightOptions], environment)
}
