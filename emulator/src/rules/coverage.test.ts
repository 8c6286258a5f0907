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

/** A row as `kind source: true/false/value/error`. */
function line(row: CoverageRow): string {
  return `${row.kind} ${row.text}: ${row.true}/${row.false}/${row.value}/${row.error}`
}

function gaps(rows: readonly CoverageRow[]): string[] {
  return rows.flatMap((row) => (gapOf(row) === null ? [] : [`${row.kind} ${row.text}: ${gapOf(row)}`]))
}

const a = (value: unknown, b?: unknown): RulesRequest => ({
  data: { a: value, ...(b !== undefined && { b }) },
})

describe('The places of a rules file', () => {
  it('are its allows, functions and branches in source order, each with its line and column', () => {
    const source = `service cloud.firestore {
  function f(x, y) { let z = x && y; return z ? [x] : [!(x && true)]; }
  match /a/{b} { function g(x) {
    return x == 1; }
    allow get, list: if
      (b == 'a' || f(true, false)) && g(b);
    allow create; }
}`
    const { rows } = new RulesCoverage(parsedRules(source))
    expect(rows.map(({ kind, span, text }) => `${span.line}:${span.column} ${kind} ${text}`)).toEqual([
      '2:3 function f(x, y)',
      '2:30 operand x',
      '2:35 operand y',
      '2:45 condition z',
      '2:49 side [x]',
      '2:55 side [!(x && true)]',
      '2:58 operand x',
      '2:63 operand true',
      '3:18 function g(x)',
      "5:5 allow allow get, list: if (b == 'a' || f(true, false)) && g(b);",
      "6:7 operand (b == 'a' || f(true, false))",
      "6:8 operand b == 'a'",
      '6:20 operand f(true, false)',
      '6:39 operand g(b)',
      '7:5 allow allow create;',
    ])
  })
})

describe('Each place counts', () => {
  it('what it came to, and nothing where another decided before it', () => {
    const condition = "resource.data.a == 1 && resource.data.b == 2 || resource.id == 'x'"
    const rows = covered(condition, '', a(1), a(2), a(1, 2))
    expect(rows.map(line)).toEqual([
      "allow allow read, write: if resource.data.a == 1 && resource.data.b == 2 || resource.id == 'x';: 1/1/0/1",
      'operand resource.data.a == 1 && resource.data.b == 2: 1/1/0/1',
      'operand resource.data.a == 1: 2/1/0/0',
      'operand resource.data.b == 2: 1/0/0/1',
      "operand resource.id == 'x': 0/2/0/0",
    ])
  })

  it('values of a function, and errors of what it names first', () => {
    const half = 'function half(x) { let more = x + 2; return more - 1; }'
    const [row] = covered('half(resource.data.a) == 1', half, a(2), a(4), a('two'))
    expect(row && line(row)).toBe('function half(x): 0/0/2/1')
  })

  it('what `?:` asks, and the side that was taken', () => {
    const rows = covered('resource.data.a == 1 ? resource.data.b : true', '', a(1), a(2))
    expect(rows.slice(1).map(line)).toEqual([
      'condition resource.data.a == 1: 1/1/0/0',
      'side resource.data.b: 0/0/0/1',
      'side true: 1/0/0/0',
    ])
  })
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
