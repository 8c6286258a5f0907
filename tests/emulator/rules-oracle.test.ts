import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  authorize,
  LookupBudget,
  type AccessRequest,
  type RulesDocument,
} from '../../emulator/firestore/rules/authorize'
import type { Ruleset } from '../../emulator/firestore/rules/syntax/ast'
import { parseRules } from '../../emulator/firestore/rules/syntax/parse'
import type { WireFields, WireValue } from '../../emulator/firestore/wire'

// Verdicts that Google's production evaluator gave, replayed (shared/oracle/README.md).

const folder = '../shared/oracle/rules'

interface RecordedCase {
  description: string
  method: AccessRequest['method']
  path: string
  auth?: { uid: string; token?: Record<string, unknown> } | null
  data?: Record<string, unknown>
  resource?: Record<string, unknown>
  query?: { limit?: number; offset?: number }
  functionMocks?: { function: 'get' | 'exists'; path: string; result: unknown }[]
  requestTime?: string
}

interface Verdicts {
  scenarios: { id: string; rules: string; cases: (RecordedCase & { observed: string; replay: string })[] }[]
}

interface Probes {
  constructs: { id: string; rules: string; actualDecision: string; replay: string; cases: RecordedCase[] }[]
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
}

function toWire(json: unknown): WireValue {
  if (json === null) return { nullValue: null }
  if (typeof json === 'boolean') return { booleanValue: json }
  if (typeof json === 'number') {
    return Number.isInteger(json) ? { integerValue: String(json) } : { doubleValue: json }
  }
  if (typeof json === 'string') return { stringValue: json }
  if (Array.isArray(json)) return { arrayValue: { values: json.map(toWire) } }
  return { mapValue: { fields: toFields(json as Record<string, unknown>) } }
}

function toFields(json: Record<string, unknown>): WireFields {
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, toWire(value)]))
}

/** The store a case stands for: its own document, and those its mocks answer for. */
function documentsOf(recorded: RecordedCase): Map<string, RulesDocument> {
  const documents = new Map<string, RulesDocument>()
  if (recorded.resource !== undefined) {
    documents.set(recorded.path, { path: recorded.path, fields: toFields(recorded.resource) })
  }
  for (const mock of recorded.functionMocks ?? []) {
    if (mock.result === false) continue
    const fields = mock.result === true ? {} : toFields(mock.result as Record<string, unknown>)
    documents.set(mock.path, { path: mock.path, fields })
  }
  return documents
}

function decide(rules: Ruleset, recorded: RecordedCase): string {
  const { method, path, auth, data } = recorded
  const before = documentsOf(recorded)
  const after = new Map(before)
  const written = data === undefined ? undefined : { path, fields: toFields(data) }
  if (method === 'delete') after.delete(path)
  else if (written !== undefined) after.set(path, written)
  const verdict = authorize(rules, {
    method,
    database: '(default)',
    path: method === 'list' ? path.split('/').slice(0, -1).join('/') : path,
    auth: auth ? { uid: auth.uid, token: auth.token ?? {} } : null,
    time: BigInt(Date.parse(recorded.requestTime ?? '2026-07-22T00:00:00Z')) * 1000n,
    resource: before.get(path) ?? null,
    newResource: written,
    query: recorded.query,
    before: (asked) => before.get(asked) ?? null,
    after: (asked) => after.get(asked) ?? null,
    lookups: new LookupBudget('single'),
  })
  return verdict.allowed ? 'ALLOW' : 'DENY'
}

function judge(
  title: string,
  cases: { label: string; expected: string; actual: () => string }[],
  count: number,
): void {
  it(`${title} agree with production in all ${count} recorded cases`, () => {
    const wrong = cases.filter(({ expected, actual }) => actual() !== expected).map(({ label }) => label)
    console.log(`${title}: ${cases.length - wrong.length} of ${cases.length} recorded cases passed`)
    expect(wrong).toEqual([])
    expect(cases).toHaveLength(count)
  })
}

if (existsSync(folder)) {
  describe('the rules language', () => {
    const { scenarios } = read('rules-verdicts.json') as Verdicts
    const verdicts = scenarios.flatMap(({ id, rules, cases }) => {
      const parsed = parseRules(rules)
      return cases
        .filter(({ replay }) => replay === 'use')
        .map((recorded) => ({
          label: `${id}: ${recorded.description}`,
          expected: recorded.observed,
          actual: () => decide(parsed, recorded),
        }))
    })
    judge('rules verdicts', verdicts, 213)

    const { constructs } = read('language-probes.json') as Probes
    const probes = constructs
      .filter(({ replay }) => replay === 'use')
      .flatMap(({ id, rules, actualDecision, cases }) => {
        const parsed = parseRules(rules)
        return cases.map((recorded) => ({
          label: id,
          expected: actualDecision,
          actual: () => decide(parsed, recorded),
        }))
      })
    judge('language probes', probes, 133)
  })
} else {
  console.log(`${folder} is not beside the project: the recorded verdicts are not replayed.`)
  it.skip('the rules language agrees with the recorded verdicts', () => undefined)
}
