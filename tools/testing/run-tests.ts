import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from '../run-program.ts'
import { otherFailuresFile } from './add-failure.ts'
import { findChromium } from './chromium.ts'
import { readPlaywrightReport, readVitestReport, type Summary } from './reports.ts'

/**
 * Runs Vitest and then Playwright, each with these options or, for `null`, not at all. From their JSON reports it closes
 * with `FAILED: …` for each failure and, on the last line, with `N passed, N failed`.
 *
 * @returns the exit code: 1 where something failed or no test ran.
 */
export async function runTests(vitest: readonly string[] | null, playwright: readonly string[] | null) {
  mkdirSync('.local', { recursive: true })
  const folder = mkdtempSync(path.resolve('.local/reports-'))
  const report = path.join(folder, 'report.json')
  const others = path.join(folder, 'other-failures.txt')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, [otherFailuresFile]: others }
  const summaries: Summary[] = []
  if (vitest !== null) {
    const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...vitest]
    const code = await runProgram('vitest/vitest.mjs', ['run', ...options], env)
    summaries.push(summaryOf('Vitest', code, report, readVitestReport, others))
  }
  if (playwright !== null && findChromium() === undefined) {
    const sentence = 'No browser was found (CHROMIUM names one): the browser tests are left out.'
    if (process.env.CI === undefined) console.log(sentence)
    else summaries.push({ passed: 0, skipped: 0, failures: [sentence] })
  } else if (playwright !== null) {
    const options = ['test', '--reporter=line,json', ...playwright]
    const code = await runProgram('@playwright/test/cli.js', options, env)
    summaries.push(summaryOf('Playwright', code, report, readPlaywrightReport))
  }
  rmSync(folder, { recursive: true })
  return close(summaries)
}

/** Takes a runner's report away. A run without one has failed, and so has one whose exit code nothing in it explains. */
function summaryOf(
  runner: string,
  code: number,
  report: string,
  read: (report: never) => Summary,
  others = '',
): Summary {
  if (!existsSync(report))
    return { passed: 0, skipped: 0, failures: [`${runner} left no report (exit code ${code}).`] }
  const summary = read(JSON.parse(readFileSync(report, 'utf8')) as never)
  rmSync(report)
  if (existsSync(others)) summary.failures.push(...readFileSync(others, 'utf8').trimEnd().split('\n'))
  if (code !== 0 && summary.failures.length === 0)
    summary.failures.push(`${runner}, outside of its tests (exit code ${code})`)
  return summary
}

function close(summaries: readonly Summary[]): number {
  const passed = summaries.reduce((sum, summary) => sum + summary.passed, 0)
  const skipped = summaries.reduce((sum, summary) => sum + summary.skipped, 0)
  const failures = summaries.flatMap((summary) => summary.failures)
  if (passed + skipped + failures.length === 0) failures.push('No test was run.')
  console.log()
  for (const failure of failures) console.log(`FAILED: ${failure}`)
  const leftOut = skipped === 0 ? '' : `, ${skipped} skipped`
  console.log(`${passed} passed, ${failures.length} failed${leftOut}`)
  return failures.length === 0 ? 0 : 1
}
