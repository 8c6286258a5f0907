import type { VitestReport } from './reports.ts'

/**
 * What the replays of recorded answers counted, a line for each file and one for all; a single line where there is
 * nothing to replay, because the recordings are not beside the project.
 */
export function conformanceLines({ testResults }: VitestReport): string[] {
  const scores = testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ meta }) => (meta?.recorded === undefined ? [] : [meta.recorded])),
  )
  if (scores.length === 0) {
    return ['The recordings (../shared/oracle) are not beside the project: nothing was replayed.']
  }
  const sum = (of: (score: (typeof scores)[number]) => number) =>
    scores.reduce((total, score) => total + of(score), 0)
  const total = {
    file: 'All recordings',
    cases: sum((score) => score.cases),
    passed: sum((score) => score.passed),
    outOfScope: sum((score) => score.outOfScope),
  }
  return [...scores, total].map(
    ({ file, cases, passed, outOfScope }) =>
      `${file}: ${passed} of ${cases} cases answered as recorded, ${outOfScope} out of scope`,
  )
}
