import path from 'node:path'
import { runProgram } from '../run-program.ts'

/** Runs projects of Vitest, all for none, and then Playwright, whose exit code is 1 where either failed. */
export async function runBoth(projects: readonly string[], playwrightOptions: readonly string[]) {
  const env = { ...process.env, VITEST_COUNTS: path.resolve(`.local/vitest-counts-${process.pid}.json`) }
  await runProgram('vitest/vitest.mjs', ['run', ...projects.flatMap((name) => ['--project', name])], env)
  return runProgram('@playwright/test/cli.js', ['test', ...playwrightOptions], env)
}
