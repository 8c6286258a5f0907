import { type CoverageRow, gapOf, isTruth } from 'firestore-emulator/rules/coverage'
import { aligned } from '#tools/aligned.ts'

const longestText = 72
const columns = ['', 'place', 'what', 'true', 'false', 'value', 'error', 'source']
const textColumns = ['', 'what', 'source'].map((name) => columns.indexOf(name))

/** The places that were never true, never false or never reached, one line each. */
export function coverageGaps(rows: readonly CoverageRow[]): string[] {
  return rows
    .filter((row) => gapOf(row) !== null)
    .map((row) => `firestore.rules:${placeOf(row)} ${gapOf(row)}: ${row.kind} ${row.text}`)
}

/** A line for each row under a heading, `!` before one with a gap. A count that can only be zero is left blank. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const cells = rows.map((row) => {
    const text = row.text.length <= longestText ? row.text : `${row.text.slice(0, longestText - 1)}…`
    return [gapOf(row) === null ? '' : '!', placeOf(row), row.kind, ...countsOf(row), text]
  })
  return aligned([columns, ...cells], textColumns).join('\n')
}

function countsOf(row: CoverageRow): string[] {
  const { isConstant, value, error } = row
  if (!isTruth(row)) return ['', '', String(value), String(error)]
  const shown = (count: number): string => (isConstant && count === 0 ? '' : String(count))
  return [shown(row.true), shown(row.false), '', String(error + value)]
}

function placeOf({ span: { line, column } }: CoverageRow): string {
  return `${line}:${column}`
}
