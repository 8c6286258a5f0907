import { type CoverageRow, gapOf } from 'firestore-emulator/rules/coverage'

/** The places that were never true, never false or never reached, one line each. */
export function coverageGaps(rows: readonly CoverageRow[]): string[] {
  return rows.flatMap((row) => {
    const { line, column } = row.span
    const gap = gapOf(row)
    return gap === null ? [] : [`firestore.rules:${line}:${column} ${gap}: ${row.kind} ${row.text}`]
  })
}
