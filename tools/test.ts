// `npm test`, `npm run test:all`, `npm run test:e2e`: runs Vitest and Playwright and closes with one line for both.
// What the command line may say: tools/testing/plan.ts.
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findChromium } from '#tests/support/chromium.ts'
import {
  closingLine,
  type Counts,
  countPlaywright,
  countVitest,
  failureLines,
  failures,
} from './testing/counts.ts'
import { conformanceLines } from './testing/conformance.ts'
import { type Plan, planFrom, UnknownPlan } from './testing/plan.ts'
import type { PlaywrightReport, VitestReport } from './testing/reports.ts'
import {
  coverageComplaints,
  rulesCoverageReport,
  type RulesCoverageReport,
} from './testing/rules-coverage.ts'

const root = path.join(import.meta.dirname, '..')
const vitestReport = path.join(root, '.local/vitest-report.json')
const rulesCoverage = path.join(root, rulesCoverageReport)
const playwrightReport = path.join(root, '.local/e2e-report.json')
let running: ChildProcess | undefined

process.once('SIGINT', () => stop('SIGINT'))
process.once('SIGTERM', () => stop('SIGTERM'))

await main()

async function main(): Promise<void> {
  let plan: Plan
  try {
    plan = planFrom(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UnknownPlan)) throw error
    console.error(error.message)
    process.exitCode = 2
    return
  }
  const counts = [await runVitest(plan), await runPlaywright(plan)]
  console.log()
  for (const line of failureLines(counts)) console.log(line)
  if (counts.some((one) => failures(one) > 0)) process.exitCode = 1
  console.log(closingLine(counts))
}

async function runVitest(plan: Plan): Promise<Counts> {
  if (plan.projects.length === 0) return nothing()
  rmSync(vitestReport, { force: true })
  rmSync(rulesCoverage, { force: true })
  const exitCode = await run([
    ...['vitest/vitest.mjs', 'run'],
    ...plan.projects.flatMap((project) => ['--project', project]),
    // What a passing test logs on purpose would hide what a failing one says.
    '--silent=passed-only',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    ...plan.vitestArguments,
  ])
  const report = readReport(vitestReport) as VitestReport | null
  const expected = plan.narrowed ? [] : plan.projects
  if (report && expected.includes('conformance')) {
    for (const line of conformanceLines(report)) console.log(line)
  }
  const complaints = coverageComplaints(
    readReport(rulesCoverage) as RulesCoverageReport | null,
    exitCode === 0 && expected.includes('rules') && plan.judgesCoverage,
  )
  return countVitest({ exitCode, report, complaints }, root, expected)
}

async function runPlaywright(plan: Plan): Promise<Counts> {
  if (!plan.playwright || process.exitCode === 130) return nothing()
  if (!findChromium()) {
    const sentence = 'No browser was found (CHROMIUM names one): the browser tests are left out.'
    if (process.env.CI || plan.projects.length === 0) return { ...nothing(), complaints: [sentence] }
    console.log(sentence)
    return nothing()
  }
  rmSync(playwrightReport, { force: true })
  const exitCode = await run(['@playwright/test/cli.js', 'test', ...plan.playwright])
  return countPlaywright({ exitCode, report: readReport(playwrightReport) as PlaywrightReport | null })
}

/** Runs a program of node_modules in this terminal, without standard input; gives its exit code. */
async function run([program = '', ...rest]: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...rest], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  running = child
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  running = undefined
  return exitCode
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function stop(signal: NodeJS.Signals): void {
  running?.kill(signal)
  process.exitCode = 130
}

function nothing(): Counts {
  return { passed: 0, failed: 0, skipped: 0, failedTests: [], complaints: [] }
}
