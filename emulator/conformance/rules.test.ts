import { describe, it } from 'vitest'
import { decide, type RulesRequest } from '../testing/rules.ts'
import { RulesSyntaxError } from '../src/rules/syntax/parse.ts'
import { compare, hasRecordings, outOfScope, readRecording, replay, type Verdict } from './recordings.ts'

// Replays recorded decisions of Google's production rules evaluator.

interface RecordedCase {
  description: string
  method: NonNullable<RulesRequest['method']>
  path: string
  auth?: { uid: string; token?: Record<string, unknown> } | null
  data?: Record<string, unknown>
  resource?: Record<string, unknown>
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

function decision(rules: string, { method, path, auth, data, resource, ...recorded }: RecordedCase): string {
  const others = (recorded.functionMocks ?? [])
    .filter(({ result }) => result !== false)
    .map((mock) => [mock.path, mock.result === true ? {} : mock.result])
  const segments = path.split('/')
  const list = { collectionId: segments.at(-2) ?? '', allDescendants: false }
  const answer = decide(rules, {
    method,
    path: method === 'list' ? segments.slice(0, -2).join('/') : path,
    ...(method === 'list' && { list }),
    uid: auth?.uid ?? null,
    token: auth?.token,
    time: recorded.requestTime,
    data: resource,
    newData: data,
    others: Object.fromEntries(others) as Record<string, Record<string, unknown>>,
  })
  return answer === 'allowed' ? 'ALLOW' : 'DENY'
}

// What production allows with them is denied here, for this server does not have them.
const absent = ['firestore.binding.request.query', 'map-get-string-and-list-form: list-form']

/** Rules that this server does not load deny everything. */
function verdict(rules: string, recorded: RecordedCase & { name: string }, wanted?: string): Verdict {
  try {
    const found = decision(rules, recorded)
    return found === 'DENY' && absent.some((name) => recorded.name.startsWith(name))
      ? outOfScope
      : compare(found, wanted)
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error
    return wanted === 'DENY' ? null : outOfScope
  }
}

describe.runIf(hasRecordings)('The rules language', () => {
  it('gives the verdicts of the production evaluator', async () => {
    const { scenarios } = readRecording('rules/rules-verdicts.json') as Verdicts
    const all = scenarios.flatMap(({ id, rules, cases }) => {
      return cases.map((one) => ({ ...one, rules, name: `${id}: ${one.description}` }))
    })
    await replay(all, (recorded) => {
      // What the hosted test interface could not know: there the likely truth of the service counts.
      const wanted = recorded.replay === 'use' ? recorded.observed : recorded.likelyLive
      return verdict(recorded.rules, recorded, wanted)
    })
  })

  it('knows every construct that production knows, and no other', async () => {
    const { constructs } = readRecording('rules/language-probes.json') as Probes
    const used = constructs.filter(({ replay }) => replay === 'use')
    const all = used.flatMap(({ id, rules, actualDecision, cases = [] }) =>
      cases.map((recorded) => ({ ...recorded, name: id, rules, actualDecision })),
    )
    await replay(all, ({ rules, actualDecision, ...recorded }) => verdict(rules, recorded, actualDecision))
  })
})
