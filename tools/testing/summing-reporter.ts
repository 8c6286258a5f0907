import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter as PlaywrightReporter, Suite, TestError } from '@playwright/test/reporter'
import type { Reporter as VitestReporter, TestModule, Vitest } from 'vitest/node'
import { findChromium } from './chromium.ts'
import { scoreLines } from './conformance-scores.ts'

interface Counts {
  passed: number
  skipped: number
  /** Each failed test, and whatever else went wrong: a title and, below it, how the message begins. */
  failures: string[]
}

/** Enough of a failure's message to see what was expected and what was there. */
const messageLines = 24
/** The file in which Vitest leaves its counts for the Playwright run that follows; unset where one runs alone. */
const countsFile = process.env.VITEST_COUNTS
const globals = globalThis as { paintiFailures?: string[] }

/** Makes the run of Vitest fail for a reason that is not a test; for global setups and their teardowns. */
export function addFailure(sentence: string): void {
  // Vitest loads this module once for itself and once for each project.
  globals.paintiFailures = [...(globals.paintiFailures ?? []), sentence]
}

/**
 * The last reporter of both Vitest and Playwright. It closes the run with `FAILED: …` for each failure and, on the last
 * line, `N passed, N failed`; one line sums both runners where Playwright runs after Vitest.
 */
export default class SummingReporter implements VitestReporter, PlaywrightReporter {
  #counts: Counts = { passed: 0, skipped: 0, failures: [] }
  #vitest: Vitest | undefined
  #suite: Suite | undefined

  /** Vitest has started. What follows the last test, such as the coverage of the rules, can still fail the run. */
  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    if (vitest.config.watch) return
    process.once('exit', (code) => {
      this.#counts.failures.push(...(globals.paintiFailures ?? []))
      const { failures } = this.#counts
      if (code !== 0 && failures.length === 0)
        failures.push(`Vitest, outside of its tests (exit code ${code})`)
      if (countsFile === undefined) close(this.#counts)
      else write(countsFile, this.#counts)
      if (failures.length > 0) process.exitCode = 1
    })
  }

  /** Every test of Vitest has ended. */
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    this.#counts = countModules(modules)
    for (const project of this.#vitest?.projects ?? []) {
      const { testFiles } = await project.globTestFiles()
      if (testFiles.length === 0) this.#counts.failures.push(`The project "${project.name}" has no test.`)
    }
    const conformance = modules.filter((module) => module.project.name === 'conformance')
    if (conformance.length > 0) for (const line of scoreLines(conformance)) console.log(line)
  }

  /** Playwright is about to run its tests. */
  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  /** Something went wrong in Playwright outside of a test. */
  onError({ message = 'an error without a message' }: TestError): void {
    this.#counts.failures.push(failure('Playwright', message))
  }

  /** Every test of Playwright has ended. */
  onEnd({ status }: FullResult): Promise<{ status: 'passed' | 'failed' }> {
    const outside = this.#counts.failures
    const counts = countSuite(this.#suite)
    if (findChromium() === undefined) {
      const sentence = 'No browser was found (CHROMIUM names one): the browser tests are left out.'
      if (process.env.CI === undefined) console.log(sentence)
      else counts.failures.push(sentence)
    } else {
      counts.failures.push(...outside)
      if (status !== 'passed' && counts.failures.length === 0) counts.failures.push(`Playwright: ${status}`)
    }
    const isPassed = close(countsFile === undefined ? counts : sum(take(countsFile), counts))
    return Promise.resolve({ status: isPassed ? 'passed' : 'failed' })
  }
}

function countModules(modules: readonly TestModule[]): Counts {
  const counts: Counts = { passed: 0, skipped: 0, failures: [] }
  for (const module of modules) {
    const outside = module.errors()
    for (const { message } of outside) counts.failures.push(failure(module.relativeModuleId, message))
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result()
      if (state === 'passed') counts.passed += 1
      else if (state === 'skipped') counts.skipped += 1
      else
        counts.failures.push(
          failure(`${module.relativeModuleId} > ${test.fullName}`, errors[0]?.message ?? ''),
        )
    }
  }
  return counts
}

/** A test that passes only when it is tried again has failed. */
function countSuite(suite: Suite | undefined): Counts {
  const counts: Counts = { passed: 0, skipped: 0, failures: [] }
  for (const test of suite?.allTests() ?? []) {
    const outcome = test.outcome()
    if (outcome === 'expected') counts.passed += 1
    else if (outcome === 'skipped') counts.skipped += 1
    else {
      const { message = '' } = test.results.flatMap(({ errors }) => errors)[0] ?? {}
      counts.failures.push(failure(`${path.basename(test.location.file)} > ${test.title}`, message))
    }
  }
  return counts
}

function failure(title: string, message: string): string {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, messageLines)
  return [title, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n').trimEnd()
}

function write(file: string, counts: Counts): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(counts))
}

function take(file: string): Counts {
  try {
    const counts = JSON.parse(readFileSync(file, 'utf8')) as Counts
    rmSync(file)
    return counts
  } catch {
    return { passed: 0, skipped: 0, failures: ['Vitest ended before it could count its tests.'] }
  }
}

function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
  }
}

/** Prints how everything ended. @returns whether it passed: not where no test ran. */
function close({ passed, skipped, failures }: Counts): boolean {
  if (passed + skipped + failures.length === 0) failures.push('No test was run.')
  console.log()
  for (const one of failures) console.log(`FAILED: ${one}`)
  console.log(`${passed} passed, ${failures.length} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`)
  return failures.length === 0
}
