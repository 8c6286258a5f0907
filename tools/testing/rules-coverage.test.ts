import { describe, expect, it } from 'vitest'
import type { CoverageRow } from 'firestore-emulator/rules/coverage'
import { coverageComplaints, coverageTable, excuses, judgeCoverage } from './rules-coverage.ts'

function row(text: string, changes: Partial<CoverageRow> = {}): CoverageRow {
  const span = { start: 0, end: 0, line: 7, column: 14 }
  return { kind: 'operand', span, text, isConstant: false, true: 1, false: 1, value: 0, error: 0, ...changes }
}

const neverFalse = row('a == b', { false: 0 })
const exemption = { kind: 'operand', text: 'a == b', gap: 'never false', reason: 'of old' } as const

describe('The verdict on the coverage of the rules', () => {
  it('names each place with a gap, and only those', () => {
    expect(judgeCoverage([row('a'), neverFalse], []).failures).toEqual([
      'firestore.rules:7:14 never false: operand a == b',
    ])
  })

  it('excuses one place for each exemption, and says why', () => {
    const verdict = judgeCoverage([neverFalse], [exemption])
    expect(verdict.failures).toEqual([])
    expect(excuses(verdict)).toEqual(['~ 7:14 never false: of old'])
    expect(judgeCoverage([neverFalse, { ...neverFalse }], [exemption]).failures).toHaveLength(1)
  })

  it('refuses an exemption whose place has no such gap', () => {
    for (const other of [row('a == b'), row('a == b', { true: 0 }), row('b', { false: 0 })]) {
      expect(judgeCoverage([other], [exemption]).failures).toContain(
        'tools/testing/rules-exemptions.ts excuses what is not there: never false: operand a == b',
      )
    }
  })
})

describe('The table', () => {
  it('has a line for each place, marks gaps and leaves blank what cannot be', () => {
    const rows = [
      row('f(x)', {
        kind: 'function',
        span: { start: 0, end: 0, line: 116, column: 5 },
        true: 0,
        false: 0,
        value: 1234,
      }),
      row('allow get: if true;', { kind: 'allow', isConstant: true, true: 12, false: 0 }),
      row('a', { value: 2, error: 1 }),
      neverFalse,
      row('b', { true: 0 }),
      row('x'.repeat(73)),
    ]
    expect(coverageTable(rows, judgeCoverage(rows, [exemption])).split('\n')).toEqual([
      '   place  what      true  false  value  error  source',
      '   116:5  function                1234      0  f(x)',
      '    7:14  allow       12                    0  allow get: if true;',
      '    7:14  operand      1      1             3  a',
      '~   7:14  operand      1      0             0  a == b',
      '!   7:14  operand      0      1             0  b',
      `    7:14  operand      1      1             0  ${'x'.repeat(71)}…`,
    ])
  })
})

describe('A run of the tests complains', () => {
  it('of gaps, also where other tests failed or only the rules ran', () => {
    expect(coverageComplaints({ isJudged: true, failures: 2 }, false)).toEqual([
      'The coverage of firestore.rules fails (2): the lines below its table say where.',
    ])
    expect(coverageComplaints({ isJudged: true, failures: 0 }, true)).toEqual([])
  })

  it('of coverage that was not judged, where every rules test should have run', () => {
    for (const report of [null, { isJudged: false, failures: 0 }]) {
      expect(coverageComplaints(report, true)).toHaveLength(1)
      expect(coverageComplaints(report, false)).toEqual([])
    }
  })
})
