import { type CoverageRow, gapOf, isTruth } from '../../emulator/firestore/rules/coverage'

/** What a run of the rules tests leaves behind for tools/test.ts, in rulesCoverageReport. */
export interface RulesCoverageReport {
  /** False where only a part of the rules tests ran: nothing follows from what such a run did not reach. */
  isJudged: boolean
  gaps: number
}

/** Relative to the repository. */
export const rulesCoverageReport = '.local/rules-coverage.json'

const longestText = 72

/** The rows that were never true or never false, as sentences: `firestore.rules:7:14 operand never false: a == b`. */
export function gapSentences(file: string, rows: readonly CoverageRow[]): string[] {
  return rows.flatMap((row) => {
    const gap = gapOf(row)
    return gap === null ? [] : [`${file}:${placeOf(row)} ${row.kind} ${gap}: ${row.text}`]
  })
}

/** A line for each row, under a heading; a row with a gap is marked. What a row cannot be is left blank. */
export function coverageTable(rows: readonly CoverageRow[]): string {
  const lines = rows.map((row) => [
    gapOf(row) === null ? '' : '!',
    placeOf(row),
    row.kind,
    ...countsOf(row),
    shortened(row.text),
  ])
  return aligned([['', 'place', 'what', 'true', 'false', 'value', 'error', 'source'], ...lines])
}

function countsOf(row: CoverageRow): string[] {
  const { isConstant, value } = row
  if (!isTruth(row)) return ['', '', String(value), String(row.error)]
  const shown = (count: number): string => (isConstant && count === 0 ? '' : String(count))
  return [shown(row.true), shown(row.false), '', String(row.error + value)]
}

/** Columns as wide as their widest cell; numbers and places stand right. */
function aligned(lines: readonly (readonly string[])[]): string {
  const leftColumns = [0, 2, 7]
  const widths = (lines[0] ?? []).map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) =>
          leftColumns.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function placeOf({ span: { line, column } }: CoverageRow): string {
  return `${line}:${column}`
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`
}
