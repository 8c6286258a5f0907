import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** What a run of tests came to. A failure is a title and, below it, how its message begins. */
export interface Summary {
  passed: number
  skipped: number
  failures: string[]
}

/** What Vitest's JSON report says. A file that could not be loaded or prepared is one failure. */
export function readVitestReport({ numPassedTests, numTotalTests, testResults }: JsonTestResults): Summary {
  const failures: string[] = []
  let failedTests = 0
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative('', name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    failedTests += failed.length
    for (const { fullName, failureMessages } of failed)
      failures.push(failure(`${file} > ${fullName}`, failureMessages?.[0]))
    if (status === 'failed' && failed.length === 0) failures.push(failure(file, message))
  }
  return { passed: numPassedTests, skipped: numTotalTests - numPassedTests - failedTests, failures }
}

/** What Playwright's JSON report says; no test is tried again. */
export function readPlaywrightReport({ suites, errors, stats }: JSONReport): Summary {
  function failuresIn({ specs, suites = [] }: JSONReportSuite): string[] {
    const own = specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => {
          const [error] = results.flatMap(({ errors }) => errors)
          return failure(`${projectName} ${path.basename(file)} > ${title}`.trimStart(), error?.message)
        }),
    )
    return [...own, ...suites.flatMap(failuresIn)]
  }
  const others = errors.map(({ message }) => failure('Playwright', message))
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresIn), ...others],
  }
}

/** With enough of the message to see what was expected and what was there. */
function failure(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, 24)
  return [title, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n').trimEnd()
}
