import { type CoverageRow, gapOf, isTruth } from 'firestore-emulator/rules/coverage'
import type { Exemption } from './rules-exemptions.ts'

/** What a run of the rules tests leaves behind for tools/test.ts. */
export interface RulesCoverageReport {
  /** False where not every rules test ran and passed: nothing follows from what such a run did not reach. */
  isJudged: boolean
  failures: number
}

/** The file of the report, relative to the repository. */
export const rulesCoverageReport = '.local/rules-coverage.json'

/** What is wrong with the coverage of some rules, one sentence each, and which gaps have an excuse. */
interface CoverageVerdict {
  failures: string[]
  excused: ReadonlyMap<CoverageRow, Exemption>
}

const longestText = 72
const columns = ['', 'place', 'what', 'true', 'false', 'value', 'error', 'source']
const leftColumns = new Set(['', 'what', 'source'])

/** A place that was never true or never false fails, and so does an exemption without its gap. One excuses one place. */
export function judgeCoverage(
  rows: readonly CoverageRow[],
  exemptions: readonly Exemption[],
): CoverageVerdict {
  const excused = new Map<CoverageRow, Exemption>()
  const failures: string[] = []
  const unused = new Set(exemptions)
  for (const row of rows) {
    const gap = gapOf(row)
    if (gap === null) continue
    const exemption = [...unused].find(
      ({ kind, text, gap: known }) => kind === row.kind && text === row.text && known === gap,
    )
    if (exemption === undefined) {
      failures.push(`firestore.rules:${placeOf(row)} ${gap}: ${row.kind} ${row.text}`)
      continue
    }
    unused.delete(exemption)
    excused.set(row, exemption)
  }
  for (const { kind, text, gap } of unused)
    failures.push(`tools/testing/rules-exemptions.ts excuses what is not there: ${gap}: ${kind} ${text}`)
  return { failures, excused }
}

/**
 * A line for each row under a heading, `!` before one that fails, `~` before one that is excused. What cannot be is left
 * blank.
 */
export function coverageTable(rows: readonly CoverageRow[], { excused }: CoverageVerdict): string {
  const lines = rows.map((row) => {
    const mark = gapOf(row) === null ? '' : excused.has(row) ? '~' : '!'
    return [mark, placeOf(row), row.kind, ...countsOf(row), shortened(row.text)]
  })
  return aligned([columns, ...lines])
}

/** Why each place that is excused stays, one line each. */
export function excuses({ excused }: CoverageVerdict): string[] {
  return [...excused].map(([row, { gap, reason }]) => `~ ${placeOf(row)} ${gap}: ${reason}`)
}

/**
 * What the coverage adds to the failures of a run. `expected`: every rules test ran and nothing failed, so that the
 * coverage must have been judged.
 */
export function coverageComplaints(report: RulesCoverageReport | null, expected: boolean): string[] {
  if (report?.isJudged) {
    const { failures } = report
    return failures === 0
      ? []
      : [`The coverage of firestore.rules fails (${failures}): the lines below its table say where.`]
  }
  return expected ? ['The coverage of firestore.rules was not judged: not every rules test ran.'] : []
}

function countsOf(row: CoverageRow): string[] {
  const { isConstant, value, error } = row
  if (!isTruth(row)) return ['', '', String(value), String(error)]
  const shown = (count: number): string => (isConstant && count === 0 ? '' : String(count))
  return [shown(row.true), shown(row.false), '', String(error + value)]
}

/** Columns as wide as their widest cell. */
function aligned(lines: readonly (readonly string[])[]): string {
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const padded = (line: readonly string[]): string[] =>
    columns.map((name, at) => {
      const [cell = '', width = 0] = [line[at], widths[at]]
      return leftColumns.has(name) ? cell.padEnd(width) : cell.padStart(width)
    })
  return lines.map((line) => padded(line).join('  ').trimEnd()).join('\n')
}

function placeOf({ span: { line, column } }: CoverageRow): string {
  return `${line}:${column}`
}

function shortened(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText - 1)}…`
}
