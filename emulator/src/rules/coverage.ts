import type { Observer } from './evaluation/evaluate.ts'
import { RuleError, type Outcome } from './evaluation/values.ts'
import type { Expression, Ruleset, Span } from './syntax/ast.ts'
import { allMatches, branchesOf, walkExpression, type BranchKind } from './syntax/walk.ts'

/** How often each outcome occurred; `value` is any value but true and false. */
interface Outcomes {
  true: number
  false: number
  value: number
  error: number
}

/** One `allow`, function or branch of the rules, with its outcomes. */
export interface CoverageRow extends Outcomes {
  kind: 'allow' | 'function' | BranchKind
  span: Span
  /** Its source on one line; for a function its signature. */
  text: string
  /** A literal `true` or `false`, or an allow without a condition: there can be no other outcome. */
  isConstant: boolean
}

/**
 * Counts the outcomes of each place in one parsed rules file. A place is an `allow`, a function, an operand of `&&` and
 * `||`, or the condition or a side of `?:`. An `allow` counts once for each request it is tried on, whatever the method.
 */
export class RulesCoverage {
  /** In source order, what contains before what is contained. */
  readonly rows: readonly CoverageRow[]
  /** The observer to pass to `authorize`. It ignores other rulesets. */
  readonly observer: Observer

  constructor(rules: Ruleset) {
    const rows = new Map<Expression, CoverageRow>()
    const addBranches = (root: Expression): void =>
      walkExpression(root, (expression) => {
        for (const { kind, expression: branch } of branchesOf(expression))
          rows.set(branch, rowOf(kind, branch.span, textOf(rules, branch.span), branch))
      })
    for (const { allows, functions } of allMatches(rules)) {
      for (const { condition, span } of allows) {
        rows.set(condition, rowOf('allow', span, textOf(rules, span), condition))
        addBranches(condition)
      }
      for (const { name, parameters, lets, span, result } of functions) {
        rows.set(result, rowOf('function', span, `${name}(${parameters.join(', ')})`, result))
        for (const { value } of lets) addBranches(value)
        addBranches(result)
      }
    }
    this.rows = [...rows.values()].sort(
      (one, other) => one.span.start - other.span.start || other.span.end - one.span.end,
    )
    this.observer = (expression, outcome) => {
      const row = rows.get(expression)
      if (row !== undefined) row[kindOf(outcome)] += 1
    }
  }
}

/** What a row has never been, such as `never true`; null if it is fully covered. */
export function gapOf(row: CoverageRow): string | null {
  if (row.true + row.false + row.value + row.error === 0) return 'never reached'
  if (row.isConstant) return null
  if (!isTruth(row)) return row.value === 0 ? 'never without an error' : null
  if (row.true === 0) return row.false === 0 ? 'never true and never false' : 'never true'
  return row.false === 0 ? 'never false' : null
}

/**
 * Whether a row must have been both true and false. An `allow`, an operand and a condition are boolean by syntax; a
 * function and a side of `?:` only if they have ever returned a boolean.
 */
export function isTruth({ kind, ...row }: CoverageRow): boolean {
  return (kind !== 'function' && kind !== 'side') || row.true + row.false > 0
}

function textOf({ source }: Ruleset, { start, end }: Span): string {
  return source.slice(start, end).replace(/\s+/g, ' ')
}

function rowOf(kind: CoverageRow['kind'], span: Span, text: string, result: Expression): CoverageRow {
  const isConstant = result.kind === 'literal' && typeof result.value === 'boolean'
  return { kind, span, text, isConstant, true: 0, false: 0, value: 0, error: 0 }
}

function kindOf(outcome: Outcome): keyof Outcomes {
  if (typeof outcome === 'boolean') return outcome ? 'true' : 'false'
  return outcome instanceof RuleError ? 'error' : 'value'
}
