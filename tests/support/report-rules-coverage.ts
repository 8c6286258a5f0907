import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import type { CoverageRow } from '../../emulator/firestore/rules/coverage'
import {
  coverageTable,
  gapSentences,
  rulesCoverageReport,
  type RulesCoverageReport,
} from '../../tools/testing/rules-coverage'

const root = path.join(import.meta.dirname, '../..')

/**
 * Prints what the rules tests reached of firestore.rules, and fails the run where a row was never true or never
 * false. Of a part of the tests nothing is judged. For the teardown of Vitest's global setup: all tests have ended.
 */
export async function reportRulesCoverage(project: TestProject, rows: readonly CoverageRow[]): Promise<void> {
  // Vitest only logs what a teardown throws: until the end is reached, the run has failed.
  const exitCode = process.exitCode
  process.exitCode = 1
  if (!(await ranWhole(project))) {
    console.log(
      'The coverage of firestore.rules is judged only after all rules tests; these were a part of them.',
    )
    write({ isJudged: false, gaps: 0 })
    process.exitCode = exitCode
    return
  }
  const gaps = gapSentences('firestore.rules', rows)
  console.log(`Coverage of firestore.rules by its tests:\n${coverageTable(rows)}\n`)
  for (const gap of gaps) console.error(gap)
  console.log(`firestore.rules: ${rows.length} places, ${gaps.length} of them never true or never false`)
  write({ isJudged: true, gaps: gaps.length })
  if (gaps.length === 0) process.exitCode = exitCode
}

/** Whether each test of the project ran, passed or not: no file left out, no test skipped by a name or otherwise. */
async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles()
  const modules = project.vitest.state
    .getTestModules()
    .filter((module) => module.project.name === project.name)
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  return (
    testFiles.every((file) => modules.some(({ moduleId }) => moduleId === file)) &&
    tests.every((test) => ['passed', 'failed'].includes(test.result().state))
  )
}

function write(report: RulesCoverageReport): void {
  const file = path.join(root, rulesCoverageReport)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}
