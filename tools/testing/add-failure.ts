import { appendFileSync } from 'node:fs'

/** The variable that names the file of what fails a run of Vitest and is no test, a line each. */
export const otherFailuresFile = 'VITEST_OTHER_FAILURES'

/** Fails the run from the teardown of a global setup: Vitest only logs what that throws. */
export function addFailure(sentence: string): void {
  process.exitCode = 1
  const file = process.env[otherFailuresFile]
  if (file === undefined) console.error(`FAILED: ${sentence}`)
  else appendFileSync(file, `${sentence}\n`)
}
