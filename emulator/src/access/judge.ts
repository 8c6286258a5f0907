import { ApiError } from '../errors.ts'
import type { CommitPlan, PlannedWrite } from '../documents/commit.ts'
import type { Database } from '../documents/database.ts'
import type { StoredDocument } from '../documents/document.ts'
import type { Usage } from '../projects.ts'
import type { WireFields } from '../wire.ts'
import type { StructuredQuery } from '../queries/decode.ts'
import {
  authorize,
  LookupBudget,
  type AccessObserver,
  type AccessRequest,
  type RulesDocument,
} from '../rules/authorize.ts'
import type { Ruleset } from '../rules/syntax/parse.ts'
import type { Caller } from './caller.ts'

/**
 * Puts each request to the rules, before anything is looked at or stored (RULES-LANGUAGE B.8): one question for each
 * document read, one for a query, one for each write. Every method throws PERMISSION_DENIED where the rules deny.
 */
export class Judge {
  readonly #rules: Ruleset | null
  readonly #auth: AccessRequest['auth']

  /**
   * `time` is the receipt of the request in microseconds, cut to milliseconds. Null rules allow everything. What the
   * rules look up is added to `counts`; `observer` is told what they do.
   */
  constructor(
    rules: Ruleset | null,
    private readonly caller: Caller,
    private readonly database: Database,
    private readonly time: bigint,
    private readonly counts: Pick<Usage, 'lookUps'>,
    private readonly observer?: AccessObserver,
  ) {
    this.#rules = caller.kind === 'admin' ? null : rules
    this.#auth = caller.kind === 'admin' ? null : caller.auth
  }

  /** Throws where the caller is not the administrator. */
  requireAdmin(message: string): void {
    if (this.caller.kind !== 'admin') throw new ApiError('PERMISSION_DENIED', message)
  }

  /** Asks `get` for each document, existing or not; one denial denies all. */
  reads(paths: readonly string[]): void {
    const budget = new LookupBudget(paths.length === 1 ? 'single' : 'batch')
    for (const path of paths) {
      this.#ask(budget.forOperation(), { method: 'get', path, resource: documentOf(this.database.get(path)) })
    }
  }

  /** Asks `list` for a query on a collection below a parent ('' for the root). */
  lists(parent: string, query: StructuredQuery): void {
    if (this.#rules === null) return
    const { collectionId = '', allDescendants = false } = query.from?.[0] ?? {}
    const { where, orderBy = [], limit, offset } = query
    const isOneCollection = collectionId !== '' && !allDescendants
    this.#ask(new LookupBudget('single'), {
      method: 'list',
      path: isOneCollection ? (parent === '' ? collectionId : `${parent}/${collectionId}`) : parent,
      resource: null,
      query: {
        collectionId,
        allDescendants,
        where,
        orderBy: orderBy.map(({ field, direction }) => ({
          field: { fieldPath: field?.fieldPath ?? '' },
          direction,
        })),
        limit,
        offset,
      },
    })
  }

  /**
   * Asks about every write of a commit. Whether it is a create or an update is decided by what is stored, and a write
   * is judged by the document before the commit and the document after the write: where one commit writes a document
   * twice, each step and thereby the net change must be allowed. A verify asks `get`, for it tells whether a document
   * exists and has changed.
   */
  commits(plan: CommitPlan): void {
    const budget = new LookupBudget(plan.writes.length === 1 ? 'single' : 'batch')
    for (const planned of plan.writes) {
      const resource = documentOf(planned.before)
      const { path } = planned.write
      const newResource = planned.after === null ? undefined : { path, fields: planned.after }
      const request = { method: methodOf(planned), path, resource, after: afterOf(this.database, plan) }
      const changes = newResource !== undefined && planned.write.kind === 'update'
      this.#ask(budget.forOperation(), changes ? { ...request, newResource } : request)
    }
  }

  #ask(
    budget: LookupBudget,
    question: Pick<AccessRequest, 'method' | 'path' | 'resource'> & Partial<AccessRequest>,
  ): void {
    if (this.#rules === null) return
    const stored = (path: string): RulesDocument | null => documentOf(this.database.get(path))
    const request: AccessRequest = {
      database: this.database.name.split('/')[3] ?? '',
      auth: this.#auth,
      time: this.time,
      lookups: budget,
      ...question,
      before: this.#counted(stored),
      after: this.#counted(question.after ?? stored),
    }
    const { allowed, message } = authorize(this.#rules, request, this.observer)
    if (!allowed) throw denied(message)
  }

  /** A document that was looked up before in the same request is known, and not asked for here again. */
  #counted(read: AccessRequest['before']): AccessRequest['before'] {
    return (path) => {
      this.counts.lookUps += 1
      return read(path)
    }
  }
}

function methodOf({ write, before }: PlannedWrite): AccessRequest['method'] {
  if (write.kind === 'verify') return 'get'
  if (write.kind === 'delete') return 'delete'
  return before === undefined ? 'create' : 'update'
}

function afterOf(database: Database, { outcome }: CommitPlan): AccessRequest['after'] {
  return (path) => {
    const fields: WireFields | null | undefined = outcome.get(path)
    if (fields === undefined) return documentOf(database.get(path))
    return fields === null ? null : { path, fields }
  }
}

function documentOf(stored: StoredDocument | undefined): RulesDocument | null {
  return stored === undefined ? null : { path: stored.path, fields: stored.fields }
}

function denied(message: string): ApiError {
  return new ApiError('PERMISSION_DENIED', message)
}
