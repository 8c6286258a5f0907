import { describe, expect, it } from 'vitest'
import type { CoverageRow } from 'firestore-emulator/rules/coverage'
import { checkCoverage, coverageTable, exemptionLines } from './rules-coverage.ts'

function row(text: string, changes: Partial<CoverageRow> = {}): CoverageRow {
  const span = { start: 0, end: 0, line: 7, column: 14 }
  return { kind: 'operand', span, text, isConstant: false, true: 1, false: 1, value: 0, error: 0, ...changes }
}

const neverFalse = row('a == b', { false: 0 })
const exemption = { kind: 'operand', text: 'a == b', gap: 'never false', reason: 'of old' } as const

describe('The check of the coverage of the rules', () => {
  it('names each place with a gap, and only those', () => {
    expect(checkCoverage([row('a'), neverFalse], []).failures).toEqual([
      'firestore.rules:7:14 never false: operand a == b',
    ])
  })

  it('exempts one place for each exemption, and says why', () => {
    const result = checkCoverage([neverFalse], [exemption])
    expect(result.failures).toEqual([])
    expect(exemptionLines(result)).toEqual(['~ 7:14 never false: of old'])
    expect(checkCoverage([neverFalse, { ...neverFalse }], [exemption]).failures).toHaveLength(1)
  })

  it('refuses an exemption whose place has no such gap', () => {
    for (const other of [row('a == b'), row('a == b', { true: 0 }), row('b', { false: 0 })]) {
      expect(checkCoverage([other], [exemption]).failures).toContain(
        'tools/testing/rules-exemptions.ts names a gap that is not there: never false: operand a == b',
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
    expect(coverageTable(rows, checkCoverage(rows, [exemption])).split('\n')).toEqual([
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
