import type { WireFields, WireValue } from '../wire.ts'
import {
  authorize,
  LookupBudget,
  type AccessObserver,
  type AccessRequest,
  type RulesDocument,
} from './authorize.ts'
import { parseRules, type Ruleset } from './syntax/parse.ts'

// What the tests of the rules language ask with: short requests, and rules of one condition.

/** JSON as a stored value: whole numbers are integers; what is written as a wire value stays one. */
export function wire(json: unknown): WireValue {
  if (json === null) return { nullValue: null }
  if (typeof json === 'boolean') return { booleanValue: json }
  if (typeof json === 'number') {
    return Number.isInteger(json) ? { integerValue: String(json) } : { doubleValue: json }
  }
  if (typeof json === 'string') return { stringValue: json }
  if (Array.isArray(json)) return { arrayValue: { values: json.map(wire) } }
  const object = json as Record<string, unknown>
  if (Object.keys(object).some((key) => key.endsWith('Value'))) return object as unknown as WireValue
  return { mapValue: { fields: fieldsOf(object) } }
}

/** A JSON object as the fields of a document. */
function fieldsOf(json: Record<string, unknown>): WireFields {
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, wire(value)]))
}

export interface Asked {
  method?: AccessRequest['method']
  path?: string
  uid?: string | null
  token?: Record<string, unknown>
  time?: string
  /** The stored document's fields. */
  data?: Record<string, unknown>
  /** Its fields after the write. */
  newData?: Record<string, unknown>
  /** Other documents, by path. */
  others?: Record<string, Record<string, unknown>>
  /** Documents as they are after the commit, where they differ. */
  later?: Record<string, Record<string, unknown> | null>
  query?: AccessRequest['query']
  lookups?: LookupBudget
  observer?: AccessObserver
}

let last: { source: string; ruleset: Ruleset } | null = null

/** The rules of a source: the same object that `ask` puts its next request to. */
export function parsed(source: string): Ruleset {
  if (last?.source !== source) last = { source, ruleset: parseRules(source) }
  return last.ruleset
}

/** The verdict of a rules source on a request: 'allowed', or the message of the denial without its first newline. */
export function ask(rules: string, asked: Asked = {}): string {
  const { path = 'things/one', method = 'get', uid = 'u1', token = {}, data, newData, others = {} } = asked
  const stored = new Map<string, RulesDocument>()
  const put = (at: string, fields: Record<string, unknown>): RulesDocument => {
    const document = { path: at, fields: fieldsOf(fields) }
    stored.set(at, document)
    return document
  }
  for (const [at, fields] of Object.entries(others)) put(at, fields)
  const resource = data === undefined ? null : put(path, data)
  const newResource = newData === undefined ? undefined : { path, fields: fieldsOf(newData) }
  const after = (at: string): RulesDocument | null => {
    const later = asked.later?.[at]
    if (later !== undefined) return later === null ? null : { path: at, fields: fieldsOf(later) }
    if (at === path && method === 'delete') return null
    return at === path && newResource ? newResource : (stored.get(at) ?? null)
  }
  const verdict = authorize(
    parsed(rules),
    {
      method,
      database: '(default)',
      path,
      auth: uid === null ? null : { uid, token },
      time: BigInt(Date.parse(asked.time ?? '2026-03-01T10:20:30.456Z')) * 1000n,
      resource,
      newResource,
      query: asked.query,
      before: (at) => stored.get(at) ?? null,
      after,
      lookups: asked.lookups ?? new LookupBudget('single'),
    },
    asked.observer,
  )
  return verdict.allowed ? 'allowed' : verdict.message.replace('\n', '')
}

/** Rules with one condition for every document of `things` and what may stand before it. */
export function rulesWith(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${functions}
match /things/{thing} { allow read, write: if ${condition}; } } }`
}

/** What a condition comes to: 'true', 'false', or the error's message. */
export function evaluated(condition: string, asked: Asked = {}, functions = ''): string {
  const answer = ask(rulesWith(condition, functions), asked)
  if (answer === 'allowed') return 'true'
  return answer.replace(/ for '\w+' @ L\d+$/, '')
}
