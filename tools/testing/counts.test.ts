import { expect, test } from 'vitest'
import { closingLine, countPlaywright, countVitest, failureLines, failures } from './counts.ts'
import type { VitestReport } from './reports.ts'

const passing = { fullName: 'counts whole years', status: 'passed', failureMessages: [] }
const file = {
  name: '/house/src/model/age.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [passing],
}

function vitest(changes: Partial<VitestReport> = {}): VitestReport {
  return {
    numPassedTests: 3,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [file],
    ...changes,
  }
}

function playwright(stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>) {
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors: [], suites: [] }
}

test('both runs are summed in one line', () => {
  const counts = [
    countVitest({ exitCode: 1, report: vitest({ numFailedTests: 2 }) }, '/house', ['unit']),
    countPlaywright({ exitCode: 0, report: playwright({ expected: 1 }) }),
  ]
  expect(closingLine(counts)).toBe('4 passed, 2 failed')
})

test('skipped tests are told where there are any', () => {
  const counts = [
    countVitest({ exitCode: 0, report: vitest({ numPendingTests: 1, numTodoTests: 1 }) }, '/house', ['unit']),
    countPlaywright({ exitCode: 0, report: playwright({ expected: 1, skipped: 2 }) }),
  ]
  expect(closingLine(counts)).toBe('4 passed, 0 failed, 4 skipped')
})

test('a runner without a report has failed', () => {
  expect(failures(countVitest({ exitCode: null, report: null }, '/house', []))).toBe(1)
  expect(failures(countPlaywright({ exitCode: 0, report: null }))).toBe(1)
})

test('a runner that fails without naming a failure has failed once', () => {
  expect(failures(countVitest({ exitCode: 1, report: vitest() }, '/house', ['unit']))).toBe(1)
  expect(failures(countPlaywright({ exitCode: 1, report: playwright({ expected: 5 }) }))).toBe(1)
})

test('a test file that could not be loaded is a failure', () => {
  const broken = {
    name: '/house/src/model/day.test.ts',
    status: 'failed',
    message: 'x',
    assertionResults: [],
  }
  const counts = countVitest({ exitCode: 1, report: vitest({ testResults: [file, broken] }) }, '/house', [
    'unit',
  ])
  expect(counts.complaints).toEqual(['src/model/day.test.ts could not be run.'])
})

test('a project of which nothing ran is a failure', () => {
  const rules = { ...file, name: '/house/tests/rules/users.test.ts' }
  const report = vitest({ testResults: [file, rules] })
  const counts = countVitest({ exitCode: 0, report }, '/house', ['unit', 'rules', 'data'])
  expect(counts.complaints).toEqual(['The project "data" has no test.'])
})

test('a browser test that passes only at the second try has failed', () => {
  expect(failures(countPlaywright({ exitCode: 0, report: playwright({ expected: 1, flaky: 1 }) }))).toBe(1)
})

test('no browser test at all is a failure', () => {
  expect(failures(countPlaywright({ exitCode: 0, report: playwright({}) }))).toBe(1)
})

test('what Playwright complains of beside its tests is a failure', () => {
  const report = { ...playwright({ expected: 1 }), errors: [{ message: 'the site did not start' }] }
  expect(countPlaywright({ exitCode: 1, report }).complaints).toEqual(['Playwright: the site did not start'])
})

test('what the run is told of beside its tests is a failure, also where every test passed', () => {
  const counts = countVitest({ exitCode: 1, report: vitest(), complaints: ['A gap.'] }, '/house', ['unit'])
  expect(counts).toEqual({ passed: 3, failed: 0, skipped: 0, failedTests: [], complaints: ['A gap.'] })
  expect(closingLine([counts])).toBe('3 passed, 1 failed')
})

test('a long run closes with the tests that failed and with how each of them did', () => {
  const failing = {
    fullName: 'is never negative',
    status: 'failed',
    failureMessages: ['expected -1\n    at age'],
  }
  const report = vitest({
    numFailedTests: 1,
    testResults: [{ ...file, status: 'failed', assertionResults: [passing, failing] }],
  })
  const browser = {
    ...playwright({ expected: 1, unexpected: 1 }),
    suites: [
      {
        specs: [],
        suites: [{ specs: [spec('unexpected', '\u001b[31mtimed out\u001b[39m'), spec('expected')] }],
      },
    ],
  }
  expect(
    failureLines([
      countVitest({ exitCode: 1, report, complaints: ['A gap.'] }, '/house', ['unit']),
      countPlaywright({ exitCode: 1, report: browser }),
    ]),
  ).toEqual([
    'FAILED: src/model/age.test.ts > is never negative\n    expected -1\n        at age',
    'FAILED: A gap.',
    'FAILED: faq.spec.ts > opens one answer\n    timed out',
  ])
})

test('a file that failed outside its tests is told by its own message', () => {
  const report = vitest({
    testResults: [{ ...file, status: 'failed', message: 'afterAll: the port is taken' }],
  })
  expect(failureLines([countVitest({ exitCode: 1, report }, '/house', ['unit'])])).toEqual([
    'FAILED: src/model/age.test.ts\n    afterAll: the port is taken',
    'FAILED: Vitest failed beside its tests (exit code 1).',
  ])
})

function spec(status: string, message?: string) {
  const errors = message === undefined ? [] : [{ message }]
  return { title: 'opens one answer', file: 'faq.spec.ts', tests: [{ status, results: [{ errors }] }] }
}
