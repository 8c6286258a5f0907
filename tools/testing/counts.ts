import { failedPlaywrightTests, failedVitestTests } from './failed-tests.ts'
import type { Project } from './plan.ts'
import type { PlaywrightReport, VitestReport } from './reports.ts'

/** How many tests ended how, which failed, and what else went wrong: sentences that each count as one failure. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
  failedTests: string[]
  complaints: string[]
}

/** How a runner ended: its exit code (`null` where it was killed) and its report (`null` where it wrote none). */
export interface Ended<Report> {
  exitCode: number | null
  report: Report | null
}

/**
 * Counts a run of Vitest. A test file that could not be loaded is a failure of its own, and so is each project of
 * `expected` of which no test ran. `complaints` is what went wrong beside the tests.
 */
export function countVitest(
  ended: Ended<VitestReport> & { complaints?: readonly string[] },
  root: string,
  expected: readonly Project[],
): Counts {
  const { report } = ended
  if (!report) return crashed('Vitest', ended.exitCode)
  const files = report.testResults.map((file) => file.name.replace(`${root}/`, ''))
  const complaints = [
    ...report.testResults
      .filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .map((file) => `${file.name.replace(`${root}/`, '')} could not be run.`),
    ...expected
      .filter((project) => !files.some((file) => projectOf(file) === project))
      .map((project) => `The project "${project}" has no test.`),
    ...(ended.complaints ?? []),
  ]
  return settle('Vitest', ended.exitCode, {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failedTests: failedVitestTests(report, root),
    complaints,
  })
}

/** Counts a run of Playwright; a test that passed only when tried again has failed. */
export function countPlaywright(ended: Ended<PlaywrightReport>): Counts {
  const { report } = ended
  if (!report) return crashed('Playwright', ended.exitCode)
  const { expected, unexpected, flaky, skipped } = report.stats
  const complaints = report.errors.map(
    ({ message }) => `Playwright: ${message ?? 'an error without a message'}`,
  )
  if (expected + unexpected + flaky + skipped === 0 && complaints.length === 0) {
    complaints.push('Playwright found no test.')
  }
  return settle('Playwright', ended.exitCode, {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failedTests: failedPlaywrightTests(report),
    complaints,
  })
}

/** What a run closes with where it failed: each failed test and each complaint, to be told after a long run. */
export function failureLines(counts: readonly Counts[]): string[] {
  return counts
    .flatMap(({ failedTests, complaints }) => [...failedTests, ...complaints])
    .map((failure) => `FAILED: ${failure}`)
}

/** The sum of all runs as the line that closes them. */
export function closingLine(counts: readonly Counts[]): string {
  const sum = (of: (one: Counts) => number) => counts.reduce((total, one) => total + of(one), 0)
  const skipped = sum((one) => one.skipped)
  const line = `${sum((one) => one.passed)} passed, ${sum(failures)} failed`
  return skipped === 0 ? line : `${line}, ${skipped} skipped`
}

/** All failures: tests, and what else went wrong. */
export function failures(counts: Counts): number {
  return counts.failed + counts.complaints.length
}

function projectOf(file: string): string {
  return /^tests\/([^/]+)\//.exec(file)?.[1] ?? 'unit'
}

function crashed(runner: string, exitCode: number | null): Counts {
  const complaint = `${runner} wrote no report (exit code ${exitCode ?? 'none'}).`
  return { passed: 0, failed: 0, skipped: 0, failedTests: [], complaints: [complaint] }
}

/** A runner that failed without naming a failure, such as for an unhandled error, has failed. */
function settle(runner: string, exitCode: number | null, counts: Counts): Counts {
  if (exitCode === 0 || failures(counts) > 0) return counts
  return { ...counts, complaints: [`${runner} failed beside its tests (exit code ${exitCode ?? 'none'}).`] }
}
