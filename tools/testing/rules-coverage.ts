import { type CoverageRow, gapOf, isTruth } from 'firestore-emulator/rules/coverage'
import { aligned } from '../aligned.ts'
import type { Exemption } from './rules-exemptions.ts'

/** What is wrong with the coverage of some rules, one line each, and which gaps are exempt. */
interface CoverageResult {
  failures: string[]
  exempt: ReadonlyMap<CoverageRow, Exemption>
}

const longestText = 72
const columns = ['', 'place', 'what', 'true', 'false', 'value', 'error', 'source']
const textColumns = ['', 'what', 'source'].map((name) => columns.indexOf(name))

/** A place that was never true or never false fails, and so does an exemption without its gap. Each exempts one place. */
export function checkCoverage(
  rows: readonly CoverageRow[],
  exemptions: readonly Exemption[],
): CoverageResult {
  const exempt = new Map<CoverageRow, Exemption>()
  const failures: string[] = []
  const unused = new Set(exemptions)
  for (const row of rows) {
    const gap = gapOf(row)
    if (gap === null) continue
    const exemption = [...unused].find(
      (one) => one.kind === row.kind && one.text === row.text && one.gap === gap,
    )
    if (exemption === undefined) {
      failures.push(`firestore.rules:${placeOf(row)} ${gap}: ${row.kind} ${row.text}`)
    } else {
      unused.delete(exemption)
      exempt.set(row, exemption)
    }
  }
  for (const { kind, text, gap } of unused)
    failures.push(`tools/testing/rules-exemptions.ts names a gap that is not there: ${gap}: ${kind} ${text}`)
  return { failures, exempt }
}

/**
 * A line for each row under a heading, `!` before one that fails, `~` before one that is exempt. A count that can only be
 * zero is left blank.
 */
export function coverageTable(rows: readonly CoverageRow[], { exempt }: CoverageResult): string {
  const cells = rows.map((row) => {
    const mark = gapOf(row) === null ? '' : exempt.has(row) ? '~' : '!'
    const text = row.text.length <= longestText ? row.text : `${row.text.slice(0, longestText - 1)}…`
    return [mark, placeOf(row), row.kind, ...countsOf(row), text]
  })
  return aligned([columns, ...cells], textColumns).join('\n')
}

/** Why each exempt place stays, one line each. */
export function exemptionLines({ exempt }: CoverageResult): string[] {
  return [...exempt].map(([row, { gap, reason }]) => `~ ${placeOf(row)} ${gap}: ${reason}`)
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
