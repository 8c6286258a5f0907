import type { TestProject } from 'vitest/node'
import { type CoverageRow, gapOf } from 'firestore-emulator/rules/coverage'

/** The places that were never true, never false or never reached, one line each. */
function coverageGaps(rows: readonly CoverageRow[]): string[] {
  return rows.flatMap((row) => {
    const { line, column } = row.span
    const gap = gapOf(row)
    return gap === null ? [] : [`firestore.rules:${line}:${column} ${gap}: ${row.kind} ${row.text}`]
  })
}

/** Fails the run from the teardown of a global setup: Vitest only logs what that throws. */
export function failRun(sentence: string): void {
  process.exitCode = 1
  console.error(`FAILED: ${sentence}`)
}

/**
 * Fails the run where a place of firestore.rules was never true or never false. Nothing follows from a run that left tests out or failed. For the teardown of Vitest's global setup, when all
 * tests of the run have ended.
 */
export async function reportRulesCoverage(project: TestProject, rows: readonly CoverageRow[]): Promise<void> {
  const { vitest } = project
  const modules = vitest.state.getTestModules().filter((module) => module.project.name === project.name)
  const { testFiles } = await project.globTestFiles()
  // While files are watched, tests run again and again, and the rules may change between.
  const isPartial =
    vitest.config.watch ||
    vitest.getGlobalTestNamePattern() !== undefined ||
    testFiles.some((file) => !modules.some(({ moduleId }) => moduleId === file))
  if (isPartial || !modules.every((module) => module.ok())) {
    console.log('The coverage of firestore.rules is checked only after all rules tests, when they pass.')
    return
  }
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  if (!tests.every((test) => test.result().state === 'passed')) {
    failRun('The coverage of firestore.rules was not checked: not every rules test ran.')
    return
  }
  const gaps = coverageGaps(rows)
  console.log(`firestore.rules: ${rows.length} places, coverage failures: ${gaps.length}\n`)
  for (const gap of gaps) failRun(gap)
}
