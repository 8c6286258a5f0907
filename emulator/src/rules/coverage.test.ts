import { describe, expect, it } from 'vitest'
import { gapOf, RulesCoverage, type CoverageRow } from './coverage.ts'
import { decide, parsedRules, rulesWith, type RulesRequest } from '#testing/rules.ts'

/** The rows of rules with one condition after these requests. */
function covered(condition: string, functions: string, ...requests: RulesRequest[]): readonly CoverageRow[] {
  const source = rulesWith(condition, functions)
  const { rows, observer } = new RulesCoverage(parsedRules(source))
  for (const request of requests) decide(source, { ...request, observer })
  return rows
}

function gaps(rows: readonly CoverageRow[]): string[] {
  return rows.flatMap((row) => (gapOf(row) === null ? [] : [`${row.kind} ${row.text}: ${gapOf(row)}`]))
}

const a = (value: unknown, b?: unknown): RulesRequest => ({
  data: { a: value, ...(b !== undefined && { b }) },
})

describe('A gap', () => {
  const isOne = 'function isOne(x) { return x == 1; }'

  it('is what was never true, never false or never reached', () => {
    expect(gaps(covered('isOne(resource.data.a) || isOne(2)', isOne, a(1)))).toEqual([
      'function isOne(x): never false',
      'allow allow read, write: if isOne(resource.data.a) || isOne(2);: never false',
      'operand isOne(resource.data.a): never false',
      'operand isOne(2): never reached',
    ])
    expect(gaps(covered('resource.data.b && true', '', a(1)))).toContain(
      'operand resource.data.b: never true and never false',
    )
    expect(gaps(covered('resource.data.a == 1 ? resource.data.b : true', '', a(1)))).toEqual([
      'allow allow read, write: if resource.data.a == 1 ? resource.data.b : true;: never true and never false',
      'condition resource.data.a == 1: never false',
      'side resource.data.b: never without an error',
      'side true: never reached',
    ])
  })

  it('is a function that nobody called, or that never gave a value', () => {
    const double = 'function double(x) { return x + x - 0; }'
    const [unused, failing] = ['true', "double('a') == 2"].map((condition) =>
      gaps(covered(condition, double, a(1))),
    )
    expect(unused).toEqual(['function double(x): never called'])
    expect(failing).toContain('function double(x): never without an error')
  })

  it('is not the other outcome of a constant, but that a constant was never reached', () => {
    for (const constant of ['true', 'false']) expect(gaps(covered(constant, '', a(1)))).toEqual([])
    expect(gaps(covered('true', ''))).toEqual(['allow allow read, write: if true;: never reached'])
  })
})
