import type { WireFields } from '../wire.ts'
import { fromJson, mapFromWire } from './evaluation/convert.ts'
import { evaluate, type Context, type Observer } from './evaluation/evaluate.ts'
import { LookupBudget, type DocumentSource } from './evaluation/lookups.ts'
import { listTarget, matching, matchingCost, type TargetSegment } from './evaluation/matching.ts'
import {
  branchesOf,
  type Branch,
  type QueryFilter,
  type StructuredQueryConstraints,
} from './evaluation/query-constraints.ts'
import {
  MapValue,
  PartialValue,
  PathValue,
  RuleError,
  TimestampValue,
  type Outcome,
  type Value,
} from './evaluation/values.ts'
import type { Allow, Method, Ruleset } from './syntax/ast.ts'

export { LookupBudget }
export type { QueryFilter, StructuredQueryConstraints }

export interface RulesDocument {
  /** Relative to the root: `Users/u1/Students/s1`. */
  path: string
  fields: WireFields
}

export interface AccessRequest {
  method: Method
  /** The database's id: `(default)`. */
  database: string
  /**
   * The document's path relative to the root. For a list: the path of the collection; of a collection group: of the
   * document it is asked under, '' for the root (the query says which group).
   */
  path: string
  auth: { uid: string; token: Record<string, unknown> } | null
  /** When the request was received: microseconds since the epoch, truncated to milliseconds. */
  time: bigint
  /** The stored document, or null. Ignored for a list. */
  resource: RulesDocument | null
  /** The document as it will be after the write (create and update). */
  newResource?: RulesDocument | undefined
  /** List only: the constraints of the query. */
  query?: StructuredQueryConstraints | undefined
  /** A document as it is before the commit (get, exists). */
  before: (path: string) => RulesDocument | null
  /** A document as it is after the whole commit (getAfter, existsAfter). */
  after: (path: string) => RulesDocument | null
  lookups: LookupBudget
}

export interface Verdict {
  allowed: boolean
  /** The denial in the format of Google's emulator, one entry per clause tried; empty if allowed. */
  message: string
}

/** Notified of evaluations, for coverage and tracing. */
export interface AccessObserver {
  clause?: (allow: Allow, outcome: 'true' | 'false' | 'error') => void
  expression?: Observer
}

/** The cost of a request so far: expressions evaluated, and items and characters processed. */
interface Cost {
  evaluated: number
  work: number
}

// The cost of an expression relative to reading a character.
const expressionCost = 10
const expressionWarning = 1_000
const warned = new WeakSet<Allow>()

/**
 * Whether the rules allow the request: one matching allow statement must evaluate to true. A list is evaluated on what its
 * query guarantees, once for each way in which a document can match it
 * (https://firebase.google.com/docs/firestore/security/rules-query, decision 30).
 */
export function authorize(rules: Ruleset, request: AccessRequest, observer?: AccessObserver): Verdict {
  const { lookups } = request
  if (lookups.isExhausted) {
    return { allowed: false, message: '\nThe request is too expensive to evaluate.' }
  }
  const cost = { evaluated: 0, work: 0 }
  try {
    const verdict = decide(rules, request, cost, observer)
    lookups.spend(cost.evaluated * expressionCost + cost.work)
    return verdict
  } catch (error) {
    // Values nested too deep for the stack: what cannot be evaluated is denied.
    if (error instanceof RangeError)
      return { allowed: false, message: '\nThe request is too deep to evaluate.' }
    throw error
  }
}

function decide(
  rules: Ruleset,
  request: AccessRequest,
  cost: Cost,
  observer: AccessObserver | undefined,
): Verdict {
  if (request.method !== 'list') return evaluateClauses(rules, request, subjectOf(request), cost, observer)
  const branches = branchesOf(request.query?.where)
  if (branches === null)
    return { allowed: false, message: '\nThe query has no branch to evaluate, or too many.' }
  for (const branch of branches) {
    const verdict = evaluateClauses(rules, request, listSubject(request, branch), cost, observer)
    if (!verdict.allowed) return verdict
  }
  return { allowed: true, message: '' }
}

/** What the request is about, apart from the caller: its path and its resource. */
interface Subject {
  target: readonly TargetSegment[]
  path: Value
  resource: Value
}

