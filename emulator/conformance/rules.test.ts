import { describe, it } from 'vitest'
import { authorize, LookupBudget, type AccessRequest, type RulesDocument } from '../src/rules/authorize.ts'
import type { Ruleset } from '../src/rules/syntax/ast.ts'
import { parseRules } from '../src/rules/syntax/parse.ts'
import { encodeFields } from '../testing/plain-fields.ts'
import { compare, hasRecordings, readRecording, replay } from './recordings.ts'

// Replays recorded decisions of Google's production rules evaluator.

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
  scenarios: {
    id: string
    rules: string
    cases: (RecordedCase & { observed: string; likelyLive?: string; replay: string })[]
  }[]
}

interface Probes {
  constructs: { id: string; rules: string; actualDecision: string; replay: string; cases?: RecordedCase[] }[]
}

/** The stored documents of a case: its own, and those of its mocks. */
function documentsOf(recorded: RecordedCase): Map<string, RulesDocument> {
  const documents = new Map<string, RulesDocument>()
  if (recorded.resource !== undefined) {
    documents.set(recorded.path, { path: recorded.path, fields: encodeFields(recorded.resource) })
  }
  for (const mock of recorded.functionMocks ?? []) {
    if (mock.result === false) continue
    const fields = mock.result === true ? {} : encodeFields(mock.result as Record<string, unknown>)
    documents.set(mock.path, { path: mock.path, fields })
  }
  return documents
}

function decide(rules: Ruleset, recorded: RecordedCase): string {
  const { method, path, auth, data } = recorded
  const before = documentsOf(recorded)
  const after = new Map(before)
  const written = data === undefined ? undefined : { path, fields: encodeFields(data) }
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

describe.runIf(hasRecordings)('The rules language', () => {
  it('gives the verdicts of the production evaluator', async (context) => {
    const { scenarios } = readRecording('rules/rules-verdicts.json') as Verdicts
    const all = scenarios.flatMap(({ id, rules, cases }) => {
      const ruleset = parseRules(rules)
      return cases.map((one) => ({ ...one, ruleset, name: `${id}: ${one.description}` }))
    })
    await replay(context, 'rules-verdicts.json', all, (recorded) => {
      // What the hosted test interface could not know: there the likely truth of the service counts.
      const wanted = recorded.replay === 'use' ? recorded.observed : recorded.likelyLive
      return compare(decide(recorded.ruleset, recorded), wanted)
    })
  })

  it('knows every construct that production knows, and no other', async (context) => {
    const { constructs } = readRecording('rules/language-probes.json') as Probes
    const used = constructs.filter(({ replay }) => replay === 'use')
    const all = used.flatMap(({ id, rules, actualDecision, cases = [] }) =>
      cases.map((recorded) => ({ name: id, recorded, ruleset: parseRules(rules), actualDecision })),
    )
    await replay(context, 'language-probes.json', all, ({ ruleset, recorded, actualDecision }) =>
      compare(decide(ruleset, recorded), actualDecision),
    )
  })
})
