import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from './chromium.ts'
import { readReport, type Summary } from './reports.ts'

/**
 * Runs Vitest and then Playwright, each with these options or, for `null`, not at all. From their reports it closes
 * with `FAILED: …` for each failure and, on the last line, with `N passed, N failed`.
 *
 * @returns the exit code of the first runner that failed, whatever its report says; a runner without any test fails.
 */
export async function runTests(vitest: readonly string[] | null, playwright: readonly string[] | null) {
  mkdirSync('.local', { recursive: true })
  const folder = mkdtempSync(path.resolve('.local/reports-'))
  const report = path.join(folder, 'report.xml')
  const env = { ...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report }
  const runs: (Summary & { code: number })[] = []
  async function run(runner: string, program: string, options: string[]) {
    const code = await runProgram(program, options, env)
    const summary = existsSync(report)
      ? readReport(readFileSync(report, 'utf8'))
      : { passed: 0, skipped: 0, failures: [`${runner} left no report.`] }
    rmSync(report, { force: true })
    if (code !== 0 && summary.failures.length === 0)
      summary.failures.push(`${runner}, outside of its tests (exit code ${code})`)
    runs.push({ code, ...summary })
  }
  if (vitest !== null) {
    const options = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`, ...vitest]
    await run('Vitest', 'vitest/vitest.mjs', ['run', ...options])
  }
  if (playwright !== null && findChromium() === undefined) {
    const sentence = 'No browser was found (CHROMIUM names one): the browser tests are left out.'
    if (process.env.CI === undefined) console.log(sentence)
    else runs.push({ code: 1, passed: 0, skipped: 0, failures: [sentence] })
  } else if (playwright !== null) {
    const options = ['test', '--reporter=line,junit', ...playwright]
    await run('Playwright', '@playwright/test/cli.js', options)
  }
  rmSync(folder, { recursive: true })
  const sumOf = (count: 'passed' | 'skipped') => runs.reduce((sum, run) => sum + run[count], 0)
  const failures = runs.flatMap((run) => run.failures)
  console.log()
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  const skipped = sumOf('skipped') === 0 ? '' : `, ${sumOf('skipped')} skipped`
  console.log(`${sumOf('passed')} passed, ${failures.length} failed${skipped}`)
  return runs.find(({ code }) => code !== 0)?.code ?? 0
}

/**
 * Runs a program of an installed package, such as `vitest/vitest.mjs`, with this Node: what lies in `node_modules/.bin`
 * differs between systems. If this process is told to end, it first interrupts the program, which then stops the
 * servers that it has started.
 *
 * @returns its exit code; 1 where it was killed.
 */
async function runProgram(program: string, options: readonly string[], env: NodeJS.ProcessEnv) {
  const module = path.join(import.meta.dirname, '../../node_modules', program)
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