function evaluateClauses(
  rules: Ruleset,
  request: AccessRequest,
  subject: Subject,
  cost: Cost,
  observer: AccessObserver | undefined,
): Verdict {
  const tried: string[] = []
  const shared = {
    request: requestValue(request, subject.path),
    resource: subject.resource,
    documents: sourceOf(request),
  }
  cost.work += matchingCost(rules, subject.target)
  for (const { allows, wildcards, scope } of matching(rules, subject.target)) {
    for (const allow of allows) {
      if (!allow.methods.includes(request.method)) continue
      const { condition } = allow
      const context: Context = {
        ...shared,
        wildcards,
        evaluated: cost.evaluated,
        work: cost.work,
        callDepth: 0,
        height: condition?.depth ?? 0,
        observe: observer?.expression,
      }
      const outcome = condition === null || evaluate(condition, context, scope)
      warnOfSize(allow, context.evaluated - cost.evaluated)
      cost.evaluated = context.evaluated
      cost.work = context.work
      observer?.clause?.(allow, typeof outcome === 'boolean' ? (outcome ? 'true' : 'false') : 'error')
      if (outcome === true) return { allowed: true, message: '' }
      tried.push(`${reason(outcome, allow)} for '${request.method}' @ L${allow.span.line}`)
    }
  }
  return {
    allowed: false,
    message: `\n${tried.length === 0 ? 'No matching allow statements' : tried.join(', ')}`,
  }
}

function reason(outcome: Outcome, allow: Allow): string {
  if (outcome === false) return 'false'
  if (outcome instanceof PartialValue) return outcome.unknown.message
  if (outcome instanceof RuleError && outcome.message !== '') return outcome.message
  const { line, column } =
    (outcome instanceof RuleError ? outcome.span : null) ?? allow.condition?.span ?? allow.span
  return `evaluation error at L${line}:${column}`
}

/** Google stops at 1,000 expressions; this server only warns, once for each clause. */
function warnOfSize(allow: Allow, evaluated: number): void {
  if (evaluated <= expressionWarning || warned.has(allow)) return
  warned.add(allow)
  console.warn(
    `firestore.rules: the allow at L${allow.span.line} evaluated ${evaluated} expressions; Google stops at ${expressionWarning} a request.`,
  )
}

function subjectOf(request: AccessRequest): Subject {
  const target = ['databases', request.database, 'documents', ...request.path.split('/')]
  return { target, path: new PathValue(target), resource: resourceValue(request.resource, request.database) }
}

function listSubject(request: AccessRequest, branch: Branch): Subject {
  const { target, name } = listTarget(request, branch.documentPath)
  const unknown = (what: string): Value => new PartialValue({ kind: 'nothing' }, what)
  const entries = new Map<string, Value>([
    ['data', branch.data],
    ['id', name?.segments.at(-1) ?? unknown('id')],
    ['__name__', name ?? unknown('__name__')],
  ])
  return { target, path: name ?? unknown('path'), resource: new MapValue(entries) }
}

function requestValue(request: AccessRequest, path: Value): Value {
  return new MapValue(() => {
    const entries = new Map<string, Value>([
      ['auth', authValue(request.auth)],
      ['method', request.method],
      ['path', path],
      ['time', new TimestampValue(request.time * 1000n)],
    ])
    if (request.newResource) entries.set('resource', resourceValue(request.newResource, request.database))
    if (request.method === 'list') entries.set('query', queryValue(request.query ?? {}))
    return entries
  })
}

function authValue(auth: AccessRequest['auth']): Value {
  if (auth === null) return null
  return new MapValue(
    new Map([
      ['uid', auth.uid],
      ['token', fromJson(auth.token)],
    ] as [string, Value][]),
  )
}

function resourceValue(document: RulesDocument | null, database: string): Value {
  if (document === null) return null
  return new MapValue(() => {
    const segments = document.path.split('/')
    return new Map<string, Value>([
      ['data', mapFromWire(document.fields)],
      ['id', segments.at(-1) ?? ''],
      ['__name__', new PathValue(['databases', database, 'documents', ...segments])],
    ])
  })
}

/** request.query: null for what the query does not set; orderBy maps fields to 'ASC' or 'DESC'. */
function queryValue({ limit, offset, orderBy }: StructuredQueryConstraints): Value {
  const count = typeof limit === 'object' ? limit?.value : limit
  const orders = (orderBy ?? []).map(({ field, direction }): [string, Value] => [
    field.fieldPath,
    direction === 'DESCENDING' ? 'DESC' : 'ASC',
  ])
  return new MapValue(
    new Map<string, Value>([
      ['limit', count === undefined ? null : BigInt(count)],
      ['offset', offset === undefined || offset === null ? null : BigInt(offset)],
      ['orderBy', orders.length === 0 ? null : new MapValue(new Map(orders))],
    ]),
  )
}

function sourceOf(request: AccessRequest): DocumentSource {
  const { database, lookups } = request
  return {
    database,
    lookups,
    read: (path, state) =>
      resourceValue(state === 'before' ? request.before(path) : request.after(path), database),
  }
}
