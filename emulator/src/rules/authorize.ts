import type { WireFields } from '../wire.ts'
import { fromJson, mapFromWire } from './evaluation/convert.ts'
import { evaluate, type Context, type Observer } from './evaluation/evaluate.ts'
import { LookupBudget } from './evaluation/lookups.ts'
import { listTarget, matching, type Listed } from './evaluation/matching.ts'
import { mapOf, PathValue, RuleError, TimestampValue, type Outcome, type Value } from './evaluation/values.ts'
import type { Allow, Method, Ruleset } from './syntax/ast.ts'

export { LookupBudget }

export interface RulesDocument {
  /** Relative to the root: `Users/u1/Students/s1`. */
  path: string
  fields: WireFields
}

export interface AccessRequest {
  method: Method
  /** The document's path relative to the root. For a list: of the document it is asked under, '' for the root. */
  path: string
  auth: { uid: string; token: Record<string, unknown> } | null
  /** When the request was received: microseconds since the epoch, truncated to milliseconds. */
  time: bigint
  /** The stored document, or null. Ignored for a list. */
  resource: RulesDocument | null
  /** The document as it will be after the write (create and update). */
  newResource?: RulesDocument | undefined
  /** Of a list, and of nothing else: the collections it reads. */
  list?: Listed
  /** A document as it is before the commit (get, exists). */
  before: (path: string) => RulesDocument | null
  /** A document as it is after the whole commit (getAfter, existsAfter). */
  after: (path: string) => RulesDocument | null
  lookups: LookupBudget
}

/** Judges a whole request by the rules as they are now: null if they allow it, otherwise the denial. */
export type Judge = (observe?: Observer) => string | null

const root = ['databases', '(default)', 'documents']

/**
 * Whether the rules allow the request: one matching allow statement must evaluate to true. A list is judged without the
 * documents that it may return: but for `resource.data.field == text`, where a filter demands the same, whatever a
 * condition reads of them is an error (decision 29).
 * @returns null if they do, otherwise the denial in the format of Google's emulator, one entry per clause tried.
 */
export function authorize(rules: Ruleset, request: AccessRequest, observe?: Observer): string | null {
  const { method, list } = request
  const path = [...root, ...request.path.split('/').filter((segment) => segment !== '')]
  const shared = {
    request: requestValue(request, path),
    resource: list === undefined ? resourceValue(request.resource) : new RuleError(unknownDocuments),
    filtered: filteredBy(list),
    lookUp: lookUpIn(request),
    evaluated: 0,
    observe,
  }
  const tried: string[] = []
  for (const { block, wildcards } of matching(rules, list ? listTarget(path, list) : path)) {
    for (const allow of block.allows) {
      if (!allow.methods.includes(method)) continue
      const context: Context = { ...shared, wildcards, callDepth: 0 }
      const outcome = evaluate(allow.condition, context, wildcards(block))
      shared.evaluated = context.evaluated
      if (outcome === true) return null
      tried.push(`${reason(outcome, allow)} for '${method}' @ L${allow.span.line}`)
    }
  }
  return `\n${tried.length === 0 ? 'No matching allow statements' : tried.join(', ')}`
}

const unknownDocuments =
  'A list is judged without its documents: of the filters of a query only == with a text proves something.'

/** Texts alone: a number equals others that the rules tell apart. */
function filteredBy(list: Listed | undefined): Map<string, Value> {
  const known = new Map<string, Value>()
  for (const { path, op, value } of list?.comparisons ?? []) {
    const [field = '', ...deeper] = path ?? []
    if (op === 'EQUAL' && deeper.length === 0 && 'stringValue' in value) known.set(field, value.stringValue)
  }
  return known
}

function reason(outcome: Outcome, allow: Allow): string {
  if (outcome === false) return 'false'
  if (outcome instanceof RuleError && outcome.message !== '') return outcome.message
  const { line, column } = (outcome instanceof RuleError ? outcome.span : null) ?? allow.condition.span
  return `evaluation error at L${line}:${column}`
}

function requestValue(request: AccessRequest, path: readonly string[]): Value {
  const { auth, method, time, list, newResource } = request
  return mapOf({
    auth: auth && mapOf({ uid: auth.uid, token: fromJson(auth.token) }),
    method,
    time: new TimestampValue(time * 1000n),
    ...(list === undefined && { path: new PathValue(path) }),
    ...(newResource && { resource: resourceValue(newResource) }),
  })
}

function resourceValue(document: RulesDocument | null): Value {
  if (document === null) return null
  const segments = document.path.split('/')
  const __name__ = new PathValue([...root, ...segments])
  return mapOf({ data: mapFromWire(document.fields), id: segments.at(-1) ?? '', __name__ })
}

/** Reads a document for get() and its like, once for each path. */
function lookUpIn({ before, after, lookups }: AccessRequest): Context['lookUp'] {
  return (path, state) =>
    lookups.find(`${state} ${path}`, () => resourceValue(state === 'before' ? before(path) : after(path)))
}
