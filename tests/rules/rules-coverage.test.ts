import { expect, it } from 'vitest'
import type { CoverageRow } from 'firestore-emulator/rules/coverage'
import { coverageGaps, coverageTable } from '../support/rules-coverage.ts'

function row(text: string, changes: Partial<CoverageRow> = {}): CoverageRow {
  const span = { start: 0, end: 0, line: 7, column: 14 }
  return { kind: 'operand', span, text, isConstant: false, true: 1, false: 1, value: 0, error: 0, ...changes }
}

it('The coverage of the rules names each place with a gap, and only those', () => {
  expect(coverageGaps([row('a'), row('a == b', { false: 0 })])).toEqual([
    'firestore.rules:7:14 never false: operand a == b',
  ])
})

it('Its table has a line for each place, marks gaps and leaves blank what cannot be', () => {
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
    row('b', { true: 0 }),
    row('x'.repeat(73)),
  ]
  expect(coverageTable(rows).split('\n')).toEqual([
    '   place  what      true  false  value  error  source',
    '   116:5  function                1234      0  f(x)',
    '    7:14  allow       12                    0  allow get: if true;',
    '    7:14  operand      1      1             3  a',
    '!   7:14  operand      0      1             0  b',
    `    7:14  operand      1      1             0  ${'x'.repeat(71)}…`,
  ])
})
