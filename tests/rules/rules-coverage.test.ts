import { expect, it } from 'vitest'
import type { CoverageRow } from 'firestore-emulator/rules/coverage'
import { coverageGaps } from '../support/report-rules-coverage.ts'

function row(text: string, changes: Partial<CoverageRow> = {}): CoverageRow {
  const span = { start: 0, end: 0, line: 7, column: 14 }
  return { kind: 'operand', span, text, isConstant: false, true: 1, false: 1, value: 0, error: 0, ...changes }
}

it('The coverage of the rules names each place with a gap, and only those', () => {
  expect(coverageGaps([row('a'), row('a == b', { false: 0 })])).toEqual([
    'firestore.rules:7:14 never false: operand a == b',
  ])
})
