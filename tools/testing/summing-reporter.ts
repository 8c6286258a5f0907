import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter as PlaywrightReporter, Suite, TestError } from '@playwright/test/reporter'
import type { Reporter as VitestReporter, TestModule, Vitest } from 'vitest/node'
import { findChromium } from './chromium.ts'

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
  #counts = { passed: 0, skipped: 0 }
  /** Each failed test, and whatever else went wrong: a title and, below it, how the message begins. */
  #failures: string[] = []
  #vitest: Vitest | undefined
  #suite: Suite | undefined

  /** Vitest has started. What follows the last test, such as the coverage of the rules, can still fail the run. */
  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    if (vitest.config.watch) return
    process.once('exit', (code) => {
      this.#failures.push(...(globals.paintiFailures ?? []))
      if (code !== 0 && this.#failures.length === 0)
        this.#fail(`Vitest, outside of its tests (exit code ${code})`)
      if (countsFile === undefined) this.#close()
      else this.#leaveCounts(countsFile)
      if (this.#failures.length > 0) process.exitCode = 1
    })
  }

  /** Every test of Vitest has ended. */
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    for (const module of modules) {
      for (const { message } of module.errors()) this.#fail(module.relativeModuleId, message)
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result()
        if (state === 'passed' || state === 'skipped') this.#counts[state] += 1
        else this.#fail(`${module.relativeModuleId} > ${test.fullName}`, errors[0]?.message)
      }
    }
    for (const project of this.#vitest?.projects ?? []) {
      const { testFiles } = await project.globTestFiles()
      if (testFiles.length === 0) this.#fail(`The project "${project.name}" has no test.`)
    }
    const conformance = modules.filter((module) => module.project.name === 'conformance')
    if (conformance.length > 0) for (const line of scoreLines(conformance)) console.log(line)
  }

  /** Playwright is about to run its tests. */
  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }

  /** Something went wrong in Playwright outside of a test; without a browser that is that there is no test. */
  onError({ message }: TestError): void {
    if (findChromium() !== undefined) this.#fail('Playwright', message)
  }

  /** Every test of Playwright has ended. One that passes only when it is tried again has failed. */
  onEnd({ status }: FullResult): Promise<{ status: 'passed' | 'failed' }> {
    for (const test of this.#suite?.allTests() ?? []) {
      const outcome = test.outcome()
      if (outcome === 'expected') this.#counts.passed += 1
      else if (outcome === 'skipped') this.#counts.skipped += 1
      else {
        const [error] = test.results.flatMap(({ errors }) => errors)
        const engine = test.parent.project()?.name ?? ''
        const place = `${engine} ${path.basename(test.location.file)}`.trimStart()
        this.#fail(`${place} > ${test.title}`, error?.message)
      }
    }
    if (findChromium() === undefined) {
      const sentence = 'No browser was found (CHROMIUM names one): the browser tests are left out.'
      if (process.env.CI === undefined) console.log(sentence)
      else this.#fail(sentence)
    } else if (status !== 'passed' && this.#failures.length === 0) this.#fail(`Playwright: ${status}`)
    if (countsFile !== undefined) this.#addCounts(countsFile)
    return Promise.resolve({ status: this.#close() ? 'passed' : 'failed' })
  }

  #fail(title: string, message = ''): void {
    const lines = stripVTControlCharacters(message).trimEnd().split('\n').slice(0, messageLines)
    this.#failures.push([title, ...lines.map((line) => `    ${line}`.trimEnd())].join('\n').trimEnd())
  }

  #leaveCounts(file: string): void {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ ...this.#counts, failures: this.#failures }))
  }

  #addCounts(file: string): void {
    try {
      const { passed, skipped, failures } = JSON.parse(readFileSync(file, 'utf8')) as VitestCounts
      rmSync(file)
      this.#counts.passed += passed
      this.#counts.skipped += skipped
      this.#failures.unshift(...failures)
    } catch {
      this.#failures.unshift('Vitest ended before it could count its tests.')
    }
  }

  /** Prints how everything ended. @returns whether it passed: not where no test ran. */
  #close(): boolean {
    const { passed, skipped } = this.#counts
    if (passed + skipped + this.#failures.length === 0) this.#fail('No test was run.')
    console.log()
    for (const one of this.#failures) console.log(`FAILED: ${one}`)
    const leftOut = skipped === 0 ? '' : `, ${skipped} skipped`
    console.log(`${passed} passed, ${this.#failures.length} failed${leftOut}`)
    return this.#failures.length === 0
  }
}

interface VitestCounts {
  passed: number
  skipped: number
  failures: string[]
}

/** How many cases of a file of recordings were answered as recorded (`emulator/conformance`). */
interface Score {
  file: string
  cases: number
  passed: number
  outOfScope: number
}

/**
 * What the replays of recorded answers counted, a line for each file and one for all; a single line where there is
 * nothing to replay, because the recordings are not beside the project.
 */
export function scoreLines(modules: readonly TestModule[]): string[] {
  const scores = modules.flatMap((module) =>
    [...module.children.allTests()].flatMap((test) => (test.meta() as { recorded?: Score }).recorded ?? []),
  )
  if (scores.length === 0) {
    return ['The recordings (../shared/oracle) are not beside the project: nothing was replayed.']
  }
  const total: Score = { file: 'All recordings', cases: 0, passed: 0, outOfScope: 0 }
  for (const score of scores) {
    for (const count of ['cases', 'passed', 'outOfScope'] as const) total[count] += score[count]
  }
  return [...scores, total].map(
    ({ file, cases, passed, outOfScope }) =>
      `${file}: ${passed} of ${cases} cases answered as recorded, ${outOfScope} out of scope`,
  )
}
