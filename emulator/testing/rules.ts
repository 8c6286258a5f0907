import { authorize, LookupBudget, type AccessRequest, type RulesDocument } from '../src/rules/authorize.ts'
import type { Observer } from '../src/rules/evaluation/evaluate.ts'
import { parseRules, type Ruleset } from '../src/rules/syntax/parse.ts'
import { encodeFields } from '../src/wire.ts'

/** A request to evaluate rules on, with plain fields and short defaults. */
export interface RulesRequest {
  method?: AccessRequest['method']
  path?: string
  uid?: string | null
  token?: Record<string, unknown> | undefined
  time?: string | undefined
  /** The stored document's fields. */
  data?: Record<string, unknown> | undefined
  /** Its fields after the write. */
  newData?: Record<string, unknown> | undefined
  /** Other documents, by path. */
  others?: Record<string, Record<string, unknown>>
  /** Documents as they are after the commit, where they differ. */
  later?: Record<string, Record<string, unknown> | null>
  /** The collections of a list; `path` is then that of its parent. */
  list?: AccessRequest['list']
  lookups?: LookupBudget
  observer?: Observer
}

let last: { source: string; ruleset: Ruleset } | null = null

/** The parsed rules; the next `decide` with the same source evaluates this very object. */
export function parsedRules(source: string): Ruleset {
  if (last?.source !== source) last = { source, ruleset: parseRules(source) }
  return last.ruleset
}

/** The decision of the rules on a request: 'allowed', or the message of the denial without its first newline. */
export function decide(rules: string, asked: RulesRequest = {}): string {
  const { path = 'things/one', method = 'get', uid = 'u1', token = {}, data, newData } = asked
  const before = { ...asked.others, ...(data && { [path]: data }) }
  const written = method === 'delete' ? null : newData
  const after = { ...before, ...(written !== undefined && { [path]: written }), ...asked.later }
  const denial = authorize(
    parsedRules(rules),
    {
      method,
      path,
      auth: uid === null ? null : { uid, token },
      time: BigInt(Date.parse(asked.time ?? '2026-03-01T10:20:30.456Z')) * 1000n,
      resource: documentAt(path, data),
      newResource: documentAt(path, newData) ?? undefined,
      ...(asked.list && { list: asked.list }),
      before: (at) => documentAt(at, before[at]),
      after: (at) => documentAt(at, after[at]),
      lookups: asked.lookups ?? new LookupBudget('single'),
    },
    asked.observer,
  )
  return denial === null ? 'allowed' : denial.replace('\n', '')
}

function documentAt(path: string, fields: Record<string, unknown> | null | undefined): RulesDocument | null {
  return fields ? { path, fields: encodeFields(fields) } : null
}

/** Rules with these match blocks and functions for the documents, which begin on line 3. */
export function rulesOf(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${body}\n} }`
}

/** Rules with one condition for every document of `things`, after optional functions. */
export function rulesWith(condition: string, functions = ''): string {
  return `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents { ${functions}
match /things/{thing} { allow read, write: if ${condition}; } } }`
}

/** The outcome of a condition: 'true', 'false', or the error message. */
export function evaluateCondition(condition: string, asked: RulesRequest = {}, functions = ''): string {
  const answer = decide(rulesWith(condition, functions), asked)
  if (answer === 'allowed') return 'true'
  return answer.replace(/ for '\w+' @ L\d+$/, '')
}
