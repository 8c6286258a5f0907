import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import type { CoverageRow } from 'firestore-emulator/rules/coverage'
import {
  coverageTable,
  excuses,
  judgeCoverage,
  rulesCoverageReport,
  type RulesCoverageReport,
} from '#tools/testing/rules-coverage.ts'
import { exemptions } from '#tools/testing/rules-exemptions.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * Prints what the rules tests reached of firestore.rules, and fails the run where a place was never true or never
 * false. Where not every test ran and passed nothing is judged. For the teardown of Vitest's global setup, when all
 * tests of the run have ended.
 */
export async function reportRulesCoverage(project: TestProject, rows: readonly CoverageRow[]): Promise<void> {
  // Vitest logs what a teardown throws and passes all the same: until the end is reached, the run has failed.
  const { exitCode } = process
  process.exitCode = 1
  if (!(await passedWhole(project))) {
    console.log('The coverage of firestore.rules is judged only after all rules tests, when they pass.')
    write({ isJudged: false, failures: 0 })
    process.exitCode = exitCode
    return
  }
  const verdict = judgeCoverage(rows, exemptions)
  const { failures } = verdict
  console.log('Coverage of firestore.rules by its tests:')
  for (const line of [coverageTable(rows, verdict), '', ...excuses(verdict), ...failures]) console.log(line)
  console.log(`firestore.rules: ${rows.length} places, coverage failures: ${failures.length}\n`)
  write({ isJudged: true, failures: failures.length })
  if (failures.length === 0) process.exitCode = exitCode
}

/**
 * Whether each test of the project ran and passed: no file was left out, no test skipped by a name or otherwise. A
 * session that watches files never counts: tests run in it again and again, and the rules may change between.
 */
async function passedWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project.name)
  return (
    !project.vitest.config.watch &&
    testFiles.every((file) => modules.some(({ moduleId }) => moduleId === file)) &&
    modules.every(
      (module) =>
        module.ok() && [...module.children.allTests()].every((test) => test.result().state === 'passed'),
    )
  )
}

function write(report: RulesCoverageReport): void {
  const file = path.join(root, rulesCoverageReport)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}
