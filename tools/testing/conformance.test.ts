import { expect, test } from 'vitest'
import { conformanceLines } from './conformance.ts'
import type { VitestReport } from './reports.ts'

function reportOf(scores: readonly ({ passed: number; outOfScope: number } | null)[]): VitestReport {
  const assertionResults = scores.map((score, index) => ({
    ...{ fullName: `replays ${index}.json`, status: 'passed', failureMessages: [] },
    meta: score === null ? {} : { recorded: { file: `${index}.json`, cases: 10, ...score } },
  }))
  const file = { name: '/house/tests/conformance/rest.test.ts', status: 'passed', message: '' }
  return {
    numPassedTests: scores.length,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ ...file, assertionResults }],
  }
}

test('each file of recordings has its line, and all together have one', () => {
  const report = reportOf([{ passed: 10, outOfScope: 0 }, null, { passed: 8, outOfScope: 1 }])
  expect(conformanceLines(report)).toEqual([
    '0.json: 10 of 10 cases answered as recorded, 0 out of scope',
    '2.json: 8 of 10 cases answered as recorded, 1 out of scope',
    'All recordings: 18 of 20 cases answered as recorded, 1 out of scope',
  ])
})

test('one line says that the recordings are not there', () => {
  expect(conformanceLines(reportOf([null]))).toEqual([
    'The recordings (../shared/oracle) are not beside the project: nothing was replayed.',
  ])
})
