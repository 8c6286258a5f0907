/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      status: string
      failureMessages: string[]
      meta?: { recorded?: RecordedScore }
    }[]
  }[]
}

/** How many cases of a file of recordings were answered as recorded (`tests/conformance`). */
interface RecordedScore {
  file: string
  cases: number
  passed: number
  outOfScope: number
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** A file of browser tests, or a group inside one. */
export interface PlaywrightSuite {
  specs: {
    title: string
    file: string
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: PlaywrightSuite[]
}
