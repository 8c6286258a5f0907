import type { TestModule } from 'vitest/node'

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
