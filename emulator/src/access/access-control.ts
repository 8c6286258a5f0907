import { ApiError } from '../errors.ts'
import type { CommitPlan, PlannedWrite } from '../documents/commit.ts'
import type { Database } from '../documents/database.ts'
import type { Usage } from '../projects.ts'
import type { WireFields } from '../wire.ts'
import {
  authorize,
  LookupBudget,
  type AccessRequest,
  type Judge,
  type RulesDocument,
} from '../rules/authorize.ts'
import type { Listed } from '../rules/evaluation/matching.ts'
import type { Ruleset } from '../rules/syntax/parse.ts'
import type { Caller } from './caller.ts'

/** One operation of a request, and what is particular about it. */
type Operation = Pick<AccessRequest, 'method' | 'path' | 'resource'> & Partial<AccessRequest>

/**
 * Evaluates the rules for a request before anything is read or stored: once for each document read, once for a query,
 * once for each write. Every method throws PERMISSION_DENIED if the rules deny.
 */
export class AccessControl {
  /**
   * `time` is when the request was received, in microseconds truncated to milliseconds. Null rules allow everything.
   * Documents that the rules look up are added to `counts`. `observe` gets a judge for each request, once it is decided.
   */
  constructor(
    private readonly rules: Ruleset | null,
    private readonly caller: Caller,
    private readonly database: Database,
    private readonly time: bigint,
    private readonly counts: Pick<Usage, 'lookUps'>,
    private readonly observe?: (judge: Judge) => void,
  ) {}

  /** Throws if the caller is not the administrator. */
  requireAdmin(message: string): void {
    if (this.caller !== 'admin') throw new ApiError('PERMISSION_DENIED', message)
  }

  /** Checks `get` for each document, existing or not; one denial denies all. */
  checkReads(paths: readonly string[]): void {
    this.#check(paths.map((path) => ({ method: 'get', path, resource: this.database.get(path) ?? null })))
  }

  /** Checks `list` for the collections that a query reads below a parent ('' for the root). */
  checkQuery(parent: string, list: Listed): void {
    this.#check([{ method: 'list', path: parent, resource: null, list }])
  }

  /**
   * Checks every write of a commit. Whether it is a create or an update depends on what is stored. A write is evaluated with
   * the document before the commit and the document after the write: if a commit writes a document twice, each step must
   * be allowed.
   */
  checkCommit(plan: CommitPlan): void {
    const after = afterOf(this.database, plan)
    const operations = plan.writes.map((planned): Operation => {
      const resource = planned.before ?? null
      const { path } = planned.write
      const newResource = planned.after === null ? undefined : { path, fields: planned.after }
      return { method: methodOf(planned), path, resource, newResource, after }
    })
    this.#check(operations)
  }

  #check(operations: readonly Operation[]): void {
    const { rules, caller } = this
    if (rules === null || caller === 'admin') return
    const stored = (path: string): RulesDocument | null => this.database.get(path) ?? null
    const judgeBy =
      (read: (from: AccessRequest['before']) => AccessRequest['before']): Judge =>
      (observe) => {
        const budget = new LookupBudget(operations.length === 1 ? 'single' : 'batch')
        for (const operation of operations) {
          const { after = stored } = operation
          const documents = { before: read(stored), after: read(after), lookups: budget.forOperation() }
          const request = { auth: caller, time: this.time, ...operation, ...documents }
          const denial = authorize(rules, request, observe)
          if (denial !== null) return denial
        }
        return null
      }
    const denial = judgeBy((from) => this.#metered(from))()
    this.observe?.(judgeBy((from) => from))
    if (denial !== null) throw new ApiError('PERMISSION_DENIED', denial)
  }

  /** Counts lookups; the LookupBudget answers repeated ones in a request without calling this. */
  #metered(read: AccessRequest['before']): AccessRequest['before'] {
    return (path) => {
      this.counts.lookUps += 1
      return read(path)
    }
  }
}

function methodOf({ write, before }: PlannedWrite): AccessRequest['method'] {
  if (write.kind === 'delete') return 'delete'
  return before === undefined ? 'create' : 'update'
}

function afterOf(database: Database, { outcome }: CommitPlan): AccessRequest['after'] {
  return (path) => {
    const fields: WireFields | null | undefined = outcome.get(path)
    if (fields === undefined) return database.get(path) ?? null
    return fields === null ? null : { path, fields }
  }
}
